/** Articles listed on another article's page: variants and related ones. */

import type { Where } from 'payload'
import { allPublic } from '../../../cms/publicDocuments'
import type { ContentReader } from '../../../cms/reader'
import { relatedId } from '../../../cms/relatedId'
import type { Article } from '../../../cms/types'

/** Dependency of the pages of an article and its variants, emitted when a variant is added. */
export const variantsTag = (root: number) => `articles:variants:${root}`

/** The id of the article that all variants refer to. */
export const rootOf = ({ id, variantOf }: Pick<Article, 'id' | 'variantOf'>) => relatedId(variantOf) ?? id

const fields = {
  name: true,
  number: true,
  slug: true,
  variantName: true,
  price: true,
  priceKind: true,
  unit: true,
  availability: true,
  picture: true,
  position: true,
  specifications: true,
} as const

/** Published articles with a name in the page's language. Those found become dependencies. */
async function named(reader: ContentReader, key: string, tags: readonly string[], where: Where): Promise<Article[]> {
  return reader.remember(key, tags, async (req) => {
    const { docs } = await reader.payload.find({
      collection: 'articles',
      ...allPublic,
      depth: 1,
      fallbackLocale: false,
      where: { and: [where, { _status: { equals: 'published' } }] },
      select: fields,
      sort: ['position', 'id'],
      req,
    })
    return (docs as unknown as Article[]).filter(({ name }) => name)
  })
}

/** The article and its variants; empty if it has none. */
export async function readVariants(reader: ContentReader, article: Article): Promise<readonly Article[]> {
  const root = rootOf(article)
  const where: Where = { or: [{ id: { equals: root } }, { variantOf: { equals: root } }] }
  const found = await named(reader, `variants of article ${root}`, [variantsTag(root)], where)
  return found.length > 1 ? found : []
}

/** Related articles in the editors' order. */
export function readRelated(reader: ContentReader, article: Article): Promise<readonly Article[]> {
  return readInOrder(
    reader,
    (article.related ?? []).flatMap((related) => relatedId(related) ?? []),
  )
}

/** Those of these articles that are published and have a name in the page's language, in this order. */
export async function readInOrder(reader: ContentReader, ids: readonly number[]): Promise<readonly Article[]> {
  if (ids.length === 0) return []
  // One that is not published now may be later.
  const tags = ids.map((id) => `articles:${id}`)
  const found = await named(reader, `articles in order ${ids}`, tags, { id: { in: ids } })
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? [])
}
