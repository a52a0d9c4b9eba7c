/** What the page of an article says of dealers: the visitor's own, others that carry it, and who has it on show. */
import { Enhanced } from '../../../web/Enhanced'
import { DEALER_KEY } from '../../../web/events'
import type { Site } from '../../../web/site'
import { PlaceInput } from '../finder/PlaceInput'
import { FIELD } from '../finder/request'
import { dealersHref } from '../finderPage'

interface Props {
  number: string
  site: Site
}

export function ArticleDealers(props: Props) {
  return (
    <>
      <DealerLine {...props} />
      <OnShow {...props} />
    </>
  )
}

/** The way to a dealer; with script, and where the visitor has chosen one, whether that dealer carries the article. */
function DealerLine({ number, site }: Props) {
  return (
    <Enhanced
      name="articleDealer"
      when="interaction"
      kept={DEALER_KEY}
      as="div"
      className="article-dealer"
      data-number={number}
      data-dealers={dealersHref(site)}
      data-carries={site.t('articleDealerCarries')}
      data-ask={site.t('articleDealerAsk')}
      data-others={site.t('articleDealerOthers')}
      data-shows={site.t('articleDealerShows')}
      data-nearest={site.t('articleDealerNearest')}
    >
      <p hidden>
        <a href={dealersHref(site)}>{site.t('findDealer')}</a>
      </p>
      <a href={`${dealersHref(site)}?${FIELD.article}=${encodeURIComponent(number)}`}>{site.t('articleDealers')}</a>
    </Enhanced>
  )
}

/** The way to the nearest dealer that has the article on show: a form that leads to the finder. */
function OnShow({ number, site }: Props) {
  return (
    <form className="article-on-show" action={dealersHref(site)} method="get" aria-labelledby="article-on-show">
      <p id="article-on-show">{site.t('articleOnShow')}</p>
      <input type="hidden" name={FIELD.onShow} value={number} />
      <div className="article-on-show-row">
        <label className="visually-hidden" htmlFor="article-place">
          {site.t('articleOnShowPlace')}
        </label>
        <PlaceInput id="article-place" placeholder={site.t('articleOnShowPlace')} />
        <button type="submit" className="button button-secondary">
          {site.t('articleOnShowFind')}
        </button>
      </div>
    </form>
  )
}
