/** Exports all current subscribers in a format that can be imported again. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../cms/rows'
import { runStatement } from '../../../cms/statements'
import { select } from '../../../cms/tables'
import type { TextRow } from '../../imports'
import { receiverColumns, receiverOf } from '../audience'
import type { CustomField } from '../customFields'
import { subscribers, subscriptions as subscriptionsTable } from '../tables'
import { customHeader } from './columns'

/** Subscribers per read. */
const PART = 1000

const groupColumn = subscriptionsTable.group

export async function* exportSubscribers(
  payload: BasePayload,
  fields: readonly CustomField[],
  groupNames: ReadonlyMap<number, string>,
): AsyncGenerator<TextRow> {
  yield ['id', 'mobil', 'navn', 'språk', 'grupper', 'siden', ...fields.map((field) => customHeader(field.name))]
  for (let after = 0; ; ) {
    const rows = await runStatement(
      payload,
      select(
        receiverColumns,
        sql`from ${subscribers} where ${subscribers.id} > ${after} order by ${subscribers.id} limit ${PART}`,
      ),
    )
    const last = rows.at(-1)
    if (!last) return
    const subscriptions = await runStatement(
      payload,
      select(
        { subscriber_id: subscriptionsTable.subscriber_id, group: groupColumn },
        sql`from ${subscriptionsTable} where ${subscriptionsTable.state} = 'active'
          and ${subscriptionsTable.subscriber_id} > ${after}
          and ${subscriptionsTable.subscriber_id} <= ${Number(last.id)}
          order by ${subscriptionsTable.subscriber_id}, ${groupColumn}`,
      ),
    )
    const groups = new Map<number, string[]>()
    for (const { subscriber_id: id, group } of subscriptions) {
      const named = groups.get(Number(id)) ?? []
      // The newsletter of a site without groups has no name.
      groups.set(Number(id), [...named, groupNames.get(Number(group)) ?? ''])
    }
    for (const row of rows) {
      const { id, mobile, name: called, locale, customFields } = receiverOf(row)
      const own = groups.get(id)
      if (!own) continue
      const since = row.created_at instanceof Date ? row.created_at.toISOString() : textIn(row.created_at)
      const values = fields.map((field) => customFields[field.name] ?? '')
      yield [String(id), mobile, called, locale, own.filter(Boolean).join(', '), since.slice(0, 10), ...values]
    }
    after = Number(last.id)
  }
}
