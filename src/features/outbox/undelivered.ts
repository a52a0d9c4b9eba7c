/** Messages that failed or ended uncertain, of a table with `state` and `reported_at`. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { listOf, moment, runStatement } from '../../cms/statements'
import { pick, select, type Table } from '../../cms/tables'
import { REPORT_PREFIX, type Undelivered, type UndeliveredCount } from '../../web/undelivered'
import { emails } from './tables'

/** Rows reported in one e-mail; the others follow in the next. */
const MAX_REPORTED = 5000

/** `shown`: which rows count; `reported`: a further condition on those that are reported by e-mail. */
export function undeliveredRows(
  table: Table<'id' | 'state' | 'reported_at'>,
  { shown, reported = sql`true` }: { shown: SQL; reported?: SQL },
): Pick<Undelivered, 'count' | 'unreported'> {
  return {
    async count(payload) {
      const rows = await runStatement(
        payload,
        select(
          { state: table.state, amount: sql`count(*)` },
          sql`from ${table} where ${shown} group by ${table.state}`,
        ),
      )
      return counted(rows.map(({ state, amount }) => ({ state, amount: Number(amount) })))
    },
    async unreported(payload: BasePayload, now: number) {
      const rows = await runStatement(
        payload,
        select(
          pick(table, 'id', 'state'),
          sql`from ${table} where ${shown} and ${table.reported_at} is null and ${reported}
            order by ${table.id} limit ${MAX_REPORTED}`,
        ),
      )
      return {
        count: counted(rows.map(({ state }) => ({ state, amount: 1 }))),
        async settle() {
          if (rows.length === 0) return
          await runStatement(
            payload,
            sql`update ${table} set ${table.reported_at} = ${moment(now)}
              where ${table.id} in (${listOf(rows.map(({ id }) => Number(id)))})`,
          )
        },
      }
    },
  }
}

function counted(rows: readonly { state: unknown; amount: number }[]): UndeliveredCount {
  const of = (state: keyof UndeliveredCount) =>
    rows.reduce((sum, row) => sum + (row.state === state ? row.amount : 0), 0)
  return { failed: of('failed'), uncertain: of('uncertain') }
}

export const undeliveredEmails: Undelivered = {
  key: 'emails',
  name: { nb: 'E-post', en: 'E-mail' },
  href: '/admin/collections/emails?where[and][0][state][in]=failed,uncertain',
  seenBy: ['administrator'],
  ...undeliveredRows(emails, {
    shown: sql`${emails.state} in ('failed', 'uncertain')`,
    reported: sql`substr(${emails.key}, 1, ${REPORT_PREFIX.length}) <> ${REPORT_PREFIX}`,
  }),
}
