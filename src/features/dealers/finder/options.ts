/** Filter options of the finder: services and product lines in order, and the requested article. */

import { ARTICLES } from '../../../cms/linkTargets'
import type { ContentReader } from '../../../cms/reader'
import { relatedId } from '../../../cms/relatedId'
import { PRODUCT_LINES } from '../../catalogue'

export interface Option {
  id: number
  slug: string
  name: string
}

export interface FinderOptions {
  services: readonly Option[]
  lines: readonly Option[]
}

interface Stored {
  id: number
  slug: string
  name?: string | null
}

export async function readOptions(reader: ContentReader): Promise<FinderOptions> {
  const query = { sort: ['position', 'id'], select: { name: true, slug: true } as const }
  const [services, lines] = await Promise.all([
    reader.find('services', query) as Promise<Stored[]>,
    reader.find(PRODUCT_LINES, query) as Promise<Stored[]>,
  ])
  const named = ({ id, slug, name }: Stored) => (name ? [{ id, slug, name }] : [])
  return { services: services.flatMap(named), lines: lines.flatMap(named) }
}

export interface RequestedArticle {
  id: number
  /** `Varde 8 (EV-1008)`. */
  label: string
  /** The line that dealers must carry; undefined if the article has none, and every dealer may sell it. */
  line: number | undefined
}

/** The published article with a number; undefined if there is none. */
export async function requestedArticle(reader: ContentReader, number: string): Promise<RequestedArticle | undefined> {
  const [article] = await reader.find(ARTICLES, {
    where: { and: [{ number: { equals: number } }, { _status: { equals: 'published' } }] },
    limit: 1,
    select: { name: true, number: true, productLine: true },
  })
  if (!article) return undefined
  return { id: article.id, label: `${article.name} (${article.number})`, line: relatedId(article.productLine) }
}
