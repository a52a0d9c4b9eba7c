/** Erasure on request: all data about the person is deleted, and a hash keeps imports from restoring it. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../cms/rows'
import { listOf, moment, runStatement } from '../../../cms/statements'
import { into, select } from '../../../cms/tables'
import { signatureText } from '../../../platform/signing'
import { deleteNumber } from '../../sms'
import { consentEvents, pendingActivations, subscribers, subscriptions, suppressedNumbers } from '../tables'

/** Keyed with the site's secret: there are few enough numbers to try all against a plain hash. */
const suppressionHash = ({ secret }: Pick<BasePayload, 'secret'>, mobile: string): string =>
  signatureText(secret, 'newsletter-suppressed', mobile)

/** The suppressed ones among these numbers. */
export async function suppressedAmong(payload: BasePayload, mobiles: readonly string[]): Promise<Set<string>> {
  if (mobiles.length === 0) return new Set()
  const byHash = new Map(mobiles.map((mobile) => [suppressionHash(payload, mobile), mobile]))
  const rows = await runStatement(
    payload,
    select(
      { hash: suppressedNumbers.hash },
      sql`from ${suppressedNumbers} where ${suppressedNumbers.hash} in (${listOf([...byHash.keys()])})`,
    ),
  )
  return new Set(rows.flatMap(({ hash }) => byHash.get(textIn(hash)) ?? []))
}

/** A new consent of the person lifts the suppression. */
export async function liftSuppression(payload: BasePayload, mobile: string): Promise<void> {
  await runStatement(
    payload,
    sql`delete from ${suppressedNumbers} where ${suppressedNumbers.hash} = ${suppressionHash(payload, mobile)}`,
  )
}

/** Keeps imports from restoring these numbers. */
async function suppress(payload: BasePayload, mobiles: readonly string[], now: number): Promise<void> {
  const at = moment(now)
  const rows = mobiles.map((mobile) => sql`(${suppressionHash(payload, mobile)}, ${at}, ${at})`)
  await runStatement(
    payload,
    sql`insert into ${into(suppressedNumbers, 'hash', 'updated_at', 'created_at')} values ${sql.join(rows, sql`, `)}
      on conflict (${suppressedNumbers.hash}) do nothing`,
  )
}

/** Deletes the subscribers; the evidence of their consent stays. */
export async function deleteSubscribers(payload: BasePayload, mobiles: readonly string[], now: number): Promise<void> {
  if (mobiles.length === 0) return
  await suppress(payload, mobiles, now)
  await runStatement(
    payload,
    sql`delete from ${subscriptions} where ${subscriptions.subscriber_id} in (select ${subscribers.id}
      from ${subscribers} where ${subscribers.mobile} in (${listOf(mobiles)}))`,
  )
  await runStatement(payload, sql`delete from ${subscribers} where ${subscribers.mobile} in (${listOf(mobiles)})`)
}

/** Prefix of the hash that replaces the number of an erased person in the evidence. */
const ERASED = 'erased:'

/**
 * Suppresses first: an interrupted erasure leaves the number protected, and can be repeated. The evidence keeps that a
 * person agreed to this wording at that time, under a hash from which the number cannot be read: a person who denies
 * having agreed states the number, and can be answered (decision 038).
 */
export async function erasePerson(payload: BasePayload, mobile: string, now: number = Date.now()): Promise<void> {
  await suppress(payload, [mobile], now)
  await deleteNumber(payload, mobile)
  await runStatement(payload, sql`delete from ${pendingActivations} where ${pendingActivations.mobile} = ${mobile}`)
  await runStatement(
    payload,
    sql`update ${consentEvents} set ${consentEvents.mobile} = ${ERASED + suppressionHash(payload, mobile)},
      ${consentEvents.page} = null, ${consentEvents.address} = null,
      ${consentEvents.source} = case when ${consentEvents.kind} = 'imported' then ${consentEvents.source} end
      where ${consentEvents.mobile} = ${mobile} returning ${consentEvents.id}`,
  )
  await deleteSubscribers(payload, [mobile], now)
}
