/** Who asked to be forgotten: all that was known of them goes, and a hash keeps imports from bringing it back. */
import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../content/rows'
import { moment, runStatement } from '../../../content/statements'
import { forgetNumber } from '../../sms'

/** With the site's secret: numbers are few enough that a plain hash could be tried through. */
export const suppressionHash = ({ secret }: Pick<BasePayload, 'secret'>, mobile: string): string =>
  createHmac('sha256', secret).update(`newsletter-suppressed:${mobile}`).digest('base64url')

/** Those of these numbers that are suppressed. */
export async function suppressedAmong(payload: BasePayload, mobiles: readonly string[]): Promise<Set<string>> {
  if (mobiles.length === 0) return new Set()
  const byHash = new Map(mobiles.map((mobile) => [suppressionHash(payload, mobile), mobile]))
  const rows = await runStatement(
    payload,
    sql`select hash from suppressed_numbers where hash in (${sql.join(
      [...byHash.keys()].map((hash) => sql`${hash}`),
      sql`, `,
    )})`,
  )
  return new Set(rows.flatMap(({ hash }) => byHash.get(textIn(hash)) ?? []))
}

/** Their own new consent opens the way again. */
export async function liftSuppression(payload: BasePayload, mobile: string): Promise<void> {
  await runStatement(payload, sql`delete from suppressed_numbers where hash = ${suppressionHash(payload, mobile)}`)
}

/** The suppression first: what dies in between leaves nobody unprotected, and can be asked for again. */
export async function erasePerson(payload: BasePayload, mobile: string, now: number = Date.now()): Promise<void> {
  const at = moment(now)
  await runStatement(
    payload,
    sql`insert into suppressed_numbers (hash, updated_at, created_at) values (${suppressionHash(payload, mobile)}, ${at}, ${at})
      on conflict (hash) do nothing`,
  )
  await forgetNumber(payload, mobile)
  await runStatement(
    payload,
    sql`delete from subscriptions where subscriber_id in (select id from subscribers where mobile = ${mobile})`,
  )
  await runStatement(payload, sql`delete from pending_activations where mobile = ${mobile}`)
  await runStatement(payload, sql`delete from consent_events where mobile = ${mobile}`)
  await runStatement(payload, sql`delete from subscribers where mobile = ${mobile}`)
}
