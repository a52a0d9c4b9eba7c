/** Word indexes of articles for search: one for each language, with the articles that have a name in it. */
import type { BasePayload } from 'payload'
import { richTextOf, textOf } from '../../blocks/blockText'
import { OUTSIDE_BIN } from '../../cms/bin'
import { allInParts, type CollectionIndexDefinition } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import { idIn, jsonIn, readRows, textIn } from '../../cms/rows'
import type { Row } from '../../cms/statements'
import type { Locale } from '../../lib/locales'
import { type Searchable, WordIndex } from '../../lib/words/wordIndex'

export interface FoundArticle extends Searchable {
  number: string
  slug: string
}

const definitions: Readonly<Record<Locale, CollectionIndexDefinition<WordIndex<FoundArticle>>>> = {
  nb: definitionFor('nb'),
  en: definitionFor('en'),
}

function definitionFor(locale: Locale): CollectionIndexDefinition<WordIndex<FoundArticle>> {
  return {
    name: `words of articles ${locale}`,
    collection: 'articles',
    create: () => new WordIndex(),
    async load(index, payload, ids) {
      const add = (rows: readonly Row[]) => {
        for (const row of rows) addArticle(index, row)
      }
      if (!ids) {
        const ask = (after: number, limit: number) =>
          readArticles(payload, locale, `a.id > ${after} order by a.id limit ${limit}`)
        return allInParts(ask, add)
      }
      for (const id of ids) index.delete(id)
      add(await readArticles(payload, locale, idIn('a.id', ids)))
    },
  }
}

async function readArticles(
  payload: BasePayload,
  locale: Locale,
  condition: string,
): Promise<(Row & { id: number })[]> {
  const rows = await readRows(
    payload,
    `select a.id, a.number, a.slug, l.name, l.summary, l.description, l.body, l.variant_name
     from articles a left join articles_locales l on l._parent_id = a.id and l._locale = '${locale}'
     where a._status = 'published' and a.${OUTSIDE_BIN} and ${condition}`,
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** Articles without a name in the language are left out. */
function addArticle(index: WordIndex<FoundArticle>, row: Row): void {
  const title = textIn(row.name)
  if (!title) return
  const item = {
    id: Number(row.id),
    title,
    description: textIn(row.summary),
    number: textIn(row.number),
    slug: textIn(row.slug),
  }
  const body = jsonIn(row.body)
  const description = row.description ? richTextOf(jsonIn(row.description)) : ''
  const rest = Array.isArray(body) && body.length > 0 ? textOf(body) : ''
  index.set(item, `${description} ${textIn(row.variant_name)} ${rest}`)
}

/** The word index of published articles in the reader's language. */
export function readArticleWords(reader: ContentReader): Promise<WordIndex<FoundArticle>> {
  return reader.mirror(definitions[reader.locale])
}
