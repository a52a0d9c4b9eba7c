/**
 * A phone number with its country. An ordinary field without script; with it, and once it is touched, a list of
 * countries, Norway first (spec §5, §9).
 */
import { Enhanced } from '../Enhanced'
import type { Site } from '../site'
import { UTILS_ADDRESS } from './address'

export function PhoneField({
  site,
  id,
  name,
  label,
  value,
  fault,
}: {
  site: Site
  id: string
  name: string
  label: string
  value: string | undefined
  fault: string | undefined
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
        data-invalid={site.t('orderPhoneInvalid')}
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
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
        />
      </Enhanced>
      <p className="field-error" id={`${id}-fault`} hidden={!fault}>
        {fault}
      </p>
    </div>
  )
}
