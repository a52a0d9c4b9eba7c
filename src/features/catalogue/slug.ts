/** The last part of an article's address. */
import type { CollectionBeforeValidateHook } from 'payload'
import { segmentFrom } from '../../content/norwegian'

interface ArticleData {
  slug?: string | null
  name?: string | null
  number?: string | null
}

/** An empty one is made from the name (or the number, of a name without letters), and a typed one is put into its form. */
export const fillSlug: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  const article = { ...originalDoc, ...data } as ArticleData
  const [slug] = [article.slug, article.name, article.number].map((text) => segmentFrom(text ?? '')).filter(Boolean)
  return slug ? { ...data, slug } : data
}
