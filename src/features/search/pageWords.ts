/** Search index of pages, kept up to date with its collection. */
import type { BasePayload } from 'payload'
import { textOf } from '../../blocks/blockText'
import { isShownAt, renewAtNextChange } from '../../blocks/display'
import type { CollectionIndexDefinition } from '../../cms/collectionIndex'
import { PAGES } from '../../cms/linkTargets'
import type { ContentReader } from '../../cms/reader'
import type { Locale } from '../../lib/locales'
import { type Searchable, WordIndex } from '../../lib/words/wordIndex'
import { declaredIn } from '../../web/declared'

const pageDefinitions: Readonly<Record<Locale, CollectionIndexDefinition<WordIndex<Searchable>>>> = {
  nb: pagesIn('nb'),
  en: pagesIn('en'),
}

/** Pages, including the words that their blocks show of other documents. */
function pagesIn(locale: Locale): CollectionIndexDefinition<WordIndex<Searchable>> {
  return {
    name: `words of pages ${locale}`,
    collection: PAGES,
    also: (payload) => [...declaredIn(payload).blocks.values()].flatMap(({ words }) => words?.source ?? []),
    create: () => new WordIndex(locale),
    async load(index, payload, ids) {
      const pages = await readPages(payload, locale, ids)
      for (const id of ids ?? []) index.delete(id)
      for (const { item, text } of pages) index.set(item, text)
    },
  }
}

async function readPages(payload: BasePayload, locale: Locale, ids: readonly number[] | undefined) {
  const kinds = declaredIn(payload).blocks
  const [pages, foreign] = await Promise.all([
    payload.find({
      collection: PAGES,
      where: {
        and: [
          { _status: { equals: 'published' } },
          { noindex: { not_equals: true } },
          ...(ids ? [{ id: { in: [...ids] } }] : []),
        ],
      },
      select: { title: true, description: true, body: true },
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      locale,
      fallbackLocale: false,
    }),
    Promise.all([...kinds].map(async ([type, { words }]) => [type, await words?.read(payload, locale)] as const)),
  ])
  const foreignWords = new Map(foreign)
  return pages.docs
    .filter(({ title }) => title)
    .map(({ id, title, description, body }) => {
      const now = Date.now()
      const blocks = body ?? []
      // The page itself may not have been drawn since the start.
      renewAtNextChange(`${PAGES}:${id}`, blocks, now)
      const shown = blocks
        .filter((block) => isShownAt(block, now))
        .map((block) => `${textOf([block], kinds)} ${foreignWords.get(block.blockType)?.(block) ?? ''}`)
      return { item: { id, title, description: description ?? '' }, text: shown.join(' ') }
    })
}

export const readPageWords = (reader: ContentReader) => reader.index(pageDefinitions[reader.locale])
