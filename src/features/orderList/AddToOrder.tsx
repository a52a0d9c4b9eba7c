/**
 * Adds an article to the order. A native form that leads to the order page; with script the visitor stays on the page,
 * and the cart in the menu bar shows the new article.
 */

import { Enhanced } from '../../web/Enhanced'
import type { Site } from '../../web/site'
import { ADD_ADDRESS, ORDER_PATH } from './addresses'
import { MAX_QUANTITY, QUANTITY_DECIMALS } from './list'

/** The form of the page's own article, which other controls submit. */
export const ADD_FORM_ID = 'legg-i'
const QUANTITY_ID = 'legg-i-antall'
const STATUS_ID = 'legg-i-melding'

/** Attributes of a number field for a quantity: in ones, or in hundredths of what is divisible. */
export function quantityBounds(divisible: boolean) {
  const least = divisible ? 10 ** -QUANTITY_DECIMALS : 1
  return { inputMode: divisible ? 'decimal' : 'numeric', min: least, max: MAX_QUANTITY, step: least } as const
}

/** A plain field; its two buttons are only shown with the script that handles them. */
function Quantity({ unit, divisible, site }: { unit: string | undefined; divisible: boolean; site: Site }) {
  const step = (by: 1 | -1, name: string) => (
    <button className="add-step" type="button" data-step={by} aria-label={name} aria-controls={QUANTITY_ID}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={by > 0 ? 'M12 5v14M5 12h14' : 'M5 12h14'} />
      </svg>
    </button>
  )
  return (
    <div className="add-quantity">
      <label htmlFor={QUANTITY_ID}>{unit ? site.t('orderQuantityUnit', { unit }) : site.t('orderQuantity')}</label>
      <div className="add-stepper">
        {step(-1, site.t('orderQuantityLess'))}
        <input
          id={QUANTITY_ID}
          name="antall"
          type="number"
          autoComplete="off"
          {...quantityBounds(divisible)}
          required
          defaultValue={1}
          aria-describedby={STATUS_ID}
        />
        {step(1, site.t('orderQuantityMore'))}
        <span className="visually-hidden" role="status" data-stepped="" />
      </div>
    </div>
  )
}

export function AddToOrder({
  article,
  site,
  short = false,
}: {
  article: {
    number: string
    name: string
    href: string
    price?: number
    priceText?: string
    unit?: string
    /** The quantity may have decimals. */
    divisible?: boolean
    picture?: string
  }
  site: Site
  /** With short labels and a quantity of one, for cards and tables. */
  short?: boolean
}) {
  const { number, name, href, price, priceText, unit, divisible = false, picture } = article
  return (
    <Enhanced
      name="addToOrder"
      when="interaction"
      as="form"
      id={short ? undefined : ADD_FORM_ID}
      className={short ? 'add-to-order' : 'add-to-order with-quantity'}
      data-presses="submit"
      method="post"
      action={ADD_ADDRESS}
      data-name={name}
      data-href={href}
      data-price={price}
      data-price-text={priceText}
      data-unit={short ? undefined : unit}
      data-divisible={divisible ? '' : undefined}
      data-picture={picture}
      data-url={site.href(ORDER_PATH)}
      data-from={site.t('orderTotalFrom')}
      data-hidden={site.t('orderPriceHidden')}
      data-said={site.t('orderAdded')}
      data-full={site.t('orderListFull')}
      data-most={site.t('orderQuantityFull', { max: MAX_QUANTITY })}
      data-invalid={short ? undefined : site.t(divisible ? 'orderQuantityPart' : 'orderQuantityInvalid')}
      data-whole={short || divisible ? undefined : site.t('orderQuantityWhole')}
    >
      <input type="hidden" name="page" value={site.path} />
      {short ? (
        <input type="hidden" name="antall" value="1" />
      ) : (
        <Quantity unit={unit} divisible={divisible} site={site} />
      )}
      <input type="hidden" name="artnr" value={number} />
      {/* One article's own page has one main button; a row of cards has none. */}
      <button className={short ? 'button button-secondary add-button' : 'button add-button'} type="submit">
        <svg className="add-sign" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path className="add-plus" d="M12 5v14M5 12h14" />
          <path className="add-tick" d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
        <span className="add-words">{site.t(short ? 'orderAddShort' : 'orderAdd')}</span>
        <span className="visually-hidden">{name}</span>
      </button>
      <span className="add-status" role="status" id={short ? undefined : STATUS_ID} />
    </Enhanced>
  )
}
