/** What the page of an article shows; its parts take what they need of it. */
import type { ComponentType } from 'react'
import type { BodyContent } from '../../../blocks/readBody'
import type { Article } from '../../../cms/types'
import type { BlockOf } from '../../../web/contentBlock'
import type { PreviewKind } from '../../../web/meta'
import type { Site } from '../../../web/site'
import type { PriceWords } from '../priceWords'
import type { SpecificationRow } from './specificationRows'
import type { Variant } from './variants'

/** What the page says of dealers; the feature that knows them declares it. */
interface ArticleDealers {
  Component: ComponentType<{ number: string; site: Site }>
  styles: string
}

declare module '../../../web/declared' {
  interface Declared {
    articleDealers?: ArticleDealers
  }
}

export interface ArticleContent {
  article: Article
  site: Site
  prices: PriceWords
  rows: readonly SpecificationRow[]
  variants: readonly Variant[]
  related: readonly Article[]
  documents: BlockOf<'fileList'> | undefined
  body: BodyContent
  preview: PreviewKind | undefined
  Dealers: ArticleDealers['Component'] | undefined
}
