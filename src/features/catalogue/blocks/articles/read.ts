/** Reads the articles that blocks show: chosen ones, those of a group, or the newest. */

import type { ContentReader } from '../../../../cms/reader'
import { relatedId } from '../../../../cms/relatedId'
import type { Specification } from '../../../../cms/types'
import type { BlockOf } from '../../../../web/contentBlock'
import { readSite } from '../../../../web/readSite'
import type { Site } from '../../../../web/site'
import { readInOrder } from '../../article/others'
import type { ArticleIndex } from '../../articleIndex/articleIndex'
import { type Card, cardOfArticle, cardsOf } from '../../articleIndex/cards'
import { readArticleIndex } from '../../articleIndex/collectionIndex'
import { ARTICLES_PATH } from '../../articlePaths'
import { CATALOGUE } from '../../globals'
import { type GroupTree, groupPath, readGroups } from '../../groups/tree'
import { queryOf } from '../../listing/query'
import { type PriceWords, priceWords } from '../../priceWords'

type ArticlesBlock = BlockOf<'articles'>

export interface ShownArticles {
  cards: readonly Card[]
  /** Path of the list of all articles that the block shows a part of. */
  all: string
  /** Name of the group that the list is of. */
  group?: string
}

/** By block: a page may show several. */
export type ArticlesData = ReadonlyMap<ArticlesBlock, ShownArticles>

/** Cards of blocks show no specifications. */
const none: readonly Specification[] = []

interface Content {
  reader: ContentReader
  site: Site
  prices: PriceWords
}

export async function readArticles(reader: ContentReader, blocks: readonly ArticlesBlock[]): Promise<ArticlesData> {
  const [site, settings] = await Promise.all([
    // Only texts and addresses of the site are used.
    readSite(reader, { url: '', path: '/' }),
    reader.global(CATALOGUE, { depth: 0 }),
  ])
  const content = { reader, site, prices: priceWords(site, settings) }
  return new Map(await Promise.all(blocks.map(async (block) => [block, await readShown(block, content)] as const)))
}

async function readShown(block: ArticlesBlock, content: Content): Promise<ShownArticles> {
  if (block.source === 'group') return ofGroup(block, content)
  if (block.source === 'newest') return newest(block, content)
  const { reader, prices, site } = content
  const found = await readInOrder(
    reader,
    (block.articles ?? []).flatMap((article) => relatedId(article) ?? []),
  )
  return { cards: found.map((article) => cardOfArticle(article, prices, site)), all: ARTICLES_PATH }
}

/** Depends on single articles only where they were chosen: a new article may belong to a group. */
async function ofGroup(block: ArticlesBlock, content: Content): Promise<ShownArticles> {
  const [stock, groups] = await Promise.all([readArticleIndex(content.reader), readGroups(content.reader)])
  const group = groups.byId(relatedId(block.group))
  if (!group) return { cards: [], all: ARTICLES_PATH }
  const rows = await firstRows({ stock, groups, within: group.id, sorting: 'standard', ...limitOf(block) }, content)
  return { cards: await cards(rows, stock, content), all: groupPath(group), group: group.name }
}

async function newest(block: ArticlesBlock, content: Content): Promise<ShownArticles> {
  const stock = await readArticleIndex(content.reader)
  const rows = await firstRows({ stock, sorting: 'nyeste', ...limitOf(block) }, content)
  const query = queryOf({ filters: new Map(), sorting: 'nyeste', view: undefined, page: 1 })
  return { cards: await cards(rows, stock, content), all: ARTICLES_PATH + query }
}

/** A draft in preview may have no number. */
const limitOf = ({ limit }: ArticlesBlock) => ({ limit: limit ?? 0 })

/** The first rows of an order that are for sale, in a group and the groups below it. */
async function firstRows(
  asked: {
    stock: ArticleIndex
    sorting: 'standard' | 'nyeste'
    limit: number
    groups?: GroupTree
    within?: number
  },
  { site }: Content,
): Promise<number[]> {
  const { stock, sorting, limit, groups, within } = asked
  const order = stock.inOrder(sorting, site.locale)
  await order.settle(() => stock.size)
  const tree = within === undefined ? undefined : groups?.subtree(within)
  const rows: number[] = []
  for (const row of order.rows(stock.size)) {
    if (rows.length >= limit) break
    const article = stock.at(row)
    if (!article || article.availability === 'discontinued') continue
    if (!tree || (article.group !== undefined && tree.has(article.group))) rows.push(row)
  }
  return rows
}

const cards = (rows: readonly number[], stock: ArticleIndex, { site, reader, prices }: Content) =>
  cardsOf(rows, { stock, site, reader, prices, specifications: none })
