/** One page of a listing, read from the article index. */
import type { ContentReader } from '../../../cms/reader'
import type { ArticleGroup, Catalogue, Specification } from '../../../cms/types'
import { memoized } from '../../../lib/memoized'
import type { Site } from '../../../web/site'
import type { ArticleIndex } from '../articleIndex/articleIndex'
import { type Card, cardsOf } from '../articleIndex/cards'
import { readArticleIndex } from '../articleIndex/collectionIndex'
import { type GroupTree, readGroups } from '../groups/tree'
import { type PriceWords, priceWords } from '../priceWords'
import { bestRowsOfPage, choose, rowsOfPage } from './choose'
import { type Facet, facetsOf } from './facets'
import { type ListingState, type ListingView, queryOf } from './query'
import { type Chip, chipsOf, choiceOf, type DrawnFilter, dimensionOf, drawnFilter, tidied } from './view'

export interface GroupTile {
  group: ArticleGroup
  count: number
}

export interface Listing {
  settings: Catalogue
  groups: GroupTree
  prices: PriceWords
  /** With normalised filters. */
  state: ListingState
  view: ListingView
  total: number
  pages: number
  /** Position of the first article shown, from 1. */
  first: number
  cards: readonly Card[]
  filters: readonly DrawnFilter[]
  chips: readonly Chip[]
  /** The same page without any filter. */
  clearedQuery: string
  /** Child groups that have articles, with their counts. */
  tiles: readonly GroupTile[]
}

/** Specifications sort by the editors' position, then by name. */
const bySpecificationOrder = (one: Specification, other: Specification) =>
  one.position - other.position || one.id - other.id

const inOrder = memoized((all: readonly Specification[]): readonly Specification[] =>
  [...all].sort(bySpecificationOrder),
)

/** The same array until a specification changes. */
export async function readSpecifications(reader: ContentReader): Promise<readonly Specification[]> {
  return inOrder(await reader.find('specifications'))
}

/** Scores of articles that were found, by id. */
export type FoundScores = ReadonlyMap<number, number>

/** Articles of a group, or those that a search found, the best first. */
export async function readListing(
  { reader, site }: { reader: ContentReader; site: Site },
  asked: ListingState,
  { group, found }: { group?: ArticleGroup | undefined; found?: FoundScores },
): Promise<Listing> {
  const [stock, groups, settings, lines, specifications] = await Promise.all([
    readArticleIndex(reader),
    readGroups(reader),
    reader.global('catalogue', { depth: 0 }),
    reader.find('productLines', { sort: 'position' }),
    readSpecifications(reader),
  ])
  const prices = priceWords(site, settings)
  // Sorting by hidden prices would reveal them.
  const sorting = !prices.shown && asked.sorting.startsWith('pris') ? 'standard' : asked.sorting
  const order = stock.inOrder(sorting, site.locale)
  await order.settle(() => stock.size)
  const facets: Facet[] = facetsOf({ stock, site, prices, lines, specifications })
  const choices = facets.map((facet) => choiceOf(facet, asked.filters.get(facet.param)))
  const state = tidied(facets, choices, asked)
  const inGroup = group && groups.subtree(group.id)
  const scored = found && scoredRows(stock, found)
  const chosen = choose(
    stock,
    { locale: site.locale, groups: inGroup, among: scored?.among },
    facets.map((facet, at) => dimensionOf(facet, choices[at])),
  )
  const pages = Math.max(1, Math.ceil(chosen.total / settings.pageSize))
  const page = Math.min(state.page, pages)
  const from = (page - 1) * settings.pageSize
  const sorted = order.rows(stock.size)
  const rows =
    scored && sorting === 'standard'
      ? bestRowsOfPage({ scores: scored.scores, order: sorted }, chosen.passes, from, settings.pageSize)
      : rowsOfPage(sorted, chosen.passes, from, settings.pageSize)
  return {
    settings,
    groups,
    prices,
    state: { ...state, page, sorting },
    view: state.view ?? settings.view,
    total: chosen.total,
    pages,
    first: from + 1,
    cards: await cardsOf(rows, { stock, site, reader, prices, specifications }),
    filters: facets.flatMap((facet, at) => drawnFilter(facet, choices[at], chosen.counts[at] ?? new Uint32Array(0))),
    chips: chipsOf(facets, choices, state, site),
    clearedQuery: queryOf({ ...state, filters: new Map(), page: 1 }),
    tiles: found ? [] : tilesBelow(group, groups, stock, site),
  }
}

function scoredRows(stock: ArticleIndex, found: FoundScores) {
  const among = new Uint8Array(stock.size)
  const scores = new Float64Array(stock.size)
  for (const [id, score] of found) {
    const row = stock.rowOf(id)
    if (row === undefined) continue
    among[row] = 1
    scores[row] = score
  }
  return { among, scores }
}

function tilesBelow(group: ArticleGroup | undefined, groups: GroupTree, stock: ArticleIndex, site: Site): GroupTile[] {
  const counts = stock.groupCounts(site.locale)
  return groups.below(group?.id).flatMap((below) => {
    let count = 0
    for (const id of groups.subtree(below.id)) count += counts.get(id) ?? 0
    return count > 0 ? [{ group: below, count }] : []
  })
}
