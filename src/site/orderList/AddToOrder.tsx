/**
 * Puts an article into the order. A native form that leads to the order; with script the article is added where the
 * visitor is, and the cart in the bar says so.
 */

import { Enhanced } from '../Enhanced'
import { ORDER_PATH } from '../screens'
import type { Site } from '../site'
import { ADD_ADDRESS } from './announced'

export function AddToOrder({
  article,
  site,
  short = false,
}: {
  article: { number: string; name: string; href: string; price?: number; priceText?: string }
  site: Site
  /** With few words, for cards and tables. */
  short?: boolean
}) {
  const { number, name, href, price, priceText } = article
  return (
    <Enhanced
      name="addToOrder"
      when="visible"
      as="form"
      className="add-to-order"
      method="post"
      action={ADD_ADDRESS}
      data-name={name}
      data-href={href}
      data-price={price}
      data-price-text={priceText}
      data-url={site.href(ORDER_PATH)}
      data-from={site.t('orderTotalFrom')}
      data-hidden={site.t('orderPriceHidden')}
      data-said={site.t('orderAdded')}
      data-full={site.t('orderListFull')}
    >
      <input type="hidden" name="page" value={site.path} />
      <input type="hidden" name="antall" value="1" />
      <input type="hidden" name="artnr" value={number} />
      <button className="button add-button" type="submit">
        <svg className="add-sign" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path className="add-plus" d="M12 5v14M5 12h14" />
          <path className="add-tick" d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
        <span className="add-words">{site.t(short ? 'orderAddShort' : 'orderAdd')}</span>
        <span className="visually-hidden">{name}</span>
      </button>
      <span className="add-status" role="status" />
    </Enhanced>
  )
}
