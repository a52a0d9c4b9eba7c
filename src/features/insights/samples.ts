/** Sample figures, shown as such until there are real ones: a demo brings them, and a button removes them. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../../cms/recordset'
import { runStatement } from '../../cms/statements'
import { into, table } from '../../cms/tables'
import type { Dimension, Metric } from '../analytics/client'

export interface SampleRow {
  /** `2026-11-20`, or with its hour `2026-11-20T14`. */
  period: string
  dimension: Dimension | 'answer'
  value: string
  measure: Metric | 'received'
  count: number
}

/** The feature's table in statements. */
export const insightSamples = table('insight_samples')

/** Rows of one statement. */
const AT_ONCE = 1000
const columns = { period: 'text', dimension: 'text', value: 'text', measure: 'text', count: 'integer' } as const

export async function removeSamples(payload: BasePayload): Promise<void> {
  await runStatement(payload, sql`delete from ${insightSamples}`)
}

export async function replaceSamples(payload: BasePayload, rows: readonly SampleRow[]): Promise<void> {
  await removeSamples(payload)
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const n = recordset(payload, 'n', columns, rows.slice(at, at + AT_ONCE))
    await runStatement(
      payload,
      sql`insert into ${into(insightSamples, 'period', 'dimension', 'value', 'measure', 'count')}
        select ${n.period}, ${n.dimension}, ${n.value}, ${n.measure}, ${n.count} from ${n}`,
    )
  }
}
