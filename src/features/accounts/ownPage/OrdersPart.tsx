import { momentText } from '../../../lib/moment'
import type { Site } from '../../../web/site'
import { ORDER_PATH } from '../../orderList'
import type { OwnPageFacts } from './facts'
import { Part } from './Part'

/** Requests sent from the member's address; hidden until the address is confirmed. */
export function OrdersPart({ site, facts: { member, orders } }: { site: Site; facts: OwnPageFacts }) {
  const title = site.t('accountOrders')
  const start = (
    <a className="account-card-way" href={site.href(ORDER_PATH)}>
      {site.t('accountOrdersStart')}
    </a>
  )
  if (!orders)
    return (
      <Part title={title} wide beside={start}>
        <p className="account-empty">{site.t('accountOrdersWait')}</p>
      </Part>
    )
  if (orders.requests.length === 0)
    return (
      <Part title={title} wide beside={start}>
        <p className="account-empty">{site.t('accountOrdersNone', { email: member.email })}</p>
      </Part>
    )
  return (
    <Part title={title} wide beside={start}>
      <ul className="account-orders">
        {orders.requests.map(({ number, sentAt, state, stateText, dealer, path }) => (
          <li key={number}>
            <a className="account-order-number" href={site.href(path)}>
              {number}
            </a>
            <time dateTime={sentAt}>{momentText(sentAt, site.locale, 'date')}</time>
            <span className="account-order-dealer">{dealer ?? site.t('accountHeadOffice')}</span>
            <span className={`account-mark account-mark-${state}`}>{site.t(stateText)}</span>
          </li>
        ))}
      </ul>
      {orders.more && <p className="hint">{site.t('accountOrdersMore', { count: orders.requests.length })}</p>}
    </Part>
  )
}
