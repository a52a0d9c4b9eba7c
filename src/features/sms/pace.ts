/** How fast the gateway wants it: all processes take their moments from one row, so that together they keep the rate. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runStatement } from '../../cms/statements'

/** When the first of `count` messages may go; the others follow at the rate. */
export async function takeTurns(
  payload: BasePayload,
  gateway: string,
  { count, perSecond, now }: { count: number; perSecond: number; now: number },
): Promise<number> {
  if (perSecond <= 0) return now
  const length = Math.ceil((count * 1000) / perSecond)
  const [row] = await runStatement(
    payload,
    sql`insert into sms_pace (gateway, next_at) values (${gateway}, ${now + length})
      on conflict (gateway) do update set next_at =
        case when sms_pace.next_at > ${now} then sms_pace.next_at else ${now} end + ${length}
      returning next_at`,
  )
  return Number(row?.next_at ?? now + length) - length
}

/** Resolves at the moment, or when `signal` says that all shall end. */
export function waitUntil(moment: number, signal: AbortSignal): Promise<void> {
  const time = moment - Date.now()
  if (time <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, time)
    signal.addEventListener('abort', done)
  })
}
