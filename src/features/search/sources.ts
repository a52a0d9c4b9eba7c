/** Search indexes of pages and dealers, kept up to date with their collections. */
import type { BasePayload } from 'payload'
import { richTextOf, textOf } from '../../blocks/blockText'
import { OUTSIDE_BIN } from '../../cms/bin'
import { allInParts, type CollectionIndexDefinition } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import { idIn, readRows, textIn } from '../../cms/rows'
import type { Row } from '../../cms/statements'
import type { Locale } from '../../lib/locales'
import { type Searchable, WordIndex } from '../../lib/words/wordIndex'

export interface FoundDealer extends Searchable {
  slug: string
  place: string
}

const pageDefinitions: Readonly<Record<Locale, CollectionIndexDefinition<WordIndex<Searchable>>>> = {
  nb: pagesIn('nb'),
  en: pagesIn('en'),
}

/** Pages, including the text of their reusable blocks and of the delivery terms. */
function pagesIn(locale: Locale): CollectionIndexDefinition<WordIndex<Searchable>> {
  return {
    name: `words of pages ${locale}`,
    collection: 'pages',
    also: ['reusableBlocks', 'deliveryTerms'],
    create: () => new WordIndex(),
    async load(index, payload, ids) {
      const pages = await readPages(payload, locale, ids)
      for (const id of ids ?? []) index.delete(id)
      for (const { item, text } of pages) index.set(item, text)
    },
  }
}

async function readPages(payload: BasePayload, locale: Locale, ids: readonly number[] | undefined) {
  const all = { depth: 0, limit: 0, pagination: false, overrideAccess: false, locale, fallbackLocale: false } as const
  const published = { _status: { equals: 'published' } }
  const [pages, reusable, terms] = await Promise.all([
    payload.find({
      collection: 'pages',
      where: { and: [published, { noindex: { not_equals: true } }, ...(ids ? [{ id: { in: [...ids] } }] : [])] },
      select: { title: true, description: true, body: true },
      ...all,
    }),
    payload.find({ collection: 'reusableBlocks', where: published, select: { body: true }, ...all }),
    payload.findGlobal({ slug: 'deliveryTerms', depth: 0, overrideAccess: false, locale }),
  ])
  const reusableText = new Map(reusable.docs.map(({ id, body }) => [id, textOf(body)]))
  const termsText = richTextOf(terms.content)
  return pages.docs
    .filter(({ title }) => title)
    .map(({ id, title, description, body }) => {
      const shown = (body ?? []).map((block) => {
        if (block.blockType === 'reusable') return reusableText.get(block.reusable as number) ?? ''
        return block.blockType === 'deliveryTerms' ? `${textOf([block])} ${termsText}` : textOf([block])
      })
      return { item: { id, title, description: description ?? '' }, text: shown.join(' ') }
    })
}

/** Names and places of dealers are the same in every language. */
const dealers: CollectionIndexDefinition<WordIndex<FoundDealer>> = {
  name: 'words of dealers',
  collection: 'dealers',
  create: () => new WordIndex(),
  async load(index, payload, ids) {
    const add = (rows: readonly Row[]) => {
      for (const row of rows) addDealer(index, row)
    }
    if (!ids) return allInParts((after, limit) => readDealers(payload, `id > ${after} order by id limit ${limit}`), add)
    for (const id of ids) index.delete(id)
    add(await readDealers(payload, idIn('id', ids)))
  },
}

async function readDealers(payload: BasePayload, condition: string): Promise<(Row & { id: number })[]> {
  const rows = await readRows(
    payload,
    `select id, name, slug, street, postcode, place from dealers
      where _status = 'published' and ${OUTSIDE_BIN} and ${condition}`,
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

function addDealer(index: WordIndex<FoundDealer>, row: Row): void {
  const place = `${textIn(row.postcode)} ${textIn(row.place)}`.trim()
  const item = {
    id: Number(row.id),
    title: textIn(row.name),
    description: [textIn(row.street), place].filter(Boolean).join(', '),
    slug: textIn(row.slug),
    place: textIn(row.place),
  }
  index.set(item, '')
}

export const readPageWords = (reader: ContentReader) => reader.mirror(pageDefinitions[reader.locale])
export const readDealerWords = (reader: ContentReader) => reader.mirror(dealers)
