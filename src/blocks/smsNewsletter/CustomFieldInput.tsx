/** A field that the site has added to the form. */
import type { NewsletterSetting } from '../../content/types'
import type { Site } from '../../site/site'
import { Fault } from './Fault'
import type { FormDrawn } from './state'

export function CustomFieldInput({
  site,
  state: { id, values, faults },
  field: { name, label, kind, required, choices },
}: {
  site: Site
  state: FormDrawn
  field: NonNullable<NewsletterSetting['customFields']>[number]
}) {
  const key = `custom_fields[${name}]`
  const own = `${id}-felt-${name}`
  const fault = faults[key]
  const shared = {
    id: own,
    name: key,
    defaultValue: values[key] ?? '',
    required: required === true,
    'aria-invalid': fault ? true : undefined,
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
      <Fault id={own} fault={fault && site.t(fault, { label })} />
    </div>
  )
}
