/** Articles that stand on another article's page: its variants, and what goes with it. */
import type { Where } from 'payload'
import type { ContentReader } from '../../../cms/reader'
import type { Article } from '../../../cms/types'

/** Heard by the pages of an article and its variants when one more joins them. */
export const variantsTag = (root: number) => `articles:variants:${root}`

/** The id of a relation, filled in or not. */
export const idOf = (relation: number | { id: number } | null | undefined): number | undefined =>
  (typeof relation === 'object' ? relation?.id : relation) ?? undefined

/** The article that all its variants name. */
export const rootOf = ({ id, variantOf }: Pick<Article, 'id' | 'variantOf'>) => idOf(variantOf) ?? id

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
} as const

/** Published articles that have a name in the language of the page; each is noted, and so are those asked for in vain. */
async function named(reader: ContentReader, key: string, tags: readonly string[], where: Where): Promise<Article[]> {
  return reader.remember(key, tags, async (req) => {
    const { docs } = await reader.payload.find({
      collection: 'articles',
      depth: 1,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      fallbackLocale: false,
      where: { and: [where, { _status: { equals: 'published' } }] },
      select: fields,
      sort: ['position', 'id'],
      req,
    })
    return (docs as unknown as Article[]).filter(({ name }) => name)
  })
}

/** The article and its variants; none where it stands alone. */
export async function readVariants(reader: ContentReader, article: Article): Promise<readonly Article[]> {
  const root = rootOf(article)
  const where: Where = { or: [{ id: { equals: root } }, { variantOf: { equals: root } }] }
  const found = await named(reader, `variants of article ${root}`, [variantsTag(root)], where)
  return found.length > 1 ? found : []
}

/** In the order in which the editors chose them. */
export async function readRelated(reader: ContentReader, article: Article): Promise<readonly Article[]> {
  const ids = (article.related ?? []).flatMap((related) => idOf(related) ?? [])
  if (ids.length === 0) return []
  const found = await named(reader, `related articles ${ids}`, [], { id: { in: ids } })
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? [])
}
