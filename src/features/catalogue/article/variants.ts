/** Variants of an article as its page offers them: by colour where they differ by it, else by name alone. */
import { relatedId } from '../../../cms/relatedId'
import type { Article, Specification } from '../../../cms/types'
import { chipColour } from '../colourChips'

export interface Variant {
  article: Article
  colour: string | undefined
}

export function variantsOf(articles: readonly Article[], specifications: readonly Specification[]): Variant[] {
  const found = articles.map((article) => {
    const values = new Map((article.specifications ?? []).map((row) => [relatedId(row.specification), row.value]))
    return { article, colour: chipColour(specifications, (id) => values.get(id)) }
  })
  const differ = new Set(found.map(({ colour }) => colour)).size > 1
  return differ ? found : found.map(({ article }) => ({ article, colour: undefined }))
}
