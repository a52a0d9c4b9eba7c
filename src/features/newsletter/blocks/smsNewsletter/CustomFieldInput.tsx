/** A field that editors added to the form. */
import type { NewsletterSetting } from '../../../../cms/types'
import { FieldErrorMessage } from '../../../../web/forms/FieldErrorMessage'
import type { Site } from '../../../../web/site'
import type { FormDrawn } from './state'

export function CustomFieldInput({
  site,
  state: { id, values, errors },
  field: { name, label, kind, required, choices },
}: {
  site: Site
  state: FormDrawn
  field: NonNullable<NewsletterSetting['customFields']>[number]
}) {
  const key = `custom_fields[${name}]`
  const own = `${id}-felt-${name}`
  const error = errors[key]
  const shared = {
    id: own,
    name: key,
    defaultValue: values[key] ?? '',
    required: required === true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${own}-fault`,
    'data-custom': name,
  }
  return (
    <div className="field">
      <label htmlFor={own}>
        {label}
        {!required && <span className="hint"> ({site.t('newsletterOptional')})</span>}
      </label>
      {kind === 'select' ? (
        <select {...shared}>
          <option value="">{site.t('newsletterGroupNone')}</option>
          {choices?.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          maxLength={kind === 'date' ? undefined : 200}
        />
      )}
      <FieldErrorMessage id={own} error={error && site.t(error, { label })} stays />
    </div>
  )
}
