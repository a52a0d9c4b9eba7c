/** A button that does one thing and comes back. */
import type { Site } from '../../../web/site'
import { STEP_PATH } from '../addresses'
import type { Step } from './steps'

export function StepForm({
  site,
  step,
  value,
  label,
  name,
  primary = false,
}: {
  site: Site
  step: Step
  /** What it is done to. */
  value?: string
  label: string
  /** Where the label alone would not tell it from others. */
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
