/**
 * Markup that is rendered once and reused on every page that shows it, until one of the objects behind it is replaced:
 * the header, the footer, the card of an article. Rendering elements is what a page costs; a list of articles costs
 * the markup around its cards.
 */
import { type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { FirstPictureContext } from './firstPicture'
import { IslandProvider, IslandScope } from './Island'

/** Bytes of kept markup: the headers of some 300 addresses and the cards of 3,000 articles. */
const MAX_BYTES = 16 * 1024 * 1024

interface KeptPart {
  from: readonly object[]
  html: Buffer
}

/** By key, the least recently used first. */
const kept = new Map<string, KeptPart>()
let bytes = 0

/** Makes the entry the most recently used one; undefined where there is none made from these objects. */
function recall(key: string, from: readonly object[]): Buffer | undefined {
  const entry = kept.get(key)
  if (!entry) return undefined
  kept.delete(key)
  if (entry.from.length === from.length && entry.from.every((object, at) => object === from[at])) {
    kept.set(key, entry)
    return entry.html
  }
  bytes -= entry.html.length
  return undefined
}

function keep(key: string, entry: KeptPart): void {
  kept.set(key, entry)
  bytes += entry.html.length
  for (const [oldest, { html }] of kept) {
    if (bytes <= MAX_BYTES) break
    kept.delete(oldest)
    bytes -= html.length
  }
}

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/**
 * Props of the element that the children are the content of: kept markup, or the children themselves where they have,
 * or may have, a picture that is loaded at once, since React names such pictures in the head of the page.
 *
 * @param key names the markup, with everything that it depends on beside `from`: the path, the heading level
 * @param from objects that the children are rendered from; each is the same object until its content changes
 * @param islandPrefix begins the ids of islands within; those of the page are numbered without them
 * @param isEager whether the children have a picture that is loaded at once
 */
export function useKeptMarkup(
  {
    key,
    from,
    islandPrefix,
    isEager = false,
  }: { key: string; from: readonly object[]; islandPrefix?: string; isEager?: boolean },
  children: ReactNode,
): Content {
  const scope = useContext(IslandScope)
  const first = useContext(FirstPictureContext)
  if (!scope) throw new Error(`${key} is rendered outside a page`)
  if (isEager || first?.taken === false) return { children }
  const { assets, pieces } = scope
  const objects = [assets, ...from]
  let html = recall(key, objects)
  if (!html) {
    const own = { assets, ...(islandPrefix ? { prefix: islandPrefix } : {}), drawn: 0 }
    html = Buffer.from(renderToString(<IslandProvider value={own}>{children}</IslandProvider>))
    keep(key, { from: objects, html })
  }
  return { dangerouslySetInnerHTML: { __html: pieces ? pieces.add(html) : html.toString() } }
}
