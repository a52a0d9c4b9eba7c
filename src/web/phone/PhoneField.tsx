/**
 * A phone number with its country. Without script an ordinary field; with script, once it is touched, it gets a list of
 * countries, Norway first (docs/behaviour.md#phone-fields).
 */
import type { ReactNode } from 'react'
import { Enhanced } from '../Enhanced'
import { FieldErrorMessage } from '../forms/FieldErrorMessage'
import type { Site } from '../site'
import { UTILS_ADDRESS } from './address'

export function PhoneField({
  site,
  id,
  name,
  label,
  value,
  error,
  required = false,
  mobile = false,
  describedBy,
}: {
  site: Site
  id: string
  name: string
  label: ReactNode
  value: string | undefined
  error: string | undefined
  required?: boolean
  /** Accepts mobile numbers only. */
  mobile?: boolean
  /** Id of a further description of the field. */
  describedBy?: string
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Enhanced
        name="phone"
        when="interaction"
        as="div"
        className="phone"
        data-utils={UTILS_ADDRESS}
        data-country={site.t('orderPhoneCountry')}
        data-invalid={site.t(mobile ? 'newsletterMobileInvalid' : 'orderPhoneInvalid')}
        data-kind={mobile ? 'mobile' : undefined}
      >
        <input
          id={id}
          type="tel"
          name={name}
          autoComplete="tel"
          dir="ltr"
          data-phone=""
          defaultValue={value}
          maxLength={40}
          aria-invalid={error ? true : undefined}
          required={required}
          aria-describedby={[`${id}-fault`, describedBy].filter(Boolean).join(' ')}
        />
      </Enhanced>
      <FieldErrorMessage id={id} error={error} stays />
    </div>
  )
}
