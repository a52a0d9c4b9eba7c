/**
 * Who may be written to: whoever subscribes now, and with evidence. Walked by id in lots, so that a million is as flat
 * as ten.
 */
import { setImmediate as turn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { jsonIn, momentIn, textIn } from '../../cms/rows'
import { listOf, name, type Row, runStatement } from '../../cms/statements'
import { isLocale, type Locale } from '../../lib/locales'
import { osloDay } from '../../lib/osloTime'
import { type Condition, JOINED_FIELD, meets, NAME_FIELD } from './conditions'
import { groupIn } from './subscribe'

export interface Audience {
  /** Ids; empty: whoever subscribes to anything. */
  groups: readonly number[]
  filters?: {
    locale?: Locale
    /** All of them must hold. */
    conditions?: readonly Condition[]
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

const groupColumn = name('group')
/** What makes a subscription one that may be written to. */
const VALID = sql`state = 'active' and consent is not null`

/** The ids of a group in order; the index has them so. */
const ofGroup = (group: number, afterId: number, limit: number): SQL =>
  sql`select subscriber_id from (select subscriber_id from subscriptions where ${groupColumn} = ${group} and ${VALID}
    and subscriber_id > ${afterId} order by subscriber_id limit ${limit}) as g${sql.raw(String(Math.trunc(group)))}`

function candidates(groups: readonly number[], afterId: number, limit: number): SQL {
  if (groups.length === 0)
    // From the subscriptions alone: joined to the subscribers, PostgreSQL goes through all of them for each lot.
    return sql`select distinct subscriber_id from subscriptions where ${VALID} and subscriber_id > ${afterId}
      order by subscriber_id limit ${limit}`
  return sql`select subscriber_id from (${sql.join(
    groups.map((group) => ofGroup(group, afterId, limit)),
    sql` union `,
  )}) as several order by subscriber_id limit ${limit}`
}

export function receiverOf(row: Row): Receiver {
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
    sql`select id, mobile, name, custom_fields, locale, created_at from subscribers
      where id in (${candidates(groups, afterId, limit)}) order by id`,
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
    // A whole lot that the filters leave out is not the end.
    after = last.id
  }
}

/** Those of these subscribers who may be written to now; asked again just before sending. */
export async function mayReceive(
  payload: BasePayload,
  subscriberIds: readonly number[],
  groups: readonly number[] = [],
): Promise<Set<number>> {
  if (subscriberIds.length === 0) return new Set()
  const among = groups.length > 0 ? sql`and ${groupIn(groups)}` : sql``
  const rows = await runStatement(
    payload,
    sql`select distinct subscriber_id as id from subscriptions where subscriber_id in (${listOf(subscriberIds)}) and ${VALID} ${among}`,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Subscribers that are looked at in one statement. */
const SURVEYED = 1000

/** How many numbers an audience has, and the first of them. */
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
    // Visitors come in between: on SQLite nothing else turns the event loop.
    await turn()
  }
}

/** A subscriber by the number, while there is a subscription that may be written to. */
export async function receiverWith(payload: BasePayload, mobile: string): Promise<Receiver | undefined> {
  const rows = await runStatement(
    payload,
    sql`select id, mobile, name, custom_fields, locale, created_at from subscribers where mobile = ${mobile}
      and id in (select subscriber_id from subscriptions where ${VALID})`,
  )
  return rows.map(receiverOf)[0]
}

async function countGroups(payload: BasePayload, groups: readonly number[]): Promise<number> {
  const among = groups.length > 0 ? sql`and ${groupIn(groups)}` : sql``
  const [row] = await runStatement(
    payload,
    sql`select count(distinct subscriber_id) as n from subscriptions where ${VALID} ${among}`,
  )
  return Number(row?.n ?? 0)
}

export interface OwnSubscription {
  /** Null: the newsletter of a site without groups. */
  group: { id: number; name: string } | null
  /** ISO 8601. */
  since: string
}

/** What a number subscribes to now. */
export async function subscriptionsOf(
  payload: BasePayload,
  mobile: string,
  locale: Locale = 'nb',
): Promise<OwnSubscription[]> {
  const rows = await runStatement(
    payload,
    sql`select ${groupColumn} as "group", since from subscriptions where state = 'active'
      and subscriber_id = (select id from subscribers where mobile = ${mobile}) order by ${groupColumn}`,
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
