/**
 * A bar that adds the page's article, shown at the bottom of a phone once the button itself has been scrolled past. It
 * presses that button's form, and is not shown without script.
 */
import type { Site } from '../../web/site'
import { ADD_FORM_ID, quantityBounds } from './AddToOrder'

export function BuyBar({
  article: { name, priceText, divisible = false },
  site,
}: {
  article: { name: string; priceText: string; divisible?: boolean }
  site: Site
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have to be in a form
    <div className="buy-bar" role="group" aria-label={site.t('orderBar', { name })}>
      <p className="buy-bar-text">
        <span>{name}</span> <strong>{priceText}</strong>
      </p>
      {/* Without a name: the form sends its own field, which follows this one. */}
      <input
        type="number"
        autoComplete="off"
        {...quantityBounds(divisible)}
        defaultValue={1}
        form={ADD_FORM_ID}
        aria-label={site.t('orderQuantity')}
      />
      <button className="button add-button" type="submit" form={ADD_FORM_ID}>
        <svg className="add-sign" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path className="add-plus" d="M12 5v14M5 12h14" />
          <path className="add-tick" d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
        {site.t('orderAddShort')}
      </button>
      {/* The form's own status is the one that screen readers announce. */}
      <p className="buy-bar-status" aria-hidden="true" />
    </div>
  )
}
