/** Everybody who subscribes now, as a file of the shape that can be read in again. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { textIn } from '../../../cms/rows'
import { name, runStatement } from '../../../cms/statements'
import type { TextRow } from '../../imports'
import { receiverOf } from '../audience'
import type { CustomField } from '../customFields'
import { customHeader } from './columns'

/** Subscribers read at once. */
const PART = 1000

const groupColumn = name('group')

export async function* exportSubscribers(
  payload: BasePayload,
  fields: readonly CustomField[],
  groupNames: ReadonlyMap<number, string>,
): AsyncGenerator<TextRow> {
  yield ['id', 'mobil', 'navn', 'språk', 'grupper', 'siden', ...fields.map((field) => customHeader(field.name))]
  for (let after = 0; ; ) {
    const rows = await runStatement(
      payload,
      sql`select id, mobile, name, locale, custom_fields, created_at from subscribers where id > ${after}
        order by id limit ${PART}`,
    )
    const last = rows.at(-1)
    if (!last) return
    const subscriptions = await runStatement(
      payload,
      sql`select subscriber_id, ${groupColumn} as "group" from subscriptions where state = 'active'
        and subscriber_id > ${after} and subscriber_id <= ${Number(last.id)} order by subscriber_id, ${groupColumn}`,
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
