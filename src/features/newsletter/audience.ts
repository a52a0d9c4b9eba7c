/**
 * Who may be written to: whoever subscribes now, and with evidence. Walked by id in lots, so that a million is as flat
 * as ten.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isLocale, type Locale } from '../../content/locales'
import { jsonIn, textIn } from '../../content/rows'
import { listOf, name, type Row, runStatement } from '../../content/statements'
import { groupIn } from './subscribe'

export interface Audience {
  /** Ids; empty: whoever subscribes to anything. */
  groups: readonly number[]
  filters?: {
    locale?: Locale
    /** Values of custom fields, all of which must agree. */
    customFields?: Readonly<Record<string, string>>
  }
}

export interface Receiver {
  id: number
  mobile: string
  name: string
  customFields: Readonly<Record<string, string>>
  locale: Locale
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
  }
}

function suits({ locale, customFields }: Receiver, filters: Audience['filters'] = {}): boolean {
  if (filters.locale && locale !== filters.locale) return false
  return Object.entries(filters.customFields ?? {}).every(([field, value]) => customFields[field] === value)
}

/** The next receivers after an id, at most `limit`, each number once. Empty only at the end. */
export async function subscribersAfter(
  payload: BasePayload,
  { groups, filters }: Audience,
  afterId: number,
  limit: number,
): Promise<Receiver[]> {
  for (let after = afterId; ; ) {
    const rows = await runStatement(
      payload,
      sql`select id, mobile, name, custom_fields, locale from subscribers
        where id in (${candidates(groups, after, limit)}) order by id`,
    )
    const found = rows.map(receiverOf)
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

/** How many numbers an audience has, without its filters. */
export async function countAudience(payload: BasePayload, groups: readonly number[]): Promise<number> {
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
