/** What is forwarded: one thing that a visitor did, without anything that names them. */
export interface Hit {
  /** `view`, `search`, or a conversion (`features/analytics/metrics.ts`). */
  kind: string
  /** Milliseconds. */
  at: number
  /** With the language's prefix. */
  path: string
  title?: string
  referrer?: string
  /** What a link said of itself (`utm_source`, `utm_medium`, `utm_campaign`). */
  campaign?: { source?: string | undefined; medium?: string | undefined; name?: string | undefined }
  /** What was searched for. */
  term?: string
  /** Of a search, and of the view of its results: hits. */
  results?: number
  /** Today's hash. */
  visitor: string
  /** Shortened: without the last octet of IPv4, the last 80 bits of IPv6 (docs/calls.md#analytics-proxy). */
  address: string
  userAgent: string
  /** To statistics, in words that hold now. */
  consented: boolean
  parameters?: Record<string, string | number>
  /** When the visit began that it belongs to, in milliseconds; the queue notes it for the upstream that asks. */
  visitAt?: number
}
