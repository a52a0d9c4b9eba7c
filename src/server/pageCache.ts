/**
 * Cache of whole pages as bytes. A hit is one look-up and one write (ARCHITECTURE.md#reading-keeping-purging).
 *
 * A page is compressed quickly before its first response, in the encoding that is asked for: the first visitor after each
 * publish may be on a slow network too. One that is kept is compressed well after that, and once more, as well as
 * can be, when it is in demand. Of pages of endless variety (searches, filters) most are asked for once: they are kept for
 * the minute, as they are, in a smaller room. Purged pages that were in demand are rendered again at once.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pagesAtEdge } from '../features/cdn'
import { roomFor } from '../platform/memoryLimit'
import { TaggedCache } from '../platform/taggedCache'
import { inTurns } from '../platform/turns'
import type { CachePolicy } from '../web/page'
import type { Rendered } from '../web/render'
import { type Compression, type ContentEncoding, compressQuickly, compressWell, contentEncoding } from './compression'
import type { HeaderList } from './headers'
import { type Form, type KeptPage, type PageHeaders, pageForms, withBody } from './keptPage'
import { type ReadyResponse, readyResponse, sendReady } from './readyResponse'

/** Bytes of cached pages, in all their encodings. */
export const MAX_BYTES = roomFor(256 * 1024 * 1024, 1 / 8)
/** Bytes of pages that are kept for a minute. */
const MAX_MINUTE_BYTES = roomFor(32 * 1024 * 1024, 1 / 32)

const MINUTE = 60_000
/** Hits since it was rendered that make a page "in demand": it is compressed as well as can be, and rendered again when it is purged. */
const IN_DEMAND = 2
/** A bit mask: every 64th hit marks a page as recently used. */
const HITS_BETWEEN_MARKS = 63
/** Pages rendered again after one purge. */
const MAX_REFILLS = 50

export interface PageCache {
  /** A cached page that can be sent now, or undefined. */
  get(key: string, encoding: ContentEncoding): KeptPage | undefined
  /** The page under a key: cached, or rendered now and cached if it may be. */
  fill(key: string, encoding: ContentEncoding, render: () => Promise<Rendered>): Promise<KeptPage>
  /** What a page that is kept until it changes was made from. */
  tagsOf(key: string): readonly string[] | undefined
  /** The page that `render` gives now, without keeping it. */
  draw(render: () => Promise<Rendered>): Promise<KeptPage>
  /** Drops pages rendered from any of the tags; `all` drops every page. */
  purge(tags: readonly string[] | 'all'): void
  readonly size: number
  readonly bytes: number
  /** Since the start: hits, and pages that a purge dropped. */
  readonly counts: { served: number; purged: number }
}

/** Adds an encoding to the same object, so that references to the page see it; a smaller one that came first stays. */
async function addWellMade(page: KeptPage, encoding: Compression, level?: 'best'): Promise<void> {
  const body = await compressWell(page.identity.body, encoding, level)
  const there = page[encoding]
  if (!there || body.length < there.body.length)
    page[encoding] = { body, headers: withBody(page.notModified, body, encoding) }
}

/** Adds one encoding of a page, unless it is there; a redirect has nothing to compress. */
function addQuickForm(page: KeptPage, encoding: ContentEncoding): void {
  if (encoding === 'identity' || page[encoding] || page.to !== undefined) return
  const body = compressQuickly(page.identity.body, encoding)
  page[encoding] = { body, headers: withBody(page.notModified, body, encoding) }
}

/** A page of a cache, with its hit counted. */
export function hit(pages: TaggedCache<KeptPage>, key: string): KeptPage | undefined {
  const page = pages.peek(key)
  // Marking moves the entry, so that only every 64th hit does it.
  if (page && (++page.hits & HITS_BETWEEN_MARKS) === 0) pages.touch(key)
  return page
}

interface MadePage {
  page: KeptPage
  tags: readonly string[]
  kept: CachePolicy | undefined
}

