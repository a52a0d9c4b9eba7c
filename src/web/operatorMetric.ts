/** Metrics of a feature for the operator (docs/operations.md#figures). */
import type { BasePayload } from 'payload'

export interface MetricReading {
  value: number
  labels?: Readonly<Record<string, string>>
}

/** Read at each scrape, from the database: every process reports the same. */
export interface OperatorMetric {
  /** With its unit and without the prefix that all share: `backup_last_success_timestamp_seconds`. */
  name: string
  /** One English sentence. */
  help: string
  labels?: readonly string[]
  /** Empty while there is nothing to report. */
  read(payload: BasePayload): Promise<readonly MetricReading[]>
}
