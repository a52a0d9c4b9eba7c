/**
 * Pictures of cards. The combinations on a page are unbounded, so pictures are cached one by one: a page reads the
 * missing ones with one query.
 */

import type { CollectionIndexDefinition } from '../cms/collectionIndex'
import { allPublic } from '../cms/publicDocuments'
import type { ContentReader } from '../cms/reader'
import type { Media } from '../cms/types'
import { MEDIA } from '../cms/uploads/slugs'
import type { Locale } from '../lib/locales'

/** Pictures remembered in each language, at about a kilobyte each. */
const MAX_PICTURES = 10_000

class Pictures {
  readonly #known = new Map<string, Media>()
  /** Incremented on each change: results of reads begun before it are not cached. */
  news = 0

  get(locale: Locale, id: number): Media | undefined {
    return this.#known.get(`${locale} ${id}`)
  }

  keep(locale: Locale, media: Media): void {
    if (this.#known.size >= MAX_PICTURES) for (const oldest of this.#known.keys()) if (this.#known.delete(oldest)) break
    this.#known.set(`${locale} ${media.id}`, media)
  }

  forget(id: number): void {
    for (const locale of ['nb', 'en'] as const) this.#known.delete(`${locale} ${id}`)
    this.news++
  }
}

const pictureIndex: CollectionIndexDefinition<Pictures> = {
  name: 'pictures of cards',
  collection: MEDIA,
  create: () => new Pictures(),
  // Nothing is loaded ahead; changed pictures are dropped.
  async load(pictures, _, ids) {
    for (const id of ids ?? []) pictures.forget(id)
  },
}

export async function readPictures(reader: ContentReader, wanted: readonly number[]): Promise<Map<number, Media>> {
  const found = new Map<number, Media>()
  if (wanted.length === 0) return found
  const pictures = await reader.index(pictureIndex)
  const { locale, payload } = reader
  const missing = new Set<number>()
  for (const id of wanted) {
    const media = pictures.get(locale, id)
    if (media) found.set(id, media)
    else missing.add(id)
  }
  if (missing.size === 0) return found
  const { news } = pictures
  const { docs } = await payload.find({
    collection: MEDIA,
    locale,
    ...allPublic,
    where: { id: { in: [...missing] } },
  })
  for (const media of docs) {
    found.set(media.id, media)
    if (pictures.news === news) pictures.keep(locale, media)
  }
  return found
}