export function createPageCache({
  common,
  closed = common,
  atEdge = pagesAtEdge({ siteUrl: '' }, ''),
  onError,
  onDrawn,
  now = Date.now,
}: Partial<PageHeaders> & {
  common: HeaderList
  onError: (error: unknown) => void
  /** Called for each page that was drawn, with the duration in milliseconds. */
  onDrawn?: (duration: number) => void
  now?: () => number
}): PageCache {
  const pages = new TaggedCache<KeptPage>({ maxBytes: MAX_BYTES })
  const minutePages = new TaggedCache<MadePage>({ maxBytes: MAX_MINUTE_BYTES })
  const renderers = new Map<string, () => Promise<Rendered>>()
  const alone = inTurns(1)
  const counts = { served: 0, purged: 0 }
  let minute = 0

  /** Pages of a minute that is over are dropped. */
  function pagesOfThisMinute(): TaggedCache<MadePage> {
    const current = Math.floor(now() / MINUTE)
    if (current !== minute) minutePages.clear()
    minute = current
    return minutePages
  }

  /** The three encodings together take about twice the plain bytes. What may not be kept exceeds any bound. */
  const bytesOf = ({ page, kept }: MadePage, room: CachePolicy | undefined) =>
    kept === room ? 2 * page.identity.body.length : Number.POSITIVE_INFINITY

  async function make(render: () => Promise<Rendered>): Promise<MadePage> {
    const began = performance.now()
    const rendered = await render()
    const page = pageForms(rendered, { common, closed, atEdge })
    onDrawn?.(performance.now() - began)
    const kept = rendered.kind === 'page' && rendered.status === 200 ? rendered.kept : 'never'
    return { page, tags: rendered.dependencies, kept }
  }

  async function fill(key: string, encoding: ContentEncoding, render: () => Promise<Rendered>): Promise<KeptPage> {
    const page = await pages.fill(key, async () => {
      const made = await pagesOfThisMinute().fill(key, async () => {
        const value = await make(render)
        return { value, tags: value.tags, bytes: bytesOf(value, 'forTheMinute') }
      })
      const { page, tags, kept } = made
      if (kept === undefined) {
        renderers.set(key, render)
        Promise.all([addWellMade(page, 'gzip'), addWellMade(page, 'br')]).catch(onError)
      }
      return { value: page, tags, bytes: bytesOf(made, undefined) }
    })
    addQuickForm(page, encoding)
    return page
  }

  /** Of Brotli alone: gzip's highest level gains nothing that is worth its time. */
  const compressBest = (key: string, page: KeptPage) =>
    alone(async () => {
      if (pages.peek(key) !== page) return
      await addWellMade(page, 'br', 'best')
      page.settled = true
    })

  return {
    get: (key, encoding) => {
      const page = hit(pages, key)
      if (page === undefined) {
        const ofTheMinute = pagesOfThisMinute().get(key)?.page
        if (!ofTheMinute?.[encoding]) return undefined
        counts.served++
        return ofTheMinute
      }
      counts.served++
      if (page.hits === IN_DEMAND) compressBest(key, page).catch(onError)
      return page
    },
    tagsOf: (key) => pages.tagsOf(key),
    fill,
    draw: async (render) => (await make(render)).page,
    purge(tags) {
      const hot = new Set<string>()
      const keys = tags === 'all' ? pages.keys() : pages.keysOf(tags)
      for (const key of keys) if ((pages.peek(key)?.hits ?? 0) >= IN_DEMAND && hot.size < MAX_REFILLS) hot.add(key)
      const ofTheMinute = tags === 'all' ? minutePages.clear() : minutePages.purge(tags)
      const dropped = tags === 'all' ? pages.clear() : pages.purge(tags)
      counts.purged += ofTheMinute.length + dropped.length
      for (const key of dropped) {
        const render = renderers.get(key)
        renderers.delete(key)
        if (render && hot.has(key)) fill(key, 'identity', render).catch(onError)
      }
    },
    get size() {
      return pages.size + minutePages.size
    },
    get bytes() {
      return pages.bytes + minutePages.bytes
    },
    counts,
  }
}

/** Sends a page in the best encoding that the client accepts, or 304. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { headers } = request
  if (page.etag !== '' && headers['if-none-match'] === page.etag) {
    response.writeHead(304, page.notModified)
    response.end()
    return
  }
  const form = page[contentEncoding(headers['accept-encoding'])] ?? page.identity
  const hasBody = request.method !== 'HEAD'
  if (hasBody && page.hits > 0 && sendReady(response, readyForm(page, form))) return
  response.writeHead(page.status, form.headers)
  response.end(hasBody ? form.body : undefined)
}

/** The body is not kept twice. */
function readyForm({ status }: KeptPage, form: Form): ReadyResponse {
  if (!form.ready) {
    form.ready = readyResponse(status, form.headers, form.body)
    form.body = form.ready.bytes.subarray(-form.body.length)
  }
  return form.ready
}
