import type { Site } from '../../../web/site'
import { FIELD } from './request'

/** The field of a form that leads to the finder by postcode or place. */
export function PlaceInput(own: { id?: string; placeholder?: string }) {
  return (
    <input
      type="text"
      name={FIELD.place}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="postal-code"
      maxLength={100}
      {...own}
    />
  )
}

/** What became of the button that asks the browser for its position (`client/position.ts`). */
export function PositionStatus({ className, site }: { className: string; site: Site }) {
  return (
    <p
      className={`${className} with-script`}
      role="status"
      data-position-status=""
      data-wait={site.t('dealerPositionWait')}
      data-refused={site.t('dealerPositionRefused')}
      data-failed={site.t('dealerPositionFailed')}
    />
  )
}
