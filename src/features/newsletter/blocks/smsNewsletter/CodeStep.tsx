/** Step two: the code from the SMS. */
import { FieldErrorMessage } from '../../../../web/forms/FieldErrorMessage'
import { PAGE } from '../../../../web/forms/pageForm'
import type { Site } from '../../../../web/site'
import type { FormDrawn } from './state'
import { FORM, VERIFY } from './wire'

export function CodeStep({
  site,
  state,
  endpoint,
  label,
}: {
  site: Site
  state: FormDrawn
  endpoint: string
  label: string
}) {
  const { id, values, errors, awaitsCode } = state
  const field = `${id}-kode`
  return (
    <form
      className="form newsletter-code"
      method="post"
      action={`${endpoint}${VERIFY}#${id}`}
      data-step="code"
      hidden={!awaitsCode}
    >
      {/* Values of step one for browsers without script; the module has them in memory. */}
      {awaitsCode && (
        <>
          <input type="hidden" name={PAGE} value={site.path} />
          <input type="hidden" name={FORM} value={id} />
          <input type="hidden" name="name" value={values.name} />
          <input type="hidden" name="mobile" value={values.mobile} />
        </>
      )}
      <div className="field">
        <label htmlFor={field}>{site.t('newsletterCode')}</label>
        <input
          id={field}
          type="text"
          name="activation"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
          aria-invalid={errors.activation ? true : undefined}
          aria-describedby={`${field}-fault`}
        />
        <FieldErrorMessage id={field} error={errors.activation && site.t(errors.activation)} stays />
      </div>
      <div className="newsletter-buttons">
        <button className="button" type="submit">
          {label}
        </button>
        {awaitsCode && <a href={`${site.path}#${id}`}>{site.t('newsletterOtherNumber')}</a>}
      </div>
    </form>
  )
}
