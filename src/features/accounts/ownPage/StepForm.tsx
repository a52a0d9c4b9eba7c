/** A form with one button that performs an action and returns to the page. */
import type { Site } from '../../../web/site'
import { STEP_PATH } from '../addresses'
import type { OwnPageStep } from './steps'

export function StepForm({
  site,
  step,
  value,
  label,
  name,
  primary = false,
}: {
  site: Site
  step: OwnPageStep
  /** Target of the action. */
  value?: string
  label: string
  /** Accessible name, if the label alone is ambiguous. */
  name?: string
  primary?: boolean
}) {
  return (
    <form method="post" action={site.href(STEP_PATH)}>
      <input type="hidden" name="steg" value={step} />
      {value !== undefined && <input type="hidden" name="verdi" value={value} />}
      <button className={primary ? 'button button-secondary' : 'account-link-button'} type="submit" aria-label={name}>
        {label}
      </button>
    </form>
  )
}
