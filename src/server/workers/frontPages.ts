/** What a front keeps of the whole process's answers: pages and sheets, each encoding by itself. */
import { TaggedCache } from '../../platform/taggedCache'
import type { ContentEncoding } from '../compression'
import type { KeptPage } from '../keptPage'
import { hit, MAX_BYTES } from '../pageCache'
import type { Changed } from './messages'
import type { KeptResponse } from './passOn'

/** Headers of the body, which an answer without one (304) leaves out. */
const ofBody = new Set(['content-type', 'content-length', 'content-encoding'])

/** The whole process's time of sending; each answer of the front has its own. */
const DATE = 'date'

/** The page as the page cache has it; its only form is the one that was asked for. */
function pageOf({ status, headers, body, note }: KeptResponse): KeptPage {
  const all: string[] = []
  const shared: string[] = []
  let etag = ''
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    const known = name.toLowerCase()
    if (known === 'etag') etag = value
    if (known !== DATE) all.push(name, value)
    if (known !== DATE && !ofBody.has(known)) shared.push(name, value)
  }
  return { status, etag, notModified: shared, identity: { headers: all, body }, hits: 0, pageContext: note.pageContext }
}

export function createFrontPages(maxBytes = MAX_BYTES) {
  const pages = new TaggedCache<KeptPage>({ maxBytes })
  const counts = { served: 0, purged: 0 }
  const keyOf = (url: string, encoding: ContentEncoding) => `${encoding} ${url}`
  return {
    get(url: string, encoding: ContentEncoding): KeptPage | undefined {
      const page = hit(pages, keyOf(url, encoding))
      if (page) counts.served++
      return page
    },
    /** The moment at which a page is asked for, for `keep`. */
    begin: () => pages.begin(),
    /** Keeps an answer that was asked for at that moment, unless something of it has changed since. */
    keep(url: string, encoding: ContentEncoding, kept: KeptResponse, began: number): KeptPage {
      const page = pageOf(kept)
      // Its bytes, and the head beside them.
      pages.keep(keyOf(url, encoding), { value: page, tags: kept.note.tags, bytes: kept.body.length + 2048 }, began)
      return page
    },
    drop(changed: Changed): void {
      counts.purged += (changed === 'all' ? pages.clear() : pages.purge(changed)).length
    },
    get size() {
      return pages.size
    },
    get bytes() {
      return pages.bytes
    },
    counts,
  }
}

export type FrontPages = ReturnType<typeof createFrontPages>
