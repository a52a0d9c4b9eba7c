/** Reads the articles that blocks compare, and their specifications. */

import type { ContentReader } from '../../../../cms/reader'
import { relatedId } from '../../../../cms/relatedId'
import type { BlockOf } from '../../../../web/contentBlock'
import { readSite } from '../../../../web/readSite'
import { type Card, cardsOf } from '../../articleIndex/cards'
import { readArticleIndex } from '../../articleIndex/collectionIndex'
import { type ComparedGroup, comparedRows } from '../../compare/rows'
import { CATALOGUE } from '../../globals'
import { readSpecifications } from '../../listing/readListing'
import { priceWords } from '../../priceWords'

type ComparisonBlock = BlockOf<'comparison'>

interface Comparison {
  cards: readonly Card[]
  rows: readonly ComparedGroup[]
}

/** By block: a page may show several. */
export type ComparisonData = ReadonlyMap<ComparisonBlock, Comparison>

/** Articles that are not published, or have no name in the page's language, are left out. */
export async function readComparisons(
  reader: ContentReader,
  blocks: readonly ComparisonBlock[],
): Promise<ComparisonData> {
  const [stock, site, settings, specifications] = await Promise.all([
    readArticleIndex(reader),
    // Only texts and addresses of the site are used.
    readSite(reader, { url: '', path: '/' }),
    reader.global(CATALOGUE, { depth: 0 }),
    readSpecifications(reader),
  ])
  const prices = priceWords(site, settings)
  const content = { stock, site, reader, prices, specifications, maxValues: specifications.length }
  const compared = async (block: ComparisonBlock): Promise<Comparison> => {
    const rows = (block.articles ?? []).flatMap((article) => {
      const row = stock.rowOf(relatedId(article) ?? 0)
      return row !== undefined && stock.at(row)?.name[site.locale] ? [row] : []
    })
    const cards = await cardsOf(rows, content)
    const wanted = (block.specifications ?? []).map(relatedId)
    const chosen = wanted.length > 0 ? specifications.filter(({ id }) => wanted.includes(id)) : specifications
    return { cards, rows: rowsToShow(comparedRows(cards, chosen, site), block.onlyDifferences === true) }
  }
  return new Map(await Promise.all(blocks.map(async (block) => [block, await compared(block)] as const)))
}

/** A heading whose rows are all left out goes with them. */
function rowsToShow(groups: readonly ComparedGroup[], onlyDifferences: boolean): readonly ComparedGroup[] {
  if (!onlyDifferences) return groups
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}
