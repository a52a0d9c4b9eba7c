/** The catalogue in a brand folder. */
import { ARTICLES } from '../../cms/linkTargets'
import type { BrandFolderPart } from '../../web/brandFolder'
import { ARTICLE_GROUPS, PRODUCT_LINES, SPECIFICATIONS } from './collections'
import { CATALOGUE } from './globals'

/** `{ effekt: '8,0' }` as the rows that are stored. */
function withSpecificationRows(article: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { specifications } = article
  if (!specifications) return { ...article }
  const rows = Object.entries(specifications).map(([specification, value]) => ({ specification, value: String(value) }))
  return { ...article, specifications: rows }
}

export const brandFolder: BrandFolderPart = {
  lists: [
    {
      kind: 'productLine',
      collection: PRODUCT_LINES,
      file: 'catalogue.yaml',
      part: 'productLines',
      namedBy: 'slug',
    },
    {
      kind: 'articleGroup',
      collection: ARTICLE_GROUPS,
      file: 'catalogue.yaml',
      part: 'groups',
      namedBy: 'slug',
      later: ['parent'],
    },
    {
      kind: 'specification',
      collection: SPECIFICATIONS,
      file: 'catalogue.yaml',
      part: 'specifications',
      namedBy: 'slug',
    },
    {
      kind: 'article',
      collection: ARTICLES,
      file: 'articles.yaml',
      namedBy: 'number',
      after: ['productLine', 'articleGroup', 'specification'],
      later: ['related', 'variantOf', 'body'],
      toFields: withSpecificationRows,
    },
  ],
  settings: { file: 'catalogue.yaml', global: CATALOGUE },
}
