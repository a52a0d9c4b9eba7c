import { Body } from '../../../blocks/Body'
import type { BodyContent } from '../../../blocks/readBody'
import type { Article } from '../../../cms/types'
import type { BlockOf } from '../../../web/contentBlock'
import { Enhanced } from '../../../web/Enhanced'
import type { Site } from '../../../web/site'
import { BuyBar } from '../../orderList'
import { cardOfArticle } from '../articleIndex/cards'
import { ArticleGrid } from '../listing/ArticleGrid'
import type { PriceWords } from '../priceWords'
import { RecentArticles } from '../recent/RecentArticles'
import { Details } from './Details'
import { Facts } from './Facts'
import { Gallery } from './Gallery'
import type { SpecificationRow } from './specificationRows'
import type { Variant } from './variants'

export interface ArticleContent {
  article: Article
  site: Site
  prices: PriceWords
  rows: readonly SpecificationRow[]
  variants: readonly Variant[]
  related: readonly Article[]
  documents: BlockOf<'fileList'> | undefined
  body: BodyContent
}

/** Picture, facts and details in this order: on a screen the facts stay in view beside the other two. */
export function ArticlePage(content: ArticleContent) {
  const { article, site, prices, related, body } = content
  const { number, name, availability } = article
  return (
    <Enhanced name="recentArticles" when="interaction" as="div">
      <Enhanced name="buyBar" when="interaction" as="div" className="article-page">
        <Enhanced name="compare" when="interaction" as="div">
          <article>
            <div className="block">
              <div className="wide article-top">
                <Gallery article={article} site={site} />
                <Facts {...content} />
                <Details {...content} />
              </div>
            </div>
            <Body body={body} site={site} isSeenFirst={false} />
            {related.length > 0 && (
              <section className="block article-related">
                <div className="wide">
                  <h2>{site.t('articleRelated')}</h2>
                  <ArticleGrid
                    cards={related.map((one) => cardOfArticle(one, prices, site))}
                    site={site}
                    headingLevel={3}
                  />
                </div>
              </section>
            )}
          </article>
        </Enhanced>
        {availability !== 'discontinued' && <BuyBar article={{ name, priceText: prices.of(article) }} site={site} />}
      </Enhanced>
      <RecentArticles site={site} number={number} />
    </Enhanced>
  )
}
