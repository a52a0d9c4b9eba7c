/** Who asked to be forgotten: all that was known of them goes, and a hash keeps imports from bringing it back. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../cms/rows'
import { listOf, moment, runStatement } from '../../../cms/statements'
import { signatureText } from '../../../platform/signing'
import { forgetNumber } from '../../sms'

/** With the site's secret: numbers are few enough that a plain hash could be tried through. */
const suppressionHash = ({ secret }: Pick<BasePayload, 'secret'>, mobile: string): string =>
  signatureText(secret, 'newsletter-suppressed', mobile)

/** Those of these numbers that are suppressed. */
export async function suppressedAmong(payload: BasePayload, mobiles: readonly string[]): Promise<Set<string>> {
  if (mobiles.length === 0) return new Set()
  const byHash = new Map(mobiles.map((mobile) => [suppressionHash(payload, mobile), mobile]))
  const rows = await runStatement(
    payload,
    sql`select hash from suppressed_numbers where hash in (${listOf([...byHash.keys()])})`,
  )
  return new Set(rows.flatMap(({ hash }) => byHash.get(textIn(hash)) ?? []))
}

/** Their own new consent opens the way again. */
export async function liftSuppression(payload: BasePayload, mobile: string): Promise<void> {
  await runStatement(payload, sql`delete from suppressed_numbers where hash = ${suppressionHash(payload, mobile)}`)
}

/** No import brings them back. */
async function suppress(payload: BasePayload, mobiles: readonly string[], now: number): Promise<void> {
  const at = moment(now)
  const rows = mobiles.map((mobile) => sql`(${suppressionHash(payload, mobile)}, ${at}, ${at})`)
  await runStatement(
    payload,
    sql`insert into suppressed_numbers (hash, updated_at, created_at) values ${sql.join(rows, sql`, `)}
      on conflict (hash) do nothing`,
  )
}

/** The people themselves; what shows that they agreed stays. */
export async function deleteSubscribers(payload: BasePayload, mobiles: readonly string[], now: number): Promise<void> {
  if (mobiles.length === 0) return
  await suppress(payload, mobiles, now)
  await runStatement(
    payload,
    sql`delete from subscriptions where subscriber_id in (select id from subscribers where mobile in (${listOf(mobiles)}))`,
  )
  await runStatement(payload, sql`delete from subscribers where mobile in (${listOf(mobiles)})`)
}

/** Begins what stands in place of a number in evidence of somebody who was erased. */
const ERASED = 'erased:'

/**
 * The suppression first: what dies in between leaves nobody unprotected, and can be asked for again. Of the evidence
 * stays that somebody agreed to these words at that time, under the hash of a number that nobody can read out of it:
 * whoever claims never to have agreed names the number, and is answered (decision 043).
 */
export async function erasePerson(payload: BasePayload, mobile: string, now: number = Date.now()): Promise<void> {
  await suppress(payload, [mobile], now)
  await forgetNumber(payload, mobile)
  await runStatement(payload, sql`delete from pending_activations where mobile = ${mobile}`)
  await runStatement(
    payload,
    sql`update consent_events set mobile = ${ERASED + suppressionHash(payload, mobile)}, page = null, address = null,
      source = case when kind = 'imported' then source end where mobile = ${mobile} returning id`,
  )
  await deleteSubscribers(payload, [mobile], now)
}
