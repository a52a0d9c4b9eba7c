/** Word indexes of articles for search: one for each language, with the articles that have a name in it. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { richTextOf, textOf } from '../../blocks/blockText'
import { renewAtNextChange } from '../../blocks/display'
import { isOutsideBin } from '../../cms/bin'
import { allInParts, type CollectionIndexDefinition } from '../../cms/collectionIndex'
import { readOverlaid } from '../../cms/draftOverlay'
import { ARTICLES } from '../../cms/linkTargets'
import type { ContentReader } from '../../cms/reader'
import { relatedId } from '../../cms/relatedId'
import { idIn, jsonIn, numberIn, textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { alias, pick, type RowOf, select } from '../../cms/tables'
import type { Article, Catalogue } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { packTexts, textAt } from '../../lib/packedTexts'
import type { Searchable } from '../../lib/words/searchable'
import { WordIndex } from '../../lib/words/wordIndex'
import type { ContentBlocks, PageBlock } from '../../web/contentBlock'
import { declaredIn } from '../../web/declared'
import { articlesBetween, type Keywords, keywordSources, readKeywords, readValues } from './articleKeywords'
import { CATALOGUE } from './globals'
import { shownPrice } from './priceWords'
import { articles, articlesLocales, articlesRels } from './tables'

const a = alias(articles, 'a')
const l = alias(articlesLocales, 'l')
const columns = {
  ...pick(a, 'id', 'number', 'slug', 'group_id', 'product_line_id', 'price', 'price_kind'),
  ...pick(l, 'name', 'summary', 'description', 'body', 'variant_name'),
}
type ArticleRow = RowOf<keyof typeof columns>

/** Its texts as one string: of 100,000 articles they would take eight megabytes more apart. */
export class FoundArticle implements Searchable {
  readonly id: number
  readonly #texts: string

  constructor(id: number, { name, summary, number, slug }: ArticleRow) {
    this.id = id
    this.#texts = packTexts([name, number, slug, summary].map(textIn))
  }

