/** Articles that the visitor looked at last, as the browser remembers them: empty places, which the script fills. */
import type { Site } from '../../../web/site'
import { ARTICLES_ADDRESS } from '../../orderList/client'
import { MAX_SHOWN } from './recent'

export function RecentArticles({ site, number }: { site: Site; number?: string }) {
  return (
    <>
      {/* Says how near the hidden section is to the window. */}
      <div data-recent-near="" />
      <section
        className="block recent-articles"
        aria-labelledby="recent-articles"
        hidden
        data-recent={number ?? ''}
        data-lookup={`${ARTICLES_ADDRESS}?locale=${site.locale}`}
      >
        <div className="wide">
          <h2 id="recent-articles">{site.t('recentTitle')}</h2>
          <ul className="recent-list">
            {Array.from({ length: MAX_SHOWN }, (_, at) => (
              <li key={at} hidden>
                <a className="article-card" href={site.path}>
                  {/* An address that fetches nothing: a picture must have one. */}
                  <img className="article-card-picture" src="data:," width="72" height="72" alt="" hidden />
                  <span className="article-card-text">
                    <span className="article-card-name" /> <span className="article-card-number" />{' '}
                    <span className="article-card-price" />
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <button type="button" className="button button-text">
            {site.t('recentForget')}
          </button>
        </div>
      </section>
    </>
  )
}
