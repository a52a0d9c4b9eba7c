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

interface Kept {
  from: readonly object[]
  html: Buffer
}

/** By key, the least recently used first. */
const kept = new Map<string, Kept>()
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

function keep(key: string, entry: Kept): void {
  kept.set(key, entry)
  bytes += entry.html.length
  for (const [oldest, { html }] of kept) {
    if (bytes <= MAX_BYTES) break
    kept.delete(oldest)
    bytes -= html.length
  }
}

/**
 * The children as HTML, to be set as the content of an element.
 *
 * @param key names the markup, with everything that it depends on beside `from`: the path, the heading level
 * @param from objects that the children are rendered from; each is the same object until its content changes
 * @param islandPrefix begins the ids of islands within; those of the page are numbered without them
 */
export function useKeptMarkup(
  { key, from, islandPrefix }: { key: string; from: readonly object[]; islandPrefix?: string },
  children: ReactNode,
): { __html: string } {
  const scope = useContext(IslandScope)
  const first = useContext(FirstPictureContext)
  if (!scope) throw new Error(`${key} is rendered outside a page`)
  const { assets, pieces } = scope
  const render = () =>
    renderToString(
      <IslandProvider value={{ assets, ...(islandPrefix ? { prefix: islandPrefix } : {}), drawn: 0 }}>
        <FirstPictureContext value={first}>{children}</FirstPictureContext>
      </IslandProvider>,
    )
  // The page's first picture may be among the children, and is loaded otherwise than the same picture further down.
  if (first?.taken === false) return { __html: render() }
  const objects = [assets, ...from]
  let html = recall(key, objects)
  if (!html) {
    html = Buffer.from(render())
    keep(key, { from: objects, html })
  }
  return { __html: pieces ? pieces.add(html) : html.toString() }
}
