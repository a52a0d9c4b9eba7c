/** The last part of an article's address. */
import type { CollectionBeforeValidateHook } from 'payload'
import { slugFrom } from '../../content/norwegian'

interface ArticleData {
  slug?: string | null
  name?: string | null
  number?: string | null
}

/** Characters in the address's last part. */
const MAX_LENGTH = 80

export function articleSlug(text: string): string {
  return slugFrom(text).slice(0, MAX_LENGTH).replace(/-+$/, '')
}

/** An empty one is made from the name (or the number, of a name without letters), and a typed one is put into its form. */
export const fillSlug: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  if (!data) return data
  const article = { ...originalDoc, ...data } as ArticleData
  const [slug] = [article.slug, article.name, article.number].map((text) => articleSlug(text ?? '')).filter(Boolean)
  return slug ? { ...data, slug } : data
}
