/** What is forwarded: one thing that a visitor did, without anything that names them. */
export interface Hit {
  /** `view`, `search`, or a conversion (`site/measures.ts`). */
  kind: string
  /** Milliseconds. */
  at: number
  /** With the language's prefix. */
  path: string
  referrer?: string
  /** What was searched for. */
  term?: string
  /** Today's hash. */
  visitor: string
  /** Shortened: without the last octet of IPv4, the last 80 bits of IPv6 (wire contracts §5). */
  address: string
  userAgent: string
  /** To statistics, in words that hold now. */
  consented: boolean
  parameters?: Record<string, string | number>
}
