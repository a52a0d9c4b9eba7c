/** Keeps the article index up to date with its collection. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload, RequestContext } from 'payload'
import { isOutsideBin } from '../../../cms/bin'
import { allInParts, type CollectionIndexDefinition } from '../../../cms/collectionIndex'
import { readOverlaid } from '../../../cms/draftOverlay'
import { ARTICLES } from '../../../cms/linkTargets'
import type { ContentReader } from '../../../cms/reader'
import { relatedId } from '../../../cms/relatedId'
import { idIn, momentIn, numberIn, textIn } from '../../../cms/rows'
import { runStatement } from '../../../cms/statements'
import { pick, type RowOf, select } from '../../../cms/tables'
import type { Article } from '../../../cms/types'
import { isValues } from '../../../lib/isValues'
import { isLocale, type Locale, locales } from '../../../lib/locales'
import { articles, articlesLocales, articlesSpecifications } from '../tables'
import { ArticleIndex, type IndexedArticle, type Values } from './articleIndex'
import { PackedArticle } from './packedArticle'

const columns = pick(
  articles,
  'id',
  'number',
  'slug',
  'price',
  'price_kind',
  'availability',
  'group_id',
  'product_line_id',
  'picture_id',
  'variant_of_id',
  'position',
  'created_at',
  'updated_at',
  'canonical',
  'divisible',
)
const textColumns = pick(articlesLocales, '_parent_id', '_locale', 'name', 'unit', 'variant_name')

const articleIndex: CollectionIndexDefinition<ArticleIndex> = {
  name: 'stock',
  collection: 'articles',
  create: () => new ArticleIndex(),
  copy: (stock) => new ArticleIndex(stock),
  async load(stock, payload, ids, context) {
    if (!ids)
      return allInParts(
        (after, limit) => readArticles(payload, { after, limit }),
        (parts) => {
          for (const { article, values } of parts) stock.set(article, values)
        },
      )
    const found = context ? await readDrafts(payload, ids, context) : await readArticles(payload, { ids })
    const published = new Set(found.map(({ id }) => id))
    for (const id of ids) if (!published.has(id)) stock.delete(id)
    for (const { article, values } of found) stock.set(article, values)
  },
}

/** The up-to-date index of published articles. */
export function readArticleIndex(reader: ContentReader): Promise<ArticleIndex> {
  return reader.index(articleIndex)
}

/** Reads the index and sorts it in the default order of lists. */
export async function readArticlesAhead({ reader }: { reader: ContentReader }): Promise<void> {
  const index = await readArticleIndex(reader)
  await index.inOrder('standard', reader.locale).settle(() => index.size)
}

interface Part {
  id: number
  article: IndexedArticle
  values: Values
}

async function readArticles(
  payload: BasePayload,
  asked: { after: number; limit: number } | { ids: readonly number[] },
): Promise<Part[]> {
  const condition = 'ids' in asked ? idIn(articles.id, asked.ids) : sql`${articles.id} > ${asked.after}`
  const rows = await runStatement(
    payload,
    select(
      columns,
      sql`from ${articles} where ${articles._status} = 'published' and ${isOutsideBin(articles)} and ${condition}
        order by ${articles.id} limit ${'ids' in asked ? asked.ids.length : asked.limit}`,
    ),
  )
  if (rows.length === 0) return []
  // Parts of the whole are read as a range of ids, single articles by a list of ids.
  const ids = rows.map(({ id }) => Number(id))
  const within = (parent: SQL) =>
    'ids' in asked ? idIn(parent, ids) : sql`${parent} between ${ids[0]} and ${ids.at(-1)}`
  const [texts, specifications] = await Promise.all([
    runStatement(
      payload,
      select(textColumns, sql`from ${articlesLocales} where ${within(articlesLocales._parent_id)}`),
    ),
    runStatement(
      payload,
      select(
        pick(articlesSpecifications, '_parent_id', 'specification_id', 'value'),
        sql`from ${articlesSpecifications} where ${within(articlesSpecifications._parent_id)}`,
      ),
    ),
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

async function readDrafts(payload: BasePayload, ids: readonly number[], context: RequestContext): Promise<Part[]> {
  const drafts = await readOverlaid(payload, ARTICLES, ids, { context, locale: 'all' })
  return drafts.map((draft) => ({
    id: draft.id,
    article: articleOf(
      {
        ...draft,
        price: draft.price,
        divisible: draft.divisible,
        availability: draft.availability,
        position: draft.position,
        price_kind: draft.priceKind,
        group_id: draft.group,
        product_line_id: draft.productLine,
        picture_id: draft.picture,
        variant_of_id: draft.variantOf,
        created_at: draft.createdAt,
        updated_at: draft.updatedAt,
        canonical: draft.canonical,
      },
      locales.map((locale) => ({
        _parent_id: draft.id,
        _locale: locale,
        name: inLanguage(draft.name, locale),
        unit: inLanguage(draft.unit, locale),
        variant_name: inLanguage(draft.variantName, locale),
      })),
    ),
    values: new Map(
      (draft.specifications ?? []).flatMap(({ specification, value }) => {
        const id = relatedId(specification)
        return id !== undefined && value ? [[id, value] as const] : []
      }),
    ),
  }))
}

/** A localised field, where all languages were read. */
const inLanguage = (field: unknown, locale: Locale): unknown => (isValues(field) ? field[locale] : undefined)

function grouped<Row extends RowOf<'_parent_id'>>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const parent = Number(row._parent_id)
    const group = groups.get(parent)
    if (group) group.push(row)
    else groups.set(parent, [row])
  }
  return groups
}

/** One object for all articles that lack a text, as most lack a unit and the name of a variant. */
const NOWHERE: Partial<Record<Locale, string>> = {}

function articleOf(
  row: RowOf<keyof typeof columns>,
  texts: readonly RowOf<keyof typeof textColumns>[],
): IndexedArticle {
  const translated = (column: keyof typeof textColumns) => {
    let found: Partial<Record<Locale, string>> = NOWHERE
    for (const text of texts) {
      const value = textIn(text[column])
      if (value && isLocale(text._locale)) found = { ...found, [text._locale]: value }
    }
    return found
  }
  return new PackedArticle({
    id: Number(row.id),
    number: textIn(row.number),
    slug: textIn(row.slug),
    name: translated('name'),
    unit: translated('unit'),
    divisible: Boolean(row.divisible),
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
    updatedAt: momentIn(row.updated_at),
    canonical: textIn(row.canonical),
  })
}
