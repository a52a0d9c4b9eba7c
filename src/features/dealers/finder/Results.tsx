import type { Site } from '../../../web/site'
import { dealerHref } from '../addresses'
import type { DealerEntry } from '../directory/entry'
import { DealerMap, type MapPlace } from '../map/DealerMap'
import { spotsOf } from '../map/spots'
import type { TileSource } from '../map/tiles'
import { cardId, DealerCard } from './DealerCard'
import type { FinderResults, ShownDealer } from './findDealers'
import { Overview } from './Overview'
import { finderHref, PAGE_SIZE } from './request'
import { summaryOf } from './summary'

/** Everything below the search form: results beside a map. The browser replaces it in place. */
export function Results({
  finding,
  everyone,
  source,
  site,
}: {
  finding: FinderResults
  /** Listed if nothing was found. */
  everyone: readonly DealerEntry[]
  source: TileSource
  site: Site
}) {
  const { result, request } = finding
  const shown = result.kind === 'near' || result.kind === 'named' ? result.shown : []
  const named = namedBeside(finding)
  const isList = shown.length > 0 || named.length > 0
  const more = result.kind === 'near' && result.within > shown.length && shown.length === request.shown
  return (
    <div className="finder-results" id="finder-results">
      <div className="finder-list">
        <h2 className={isList ? undefined : 'visually-hidden'}>{site.t('dealerResults')}</h2>
        <Notices finding={finding} site={site} />
        <p
          className={result.kind === 'unknown' ? 'finder-summary finder-fault' : 'finder-summary'}
          id={result.kind === 'unknown' ? 'finder-fault' : undefined}
          data-summary=""
          tabIndex={-1}
        >
          {summaryOf(finding, site)}
        </p>
        {result.kind === 'unknown' && (
          <p>
            {result.isStreet
              ? site.t('dealerStreetHelp', { example: `${request.place}, 9008 Tromsø` })
              : site.t('dealerUnknownHelp')}
          </p>
        )}
        {result.kind === 'near' && result.isCorrected && (
          <p className="hint">{site.t('dealerCorrected', { term: request.place, place: result.label ?? '' })}</p>
        )}
        {result.kind === 'near' && result.approximate && shown.length > 0 && (
          <p className="hint">{site.t('dealerApproximate')}</p>
        )}
        {result.kind === 'choices' && (
          <ul className="finder-places">
            {result.choices.map(({ label, term }) => (
              <li key={term}>
                <a
                  className="button button-secondary"
                  href={finderHref(request, site, { place: term })}
                  data-action="go"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {named.length > 0 && (
          <section>
            <h3 className="finder-named">{site.t('dealerNamedHeading')}</h3>
            <Cards shown={named} finding={finding} site={site} />
          </section>
        )}
        {shown.length > 0 && <Cards shown={shown} numbered finding={finding} site={site} />}
        {more && (
          <p className="finder-more">
            <a
              className="button button-secondary"
              href={finderHref(request, site, { shown: request.shown + PAGE_SIZE })}
              data-action="more"
            >
              {site.t('dealerMore')}
            </a>
          </p>
        )}
        {!isList && result.kind !== 'choices' && everyone.length > 0 && (
          <>
            <h2 className="finder-all">{site.t('dealerAllHeading')}</h2>
            <Overview dealers={everyone} site={site} />
          </>
        )}
      </div>
      <DealerMap
        places={result.kind === 'all' || shown.length === 0 ? dotsOf(everyone, site) : placesOf(shown)}
        you={result.kind === 'near' && shown.length > 0 ? result.at : undefined}
        source={source}
        site={site}
        label={site.t('dealerMap')}
      />
    </div>
  )
}

function Notices({ finding, site }: { finding: FinderResults; site: Site }) {
  return finding.request.onShow ? <OnShow finding={finding} site={site} /> : <Carried finding={finding} site={site} />
}

function OnShow({ finding: { request, onShow }, site }: { finding: FinderResults; site: Site }) {
  if (!onShow) return <p className="finder-notice">{site.t('dealerArticleUnknown', { number: request.onShow })}</p>
  const { article, isShown } = onShow
  return (
    <p className="finder-notice">
      {site.t(isShown ? 'dealerOnShow' : 'dealerOnShowNone', { article: article.label })}{' '}
      {isShown && article.line !== undefined && (
        <>
          <a href={finderHref(request, site, { onShow: '', article: request.onShow })}>{site.t('dealerOnShowCarry')}</a>
          {' · '}
        </>
      )}
      <a href={finderHref(request, site, { onShow: '' })}>{site.t('dealerForArticleAll')}</a>
    </p>
  )
}

function Carried({ finding: { request, article }, site }: { finding: FinderResults; site: Site }) {
  if (!request.article) return null
  if (!article) return <p className="finder-notice">{site.t('dealerArticleUnknown', { number: request.article })}</p>
  if (article.line === undefined) return null
  return (
    <p className="finder-notice">
      {site.t('dealerForArticle', { article: article.label })}{' '}
      <a href={finderHref(request, site, { article: '' })}>{site.t('dealerForArticleAll')}</a>
    </p>
  )
}

function Cards({
  shown,
  numbered = false,
  finding: { options, now },
  site,
}: {
  shown: readonly ShownDealer[]
  numbered?: boolean
  finding: FinderResults
  site: Site
}) {
  return (
    <ol className="dealer-cards">
      {shown.map((one, at) => (
        <DealerCard
          key={one.dealer.id}
          shown={one}
          number={numbered && one.dealer.position ? at + 1 : undefined}
          services={options.services}
          now={now}
          site={site}
        />
      ))}
    </ol>
  )
}

/** Dealers found by name that are not among the nearest. */
function namedBeside({ result }: FinderResults): readonly ShownDealer[] {
  if (result.kind === 'choices') return result.named
  if (result.kind !== 'near') return []
  const near = new Set(result.shown.map(({ dealer }) => dealer.id))
  return result.named.filter(({ dealer }) => !near.has(dealer.id))
}

const placesOf = (shown: readonly ShownDealer[]): MapPlace[] =>
  shown.map(({ dealer }, at) => ({ dealer, number: at + 1, href: `#${cardId(dealer.id)}` }))

/** All dealers on one map. */
const dotsOf = (dealers: readonly DealerEntry[], site: Site): MapPlace[] =>
  spotsOf(dealers).map((dealer) => ({ dealer, href: dealerHref(dealer, site) }))
