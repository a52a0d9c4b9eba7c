/**
 * Stores a consent. The order is safe without a transaction (decision 005): the evidence, then the person, then all
 * subscriptions in one statement. An interruption leaves a person without subscriptions, who gets no messages.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { listOf, moment, runStatement } from '../../cms/statements'
import { alias, excluded, into, returning, select } from '../../cms/tables'
import type { Locale } from '../../lib/locales'
import { type Circumstances, recordEvidence } from './evidence/record'
import { liftSuppression } from './evidence/suppression'
import type { Source } from './sources'
import { subscribers, subscriptions } from './tables'

/** The newsletter of a site without groups. */
export const NO_GROUP = 0

export interface SubscriberDetails {
  /** E.164. */
  mobile: string
  name: string
  locale: Locale
  customFields: Readonly<Record<string, string>>
  source: Source
}

const s = alias(subscriptions, 's')
const groupColumn = subscriptions.group
export const groupIn = (groups: readonly number[]): SQL => sql`${groupColumn} in (${listOf(groups)})`

/** The groups among these that a number subscribes to already. */
export async function activeGroups(
  payload: BasePayload,
  mobile: string,
  groups: readonly number[],
): Promise<Set<number>> {
  const rows = await runStatement(
    payload,
    select(
      { group: groupColumn },
      sql`from ${subscriptions} where ${subscriptions.state} = 'active' and ${groupIn(groups)}
        and ${subscriptions.subscriber_id} = (select ${subscribers.id} from ${subscribers}
        where ${subscribers.mobile} = ${mobile})`,
    ),
  )
  return new Set(rows.map(({ group }) => Number(group)))
}

/** Creates or updates the person. Returns the id. */
async function storePerson(payload: BasePayload, person: SubscriberDetails, now: number): Promise<number> {
  const at = moment(now)
  const { mobile, locale, customFields, source } = person
  const target = into(subscribers, 'mobile', 'name', 'locale', 'custom_fields', 'source', 'updated_at', 'created_at')
  const [row] = await runStatement(
    payload,
    returning(
      sql`insert into ${target}
        values (${mobile}, ${person.name}, ${locale}, ${JSON.stringify(customFields)}, ${source}, ${at}, ${at})
        on conflict (${subscribers.mobile}) do update set ${subscribers.name} = ${excluded(subscribers).name},
        ${subscribers.locale} = ${excluded(subscribers).locale},
        ${subscribers.custom_fields} = ${excluded(subscribers).custom_fields},
        ${subscribers.updated_at} = ${excluded(subscribers).updated_at}`,
      { id: subscribers.id },
    ),
  )
  return Number(row?.id)
}

/**
 * Begins subscriptions. `evidence` says how the person agreed. Groups that were active already stay as they are.
 * Returns the subscriber's id.
 */
export async function beginSubscriptions(
  payload: BasePayload,
  person: SubscriberDetails,
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
    sql`insert into ${into(s, 'subscriber_id', 'group', 'state', 'consent', 'since')}
      values ${sql.join(rows, sql`, `)}
      on conflict (${subscriptions.subscriber_id}, ${groupColumn}) do update
        set ${subscriptions.state} = 'active', ${subscriptions.consent} = ${excluded(subscriptions).consent},
          ${subscriptions.since} = ${excluded(subscriptions).since}, ${subscriptions.ended} = null
        where ${s.state} <> 'active'`,
  )
  return subscriber
}

/** Ends subscriptions in one statement, and records the withdrawal. Returns the number of ended subscriptions. */
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
    returning(
      sql`update ${subscriptions} set ${subscriptions.state} = 'ended', ${subscriptions.ended} = ${moment(now)}
        where ${subscriptions.state} = 'active' ${which}
        and ${subscriptions.subscriber_id} = (select ${subscribers.id} from ${subscribers}
        where ${subscribers.mobile} = ${mobile})`,
      { group: groupColumn },
    ),
  )
  const ended = rows.map(({ group }) => Number(group))
  // A withdrawal has no consent wording, whichever form it came from.
  const evidence = { page, address, source, mobile, kind: 'withdrawn', groups: ended } as const
  if (ended.length > 0) await recordEvidence(payload, [evidence], now)
  return ended.length
}
