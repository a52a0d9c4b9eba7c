import { Body } from '../../../blocks/Body'
import { Enhanced } from '../../../web/Enhanced'
import { BuyBar } from '../../orderList'
import { cardOfArticle } from '../articleIndex/cards'
import { ArticleGrid } from '../listing/ArticleGrid'
import { RecentArticles } from '../recent/RecentArticles'
import type { ArticleContent } from './content'
import { Details } from './Details'
import { Facts } from './Facts'
import { Gallery } from './Gallery'

/** Picture, facts and details in this order: on a screen the facts stay in view beside the other two. */
export function ArticlePage(content: ArticleContent) {
  const { article, site, prices, related, body, preview } = content
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
            <Body body={body} site={site} preview={preview} isSeenFirst={false} hasHeading />
            {related.length > 0 && (
              <section className="block article-related">
                <div className="wide">
                  <h2>{site.t('articleRelated')}</h2>
                  <ArticleGrid
                    cards={related.map((one) => cardOfArticle(one, prices, site))}
                    site={site}
                    headingLevel={3}
                    isSwiped
                  />
                </div>
              </section>
            )}
          </article>
        </Enhanced>
        {availability !== 'discontinued' && (
          <BuyBar
            article={{ name, priceText: prices.of(article), divisible: article.divisible === true }}
            site={site}
          />
        )}
      </Enhanced>
      <RecentArticles site={site} number={number} />
    </Enhanced>
  )
}
