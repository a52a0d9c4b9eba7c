/**
 * Reads hits of scripts: our own, with a few short names, and Google Analytics scripts that were pointed at this
 * address before (docs/calls.md#analytics-proxy), whose page views are read and whose other hits are accepted without
 * being counted.
 */
import { z } from 'zod/mini'
import type { SearchFacts } from '../../../web/tracking'
import type { Conversion } from '../metrics'

/** Kinds that our script may report; the server observes the others itself. */
const reportedFields = [
  'view',
  'agreed',
  'dealerCalled',
  'dealerEmailed',
  'routeOpened',
  'articleAdded',
] as const satisfies readonly (
  | 'view'
  /** The visitor consented to statistics on a page whose view was reported before. */
  | 'agreed'
  | Conversion
)[]

const text = z.optional(z.string().check(z.maxLength(2000)))
const id = z.optional(z.coerce.number().check(z.int(), z.positive()))

const hitSchema = z.object({
  kind: z.enum(reportedFields),
  /** The page context (`PageContext`), as it is in the markup. */
  insight: z.string().check(z.maxLength(2000)),
  /** Query of the address, with its question mark. */
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
  kind: (typeof reportedFields)[number]
  path: string
  search: string
  title: string | undefined
  /** The search whose results the page shows. */
  found: SearchFacts | undefined
  referrer: string | undefined
  article: number | undefined
  dealer: number | undefined
  finder: boolean
}

/** `uncounted`: valid, but not counted. Undefined if it cannot be parsed. */
export function readHit(body: string, search: string): Hit | 'uncounted' | undefined {
  if (body.startsWith('{')) return readOwn(body)
  // Google's batches have a line for each hit.
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

/**
 * Universal Analytics (`t=pageview`) and Google Analytics 4 (`en=page_view`); `dl` is the address, `dr` the referrer.
 */
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
