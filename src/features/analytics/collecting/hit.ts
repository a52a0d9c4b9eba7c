/**
 * What a script tells: ours, in a few short names; and scripts of Google Analytics that were pointed at this address
 * before (docs/calls.md#analytics-proxy), whose page views are understood and whose other hits are taken without being
 * counted.
 */
import { z } from 'zod/mini'
import type { SearchFacts } from '../../../web/tracking'
import type { Conversion } from '../metrics'

/** What our script may say. What the server sees for itself is not among it. */
const told = [
  'view',
  'agreed',
  'dealerCalled',
  'dealerEmailed',
  'routeOpened',
  'articleAdded',
] as const satisfies readonly (
  | 'view'
  /** The visitor agreed to statistics on a page whose view was told of before. */
  | 'agreed'
  | Conversion
)[]

const text = z.optional(z.string().check(z.maxLength(2000)))
const id = z.optional(z.coerce.number().check(z.int(), z.positive()))

const hitSchema = z.object({
  kind: z.enum(told),
  /** What the page says of itself (`PageInsight`), as it stands there. */
  insight: z.string().check(z.maxLength(2000)),
  /** Of the address, with its question mark. */
  search: text,
  referrer: text,
  title: text,
  dealer: id,
})
const insightSchema = z.object({
  path: z.string(),
  finder: z.optional(z.boolean()),
  article: id,
  dealer: id,
  search: z.optional(z.object({ term: z.string(), results: z.number().check(z.int(), z.nonnegative()) })),
})

export interface Hit {
  kind: (typeof told)[number]
  path: string
  search: string
  title: string | undefined
  /** What the page shows the results of. */
  found: SearchFacts | undefined
  referrer: string | undefined
  article: number | undefined
  dealer: number | undefined
  finder: boolean
}

/** `uncounted`: understood, and nothing that we count. Undefined where it cannot be understood. */
export function readHit(body: string, search: string): Hit | 'uncounted' | undefined {
  if (body.startsWith('{')) return readOwn(body)
  // Google's batches are a line for each hit.
  const [line = ''] = body.split(/\r?\n/)
  return readGoogle(new URLSearchParams(`${search.replace(/^\?/, '')}&${line}`))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function readOwn(body: string): Hit | undefined {
  const hit = hitSchema.safeParse(parsed(body))
  const page = insightSchema.safeParse(parsed(hit.data?.insight ?? ''))
  if (!hit.success || !page.success) return undefined
  const { kind, search = '', title, referrer, dealer = page.data.dealer } = hit.data
  const { path, article, finder = false, search: found } = page.data
  return { kind, path, search, title, found, referrer, article, dealer, finder }
}

/** Universal Analytics (`t=pageview`) and Google Analytics 4 (`en=page_view`); `dl` is the address, `dr` where from. */
function readGoogle(hit: URLSearchParams): Hit | 'uncounted' | undefined {
  const kind = hit.get('t') ?? hit.get('en')
  if (!kind) return undefined
  if (kind !== 'pageview' && kind !== 'page_view') return 'uncounted'
  const address = hit.get('dl') ?? ''
  const page = URL.canParse(address) ? new URL(address) : undefined
  const path = hit.get('dp') ?? page?.pathname
  if (!path) return undefined
  const nothing = { found: undefined, article: undefined, dealer: undefined, finder: false }
  const [title, referrer] = [hit.get('dt') ?? undefined, hit.get('dr') ?? undefined]
  return { kind: 'view', path, search: page?.search ?? '', title, referrer, ...nothing }
}
