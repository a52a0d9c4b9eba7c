import { Enhanced } from '../../../web/Enhanced'
import type { Site } from '../../../web/site'
import { dealersHref } from '../../dealers'
import { ORDER_PATH } from '../../orderList'
import { Part } from './Part'

/** *My dealer* is stored in the browser, so the script shows it. */
export function DealerPart({ site }: { site: Site }) {
  const finder = dealersHref(site)
  const order = site.href(ORDER_PATH)
  return (
    <Part title={site.t('accountDealer')}>
      <Enhanced
        name="memberDealer"
        when="load"
        as="div"
        className="account-dealer"
        data-finder={finder}
        data-order={order}
      >
        <div className="account-dealer-none">
          <p className="with-script">{site.t('dealerMineNone')}</p>
          <p className="without-script">{site.t('accountDealerNoScript')}</p>
          <a className="button button-secondary" href={finder} data-part="find">
            {site.t('findDealer')}
          </a>
        </div>
        <div className="account-dealer-chosen">
          <p>
            <a className="account-dealer-name" href={finder} data-part="name">
              {site.t('accountDealer')}
            </a>
          </p>
          <p className="account-ways">
            <a className="button button-secondary" href={order} data-part="order">
              {site.t('dealerOrder')}
            </a>
            <button type="button" className="account-link-button" data-part="forget">
              {site.t('dealerForget')}
            </button>
          </p>
        </div>
      </Enhanced>
      <p className="hint">{site.t('accountDealerNote')}</p>
    </Part>
  )
}
