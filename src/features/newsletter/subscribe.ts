/**
 * Stores what somebody agreed to. The order holds without a transaction (decision 005): the evidence, then the person,
 * then all subscriptions in one statement. What died in between is a person to whom nobody writes.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { listOf, moment, name, runStatement } from '../../cms/statements'
import type { Locale } from '../../lib/locales'
import { type Circumstances, recordEvidence } from './evidence/record'
import { liftSuppression } from './evidence/suppression'
import type { Source } from './sources'

/** The newsletter of a site without groups. */
export const NO_GROUP = 0

export interface Person {
  /** E.164. */
  mobile: string
  name: string
  locale: Locale
  customFields: Readonly<Record<string, string>>
  source: Source
}

const groupColumn = name('group')
export const groupIn = (groups: readonly number[]): SQL => sql`${groupColumn} in (${listOf(groups)})`

/** Which of these groups a number subscribes to already. */
export async function activeGroups(
  payload: BasePayload,
  mobile: string,
  groups: readonly number[],
): Promise<Set<number>> {
  const rows = await runStatement(
    payload,
    sql`select ${groupColumn} as "group" from subscriptions where state = 'active' and ${groupIn(groups)}
      and subscriber_id = (select id from subscribers where mobile = ${mobile})`,
  )
  return new Set(rows.map(({ group }) => Number(group)))
}

/** The person, there already or not. */
async function storePerson(payload: BasePayload, person: Person, now: number): Promise<number> {
  const at = moment(now)
  const { mobile, locale, customFields, source } = person
  const [row] = await runStatement(
    payload,
    sql`insert into subscribers (mobile, name, locale, custom_fields, source, updated_at, created_at)
      values (${mobile}, ${person.name}, ${locale}, ${JSON.stringify(customFields)}, ${source}, ${at}, ${at})
      on conflict (mobile) do update set name = excluded.name, locale = excluded.locale,
        custom_fields = excluded.custom_fields, updated_at = excluded.updated_at
      returning id`,
  )
  return Number(row?.id)
}

/**
 * Begins subscriptions. `evidence` says how the person agreed. Groups that were active already stay as they are.
 * Returns the subscriber's id.
 */
export async function beginSubscriptions(
  payload: BasePayload,
  person: Person,
  groups: readonly number[],
  evidence: Circumstances & { kind: 'given' | 'confirmed' },
  now: number,
): Promise<number> {
  const [consent] = await recordEvidence(payload, [{ ...evidence, mobile: person.mobile, groups }], now)
  const subscriber = await storePerson(payload, person, now)
  await liftSuppression(payload, person.mobile)
  const rows = groups.map((group) => sql`(${subscriber}, ${group}, 'active', ${consent ?? null}, ${moment(now)})`)
  await runStatement(
    payload,
    sql`insert into subscriptions (subscriber_id, ${groupColumn}, state, consent, since)
      values ${sql.join(rows, sql`, `)}
      on conflict (subscriber_id, ${groupColumn}) do update
        set state = 'active', consent = excluded.consent, since = excluded.since, ended = null
        where subscriptions.state <> 'active'`,
  )
  return subscriber
}

/** Ends subscriptions in one statement, and notes the withdrawal. How many ended. */
export async function endSubscriptions(
  payload: BasePayload,
  mobile: string,
  groups: readonly number[] | 'all',
  { page, address, source }: Circumstances,
  now: number = Date.now(),
): Promise<number> {
  if (groups !== 'all' && groups.length === 0) return 0
  const which = groups === 'all' ? sql`` : sql`and ${groupIn(groups)}`
  const rows = await runStatement(
    payload,
    sql`update subscriptions set state = 'ended', ended = ${moment(now)} where state = 'active' ${which}
      and subscriber_id = (select id from subscribers where mobile = ${mobile}) returning ${groupColumn} as "group"`,
  )
  const ended = rows.map(({ group }) => Number(group))
  // Whoever leaves agrees to no words, whatever form they left by.
  const evidence = { page, address, source, mobile, kind: 'withdrawn', groups: ended } as const
  if (ended.length > 0) await recordEvidence(payload, [evidence], now)
  return ended.length
}