  get title(): string {
    return textAt(this.#texts, 0)
  }

  get number(): string {
    return textAt(this.#texts, 1)
  }

  get slug(): string {
    return textAt(this.#texts, 2)
  }

  get description(): string {
    return textAt(this.#texts, 3)
  }
}

/** What many articles have their words from. */
interface Sources {
  keywords: Keywords
  settings: Catalogue
}

async function readSources(payload: BasePayload, locale: Locale): Promise<Sources> {
  const [keywords, settings] = await Promise.all([
    readKeywords(payload, locale),
    payload.findGlobal({ slug: CATALOGUE, depth: 0, overrideAccess: false }),
  ])
  return { keywords, settings }
}

/** The words of articles, and which files are documents of them: files of other kinds are not found by search. */
export class ArticleWords extends WordIndex<FoundArticle> {
  readonly #filesOf = new Map<number, readonly number[]>()
  readonly #articlesWith = new Map<number, number>()
  /** What its articles were read with. */
  readWith: Sources | undefined

  constructor(locale: Locale, beneath?: ArticleWords) {
    super(locale, beneath)
    if (!beneath) return
    this.#filesOf = new Map(beneath.#filesOf)
    this.#articlesWith = new Map(beneath.#articlesWith)
  }

  /** Whether a published article has the file as a document. */
  isDocument(file: number): boolean {
    return this.#articlesWith.has(file)
  }

  setDocuments(article: number, files: readonly number[]): void {
    for (const file of this.#filesOf.get(article) ?? []) this.#count(file, -1)
    for (const file of files) this.#count(file, 1)
    if (files.length > 0) this.#filesOf.set(article, files)
    else this.#filesOf.delete(article)
  }

  override delete(id: number): void {
    super.delete(id)
    this.setDocuments(id, [])
  }

  #count(file: number, more: number): void {
    const count = (this.#articlesWith.get(file) ?? 0) + more
    if (count > 0) this.#articlesWith.set(file, count)
    else this.#articlesWith.delete(file)
  }
}

const definitions: Readonly<Record<Locale, CollectionIndexDefinition<ArticleWords>>> = {
  nb: definitionFor('nb'),
  en: definitionFor('en'),
}

function definitionFor(locale: Locale): CollectionIndexDefinition<ArticleWords> {
  return {
    name: `words of articles ${locale}`,
    collection: 'articles',
    also: () => [...keywordSources, CATALOGUE],
    create: () => new ArticleWords(locale),
    copy: (index) => new ArticleWords(locale, index),
    async concerned(index, payload) {
      const [former, sources] = [index.readWith, await readSources(payload, locale)]
      index.readWith = sources
      if (!former || former.settings.prices !== sources.settings.prices) return 'all'
      return articlesBetween(payload, former.keywords, sources.keywords)
    },
    async load(index, payload, ids, context) {
      const blockKinds = declaredIn(payload).blocks
      // Of many changed documents each part would read them again; `concerned` renews them.
      index.readWith ??= await readSources(payload, locale)
      const { keywords, settings } = index.readWith
      const add = (rows: readonly IndexedRow[]) => {
        for (const row of rows) addArticle(index, row, { words: keywords.of(row, row.values), blockKinds, settings })
      }
      if (!ids) {
        const ask = (after: number, limit: number) =>
          readArticles(payload, locale, sql`${a.id} > ${after} order by ${a.id} limit ${limit}`)
        return allInParts(ask, add)
      }
      const rows = context
        ? (await readOverlaid(payload, ARTICLES, ids, { context, locale })).map(indexedDraft)
        : await readArticles(payload, locale, idIn(a.id, ids))
      for (const id of ids) index.delete(id)
      add(rows)
    },
  }
}

interface IndexedRow {
  id: number
  row: ArticleRow
  group: number | undefined
  line: number | undefined
  values: { specification: number; value: string }[]
  documents: readonly number[]
}

async function readArticles(payload: BasePayload, locale: Locale, condition: SQL): Promise<IndexedRow[]> {
  const rows = await runStatement(
    payload,
    select(
      columns,
      sql`from ${a} left join ${l} on ${l._parent_id} = ${a.id} and ${l._locale} = ${locale}
        where ${a._status} = 'published' and ${isOutsideBin(a)} and ${condition}`,
    ),
  )
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => Number(id))
  const within = (article: SQL) => idIn(article, ids)
  const [values, documents] = await Promise.all([readValues(payload, within), readDocuments(payload, within)])
  return rows.map((row) => {
    const id = Number(row.id)
    return {
      id,
      row,
      group: numberIn(row.group_id),
      line: numberIn(row.product_line_id),
      values: values.get(id) ?? [],
      documents: documents.get(id) ?? [],
    }
  })
}

function indexedDraft(draft: Article): IndexedRow {
  const { id, group, productLine, priceKind, variantName, specifications, documents } = draft
  return {
    id,
    row: {
      ...draft,
      price: draft.price,
      summary: draft.summary,
      description: draft.description,
      body: draft.body,
      group_id: group,
      product_line_id: productLine,
      price_kind: priceKind,
      variant_name: variantName,
    },
    group: relatedId(group),
    line: relatedId(productLine),
    values: (specifications ?? []).flatMap(({ specification, value }) => {
      const of = relatedId(specification)
      return of === undefined ? [] : [{ specification: of, value }]
    }),
    documents: (documents ?? []).flatMap((file) => relatedId(file) ?? []),
  }
}

async function readDocuments(
  payload: BasePayload,
  within: (article: SQL) => SQL,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await runStatement(
    payload,
    select(
      pick(articlesRels, 'parent_id', 'files_id'),
      sql`from ${articlesRels} where ${articlesRels.path} = 'documents' and ${within(articlesRels.parent_id)}`,
    ),
  )
  const files = new Map<number, number[]>()
  for (const { parent_id, files_id } of rows)
    files.set(Number(parent_id), [...(files.get(Number(parent_id)) ?? []), Number(files_id)])
  return files
}

/** Articles without a name in the language are left out. */
function addArticle(
  index: ArticleWords,
  { id, row, documents }: IndexedRow,
  {
    words,
    blockKinds,
    settings,
  }: { words: ReturnType<Keywords['of']>; blockKinds: ContentBlocks; settings: Catalogue },
): void {
  if (!textIn(row.name)) return
  const body = jsonIn(row.body)
  const description = row.description ? richTextOf(jsonIn(row.description)) : ''
  const blocks: PageBlock[] = Array.isArray(body) ? body : []
  renewAtNextChange(`articles:${id}`, blocks, Date.now())
  const rest = blocks.length > 0 ? textOf(blocks, blockKinds) : ''
  const price = shownPrice(settings, {
    price: numberIn(row.price),
    priceKind: textIn(row.price_kind) as Article['priceKind'],
  })
  index.set(new FoundArticle(id, row), {
    text: `${description} ${rest}`,
    ...words,
    keywords: `${words.keywords} , ${textIn(row.variant_name)}`,
    price,
  })
  index.setDocuments(id, documents)
}

/** The word index of published articles in the reader's language. */
export function readArticleWords(reader: ContentReader): Promise<ArticleWords> {
  return reader.index(definitions[reader.locale])
}
