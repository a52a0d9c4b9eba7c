/**
 * Who may be written to: active subscriptions with evidence. Read by id in batches, so that the load stays flat from
 * ten receivers to a million.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { jsonIn, momentIn, textIn } from '../../cms/rows'
import { listOf, runStatement } from '../../cms/statements'
import { derived, pick, type RowOf, select, selectDistinct } from '../../cms/tables'
import { isLocale, type Locale } from '../../lib/locales'
import { osloDay } from '../../lib/osloTime'
import { JOINED_FIELD, meets, NAME_FIELD, type SubscriberCondition } from './conditions'
import { groupIn } from './subscribe'
import { subscribers, subscriptions } from './tables'

export interface Audience {
  /** Ids; empty: subscribers of any group. */
  groups: readonly number[]
  filters?: {
    locale?: Locale
    /** All of them must hold. */
    conditions?: readonly SubscriberCondition[]
  }
}

export interface Receiver {
  id: number
  mobile: string
  name: string
  customFields: Readonly<Record<string, string>>
  locale: Locale
  /** The day of the first subscription, `2026-11-22` in Norway. */
  joined: string
}

const groupColumn = subscriptions.group
const { subscriber_id } = subscriptions
export const receiverColumns = pick(subscribers, 'id', 'mobile', 'name', 'custom_fields', 'locale', 'created_at')
/** Condition for a subscription that may be written to. */
const VALID = sql`${subscriptions.state} = 'active' and ${subscriptions.consent} is not null`

/** The ids of a group in order, as the index returns them. */
function ofGroup(group: number, afterId: number, limit: number): SQL<RowOf<'id'>> {
  const first = select(
    { id: subscriber_id },
    sql`from ${subscriptions} where ${groupColumn} = ${group} and ${VALID} and ${subscriber_id} > ${afterId}
      order by ${subscriber_id} limit ${limit}`,
  )
  const g = derived(`g${Math.trunc(group)}`, first)
  return select({ id: g.id }, sql`from ${g}`)
}

function candidates(groups: readonly number[], afterId: number, limit: number): SQL {
  if (groups.length === 0)
    // From the subscriptions alone: with a join, PostgreSQL reads all subscribers for each batch.
    return selectDistinct(
      { id: subscriber_id },
      sql`from ${subscriptions} where ${VALID} and ${subscriber_id} > ${afterId}
        order by ${subscriber_id} limit ${limit}`,
    )
  const ofGroups = groups.map((group) => ofGroup(group, afterId, limit))
  const several = derived('several', sql<RowOf<'id'>>`${sql.join(ofGroups, sql` union `)}`)
  return select({ id: several.id }, sql`from ${several} order by ${several.id} limit ${limit}`)
}

export function receiverOf(row: RowOf<keyof typeof receiverColumns>): Receiver {
  const fields = jsonIn(row.custom_fields)
  return {
    id: Number(row.id),
    mobile: textIn(row.mobile),
    name: textIn(row.name),
    customFields: (typeof fields === 'object' && fields !== null ? fields : {}) as Receiver['customFields'],
    locale: isLocale(row.locale) ? row.locale : 'nb',
    joined: row.created_at ? osloDay(momentIn(row.created_at)) : '',
  }
}

function answerOf({ name, joined, customFields }: Receiver, field: string): string {
  if (field === NAME_FIELD) return name
  return field === JOINED_FIELD ? joined : (customFields[field] ?? '')
}

function suits(receiver: Receiver, { locale, conditions = [] }: NonNullable<Audience['filters']> = {}): boolean {
  if (locale && receiver.locale !== locale) return false
  return conditions.every((condition) => meets(answerOf(receiver, condition.field), condition))
}

async function lotAfter(
  payload: BasePayload,
  groups: readonly number[],
  afterId: number,
  limit: number,
): Promise<Receiver[]> {
  const rows = await runStatement(
    payload,
    select(
      receiverColumns,
      sql`from ${subscribers} where ${subscribers.id} in (${candidates(groups, afterId, limit)})
        order by ${subscribers.id}`,
    ),
  )
  return rows.map(receiverOf)
}

