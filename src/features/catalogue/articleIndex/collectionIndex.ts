/** Keeps the article index up to date with its collection. */
import type { BasePayload } from 'payload'
import { OUTSIDE_BIN } from '../../../cms/bin'
import { allInParts, type CollectionIndexDefinition } from '../../../cms/collectionIndex'
import type { ContentReader } from '../../../cms/reader'
import { idIn, momentIn, numberIn, readRows, textIn } from '../../../cms/rows'
import type { Row } from '../../../cms/statements'
import type { Article } from '../../../cms/types'
import { isLocale, type Locale } from '../../../lib/locales'
import { ArticleIndex, type IndexedArticle, type Values } from './articleIndex'

const COLUMNS = `id, number, slug, price, price_kind, availability, group_id, product_line_id, picture_id, variant_of_id,
  position, created_at`

const stockMirror: CollectionIndexDefinition<ArticleIndex> = {
  name: 'stock',
  collection: 'articles',
  create: () => new ArticleIndex(),
  async load(stock, payload, ids) {
    if (!ids)
      return allInParts(
        (after, limit) => readArticles(payload, `id > ${after}`, limit),
        (parts) => {
          for (const { article, values } of parts) stock.set(article, values)
        },
      )
    const found = await readArticles(payload, idIn('id', ids), ids.length)
    const published = new Set(found.map(({ id }) => id))
    for (const id of ids) if (!published.has(id)) stock.delete(id)
    for (const { article, values } of found) stock.set(article, values)
  },
}

/** The up-to-date index of published articles. */
export function readArticleIndex(reader: ContentReader): Promise<ArticleIndex> {
  return reader.mirror(stockMirror)
}

interface Part {
  id: number
  article: IndexedArticle
  values: Values
}

async function readArticles(payload: BasePayload, condition: string, limit: number): Promise<Part[]> {
  const rows = await readRows(
    payload,
    `select ${COLUMNS} from articles where _status = 'published' and ${OUTSIDE_BIN} and ${condition}
      order by id limit ${limit}`,
  )
  if (rows.length === 0) return []
  // Parts of the whole are read as a range of ids, single articles by a list of ids.
  const ids = rows.map(({ id }) => Number(id))
  const within = condition.startsWith('id >')
    ? `_parent_id between ${ids[0]} and ${ids.at(-1)}`
    : idIn('_parent_id', ids)
  const [texts, specifications] = await Promise.all([
    readRows(payload, `select _parent_id, _locale, name, unit, variant_name from articles_locales where ${within}`),
    readRows(payload, `select _parent_id, specification_id, value from articles_specifications where ${within}`),
  ])
  const textsOf = grouped(texts)
  const valuesOf = grouped(specifications)
  return rows.map((row) => {
    const id = Number(row.id)
    return {
      id,
      article: articleOf(row, textsOf.get(id) ?? []),
      values: new Map(
        (valuesOf.get(id) ?? []).flatMap(({ specification_id, value }) => {
          const specification = numberIn(specification_id)
          return specification !== undefined && textIn(value) ? [[specification, textIn(value)] as const] : []
        }),
      ),
    }
  })
}

function grouped(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const parent = Number(row._parent_id)
    const group = groups.get(parent)
    if (group) group.push(row)
    else groups.set(parent, [row])
  }
  return groups
}

function articleOf(row: Row, texts: readonly Row[]): IndexedArticle {
  const translated = (column: string) => {
    const found: Partial<Record<Locale, string>> = {}
    for (const text of texts) {
      const value = textIn(text[column])
      if (value && isLocale(text._locale)) found[text._locale] = value
    }
    return found
  }
  return {
    id: Number(row.id),
    number: textIn(row.number),
    slug: textIn(row.slug),
    name: translated('name'),
    unit: translated('unit'),
    variantName: translated('variant_name'),
    price: numberIn(row.price),
    priceKind: (textIn(row.price_kind) || 'exact') as Article['priceKind'],
    availability: (textIn(row.availability) || 'unknown') as Article['availability'],
    group: numberIn(row.group_id),
    line: numberIn(row.product_line_id),
    picture: numberIn(row.picture_id),
    variantOf: numberIn(row.variant_of_id),
    position: numberIn(row.position) ?? 0,
    createdAt: momentIn(row.created_at),
  }
}
