/** Rate limit of the gateway: all processes reserve their times in one row, so that together they keep the rate. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { runStatement } from '../../cms/statements'
import { alias, into, returning } from '../../cms/tables'
import { smsPace } from './tables'

const p = alias(smsPace, 'p')

/** Returns when the first of `count` messages may be sent; the others follow at the rate. */
export async function takeTurns(
  payload: BasePayload,
  gateway: string,
  { count, perSecond, now }: { count: number; perSecond: number; now: number },
): Promise<number> {
  if (perSecond <= 0) return now
  const length = Math.ceil((count * 1000) / perSecond)
  const [row] = await runStatement(
    payload,
    returning(
      sql`insert into ${into(p, 'gateway', 'next_at')} values (${gateway}, ${now + length})
        on conflict (${smsPace.gateway}) do update set ${smsPace.next_at} =
          case when ${p.next_at} > ${now} then ${p.next_at} else ${now} end + ${length}`,
      { next_at: smsPace.next_at },
    ),
  )
  return Number(row?.next_at ?? now + length) - length
}

/** Resolves at the moment, or when `signal` aborts. */
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
