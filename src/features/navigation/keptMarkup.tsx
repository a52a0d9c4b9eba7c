/**
 * Markup of the header that is drawn once for each address, and used again until a document changes that it was drawn
 * from: rendering a page again costs its own content, and so does a search or a filtered list.
 */
import { type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandProvider, IslandScope } from '../../web/Island'

/** Addresses whose markup is kept: those that do not exist are unlimited in number. */
const MAX_ADDRESSES = 500

interface Kept {
  from: readonly object[]
  byAddress: Map<string, string>
}

const kept = new WeakMap<object, Kept>()

/** Begins anew once one of the documents is another object. */
function markupFrom(owner: object, from: readonly object[]): Map<string, string> {
  const known = kept.get(owner)
  if (known?.from.every((document, at) => document === from[at])) return known.byAddress
  const byAddress = new Map<string, string>()
  kept.set(owner, { from, byAddress })
  return byAddress
}

/**
 * The children as HTML. They are drawn from nothing but the documents and the address.
 *
 * @param documents each is the same object until it changes; the first owns the markup
 * @param islandPrefix of the ids of islands: those of the page are numbered without them
 */
export function useKeptMarkup(
  {
    documents,
    address,
    islandPrefix,
  }: { documents: readonly [object, ...object[]]; address: string; islandPrefix: string },
  children: ReactNode,
): string {
  const scope = useContext(IslandScope)
  if (!scope) throw new Error('a header is drawn outside a page')
  const { assets } = scope
  const [owner, ...others] = documents
  const byAddress = markupFrom(owner, [...others, assets])
  const known = byAddress.get(address)
  if (known !== undefined) return known
  const html = renderToString(
    <IslandProvider value={{ assets, prefix: islandPrefix, drawn: 0 }}>{children}</IslandProvider>,
  )
  for (const oldest of byAddress.keys()) {
    if (byAddress.size < MAX_ADDRESSES) break
    byAddress.delete(oldest)
  }
  byAddress.set(address, html)
  return html
}
