import { CONSENT_COOKIE } from '../../web/consent'
import { DEALER_KEY } from '../../web/events'
import type { Site } from '../../web/site'
import { ORDER_PATH } from '../orderList/client'
import type { DealerEntry } from './directory/entry'
import { Check } from './icons'

/** What decides how a browser shows dealers: the visitor's own one, and consent to the detailed map. */
export const KEPT_FOR_DEALERS = `${DEALER_KEY} ${CONSENT_COOKIE}`

/**
 * Chooses a dealer as the visitor's own, stored in the browser (`client/choices.ts`); hidden without script. Both
 * states take the same room, so that the layout does not shift.
 */
export function ChooseDealer({ dealer, site }: { dealer: DealerEntry; site: Site }) {
  const { id, slug, name, place } = dealer
  return (
    <div className="choose-dealer" data-choose={JSON.stringify({ id, slug, name, place })}>
      <button
        type="button"
        className="button button-text with-script"
        aria-label={site.t('dealerChooseNamed', { name })}
        data-action="choose"
      >
        {site.t('dealerChoose')}
      </button>
      <span className="choose-dealer-mine with-script" data-mine="">
        <strong>
          <Check />
          {site.t('dealerMine')}
        </strong>
        <button
          type="button"
          className="button button-text"
          aria-label={site.t('dealerForgetNamed', { name })}
          data-action="forget"
        >
          {site.t('dealerForget')}
        </button>
      </span>
    </div>
  )
}

/**
 * The visitor's own dealer: both states, of which script shows one and fills in the dealer. The line is reserved from
 * the start.
 */
export function MyDealer({ site }: { site: Site }) {
  return (
    <p
      className="my-dealer with-script"
      data-my-dealer=""
      tabIndex={-1}
      data-is={site.t('dealerMineIs')}
      data-forget-named={site.t('dealerForgetNamed')}
      data-order-href={site.href(ORDER_PATH)}
    >
      <span className="my-dealer-none">{site.t('dealerMineNone')}</span>
      <span className="my-dealer-chosen">
        <strong /> <a href={site.href(ORDER_PATH)}>{site.t('dealerOrder')}</a>{' '}
        <button type="button" className="link-button" data-action="forget">
          {site.t('dealerForget')}
        </button>
      </span>
    </p>
  )
}
