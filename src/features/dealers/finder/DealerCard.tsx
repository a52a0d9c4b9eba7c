import { phoneHref } from '../../../lib/phoneHref'
import type { Site } from '../../../web/site'
import { dealerHref, orderHref } from '../addresses'
import { ChooseDealer } from '../ChooseDealer'
import { routeHref } from '../contact'
import { formatKm } from '../distance'
import { stateText } from '../hours/hoursText'
import type { Moment } from '../hours/moment'
import { stateAt } from '../hours/opening'
import { stateTexts } from '../hours/stateTexts'
import type { ShownDealer } from './findDealers'
import type { Option } from './options'

/** Id of a dealer's card, the target of its dot on the map. */
export const cardId = (id: number) => `forhandler-${id}`

/** A dealer in the results. */
export function DealerCard({
  shown: { dealer, km },
  number,
  services,
  now,
  site,
}: {
  shown: ShownDealer
  /** Number on the map; undefined if it is not on it. */
  number?: number | undefined
  services: readonly Option[]
  now: Moment
  site: Site
}) {
  const { id, name, street, postcode, place, phone, hours } = dealer
  const offered = services.filter((service) => dealer.services.includes(service.id))
  const state = hours && stateAt(hours, now)
  const [word, rest] = state ? stateText(state, now, stateTexts(site), site.locale) : []
  return (
    <li className="dealer-card" id={cardId(id)} data-card={id} data-dealer={id}>
      {number !== undefined && (
        <span className="dealer-number" aria-hidden="true">
          {number}
        </span>
      )}
      <div className="dealer-card-text">
        <div className="dealer-card-head">
          <h3>
            <a href={dealerHref(dealer, site)}>{name}</a>
          </h3>
          {km !== undefined && <span className="dealer-km">{formatKm(km, site.locale)}</span>}
        </div>
        <p className="dealer-address">
          {street}, {postcode} {place}
        </p>
        {state && (
          <p className="dealer-state">
            <strong className={state.open ? 'dealer-is-open' : 'dealer-is-closed'}>{word}</strong>
            {rest && ` – ${rest}`}
          </p>
        )}
        {offered.length > 0 && (
          <ul className="dealer-services" aria-label={site.t('dealerServices')}>
            {offered.map((service) => (
              <li key={service.id}>{service.name}</li>
            ))}
          </ul>
        )}
        <div className="dealer-actions">
          <a
            className="button button-secondary"
            href={orderHref(dealer, site)}
            aria-label={site.t('dealerOrderTo', { name })}
          >
            {site.t('dealerOrder')}
          </a>
          {phone && (
            <a
              className="dealer-action"
              href={phoneHref(phone)}
              data-tell="dealerCalled"
              aria-label={site.t('dealerCallTo', { name, phone })}
            >
              {site.t('dealerCall', { phone })}
            </a>
          )}
          <a
            className="dealer-action"
            href={routeHref(dealer)}
            data-tell="routeOpened"
            aria-label={site.t('dealerRouteTo', { name })}
          >
            {site.t('dealerRoute')}
          </a>
          <ChooseDealer dealer={dealer} site={site} />
        </div>
      </div>
    </li>
  )
}