/** The next receivers after an id, at most `limit`, each number once. Empty only at the end. */
export async function subscribersAfter(
  payload: BasePayload,
  { groups, filters }: Audience,
  afterId: number,
  limit: number,
): Promise<Receiver[]> {
  for (let after = afterId; ; ) {
    const found = await lotAfter(payload, groups, after, limit)
    const suited = found.filter((receiver) => suits(receiver, filters))
    const last = found.at(-1)
    if (!last || suited.length > 0) return suited
    // A batch that the filters exclude completely is not the end.
    after = last.id
  }
}

/** Filters subscribers to those who may be written to now; checked again just before sending. */
export async function mayReceive(
  payload: BasePayload,
  subscriberIds: readonly number[],
  groups: readonly number[] = [],
): Promise<Set<number>> {
  if (subscriberIds.length === 0) return new Set()
  const among = groups.length > 0 ? sql`and ${groupIn(groups)}` : sql``
  const rows = await runStatement(
    payload,
    selectDistinct(
      { id: subscriptions.subscriber_id },
      sql`from ${subscriptions} where ${subscriptions.subscriber_id} in (${listOf(subscriberIds)})
        and ${VALID} ${among}`,
    ),
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Subscribers per statement. */
const SURVEYED = 1000

/** Counts the numbers of an audience, and returns the first of them. */
export async function surveyAudience(
  payload: BasePayload,
  { groups, filters }: Audience,
  most: number,
): Promise<{ count: number; first: Receiver[] }> {
  if (!filters?.locale && !filters?.conditions?.length)
    return { count: await countGroups(payload, groups), first: await lotAfter(payload, groups, 0, most) }
  const first: Receiver[] = []
  let count = 0
  for (let after = 0; ; ) {
    const found = await lotAfter(payload, groups, after, SURVEYED)
    const last = found.at(-1)
    if (!last) return { count, first }
    after = last.id
    const suited = found.filter((receiver) => suits(receiver, filters))
    count += suited.length
    first.push(...suited.slice(0, Math.max(0, most - first.length)))
    // Lets requests run: on SQLite, nothing else yields to the event loop.
    await turn()
  }
}

/** A subscriber by number, if a subscription may be written to. */
export async function receiverWith(payload: BasePayload, mobile: string): Promise<Receiver | undefined> {
  const rows = await runStatement(
    payload,
    select(
      receiverColumns,
      sql`from ${subscribers} where ${subscribers.mobile} = ${mobile}
        and ${subscribers.id} in (select ${subscriptions.subscriber_id} from ${subscriptions} where ${VALID})`,
    ),
  )
  return rows.map(receiverOf)[0]
}

async function countGroups(payload: BasePayload, groups: readonly number[]): Promise<number> {
  const among = groups.length > 0 ? sql`and ${groupIn(groups)}` : sql``
  const [row] = await runStatement(
    payload,
    select(
      { n: sql`count(distinct ${subscriptions.subscriber_id})` },
      sql`from ${subscriptions} where ${VALID} ${among}`,
    ),
  )
  return Number(row?.n ?? 0)
}

export interface OwnSubscription {
  /** Null: the newsletter of a site without groups. */
  group: { id: number; name: string } | null
  /** ISO 8601. */
  since: string
}

/** The number's active subscriptions. */
export async function subscriptionsOf(
  payload: BasePayload,
  mobile: string,
  locale: Locale = 'nb',
): Promise<OwnSubscription[]> {
  const rows = await runStatement(
    payload,
    select(
      { group: groupColumn, since: subscriptions.since },
      sql`from ${subscriptions} where ${subscriptions.state} = 'active'
        and ${subscriptions.subscriber_id} = (select ${subscribers.id} from ${subscribers}
        where ${subscribers.mobile} = ${mobile}) order by ${groupColumn}`,
    ),
  )
  if (rows.length === 0) return []
  const { docs } = await payload.find({
    collection: 'subscriberGroups',
    where: { id: { in: rows.map(({ group }) => Number(group)) } },
    depth: 0,
    limit: 0,
    pagination: false,
    locale,
  })
  const names = new Map(docs.map((group) => [group.id, group.name]))
  return rows.map(({ group, since }) => {
    const id = Number(group)
    return {
      group: id === 0 ? null : { id, name: names.get(id) ?? '' },
      since: new Date(since instanceof Date ? since : textIn(since)).toISOString(),
    }
  })
}
