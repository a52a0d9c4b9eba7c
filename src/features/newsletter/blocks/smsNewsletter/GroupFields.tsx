/** Choice of newsletters: check boxes, a list, or both (docs/behaviour.md#subscribing). */
import type { SubscriberGroup } from '../../../../cms/types'
import { FieldErrorMessage } from '../../../../web/forms/FieldErrorMessage'
import type { Site } from '../../../../web/site'
import type { FormDrawn } from './state'

export function GroupFields({
  site,
  state,
  groups: { boxes, list },
  required,
}: {
  site: Site
  state: FormDrawn
  groups: { boxes: readonly SubscriberGroup[]; list: readonly SubscriberGroup[] }
  required: boolean
}) {
  const { id, values, errors } = state
  if (boxes.length + list.length === 0) return null
  const chosen = new Set((values.group_id ?? '').split(','))
  const field = `${id}-grupper`
  const error = errors.group_id && site.t(errors.group_id)
  return (
    <div className="newsletter-groups">
      {boxes.length > 0 && (
        <fieldset className="newsletter-choice" aria-describedby={`${field}-fault`}>
          <legend>
            {site.t('newsletterGroups')}
            {!required && <span className="hint"> ({site.t('newsletterOptional')})</span>}
          </legend>
          {boxes.map((group) => (
            <label key={group.id} className="newsletter-option">
              <input type="checkbox" name="group_id[]" value={group.id} defaultChecked={chosen.has(String(group.id))} />
              <span>
                {group.name}
                {group.description && <span className="hint newsletter-about">{group.description}</span>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {list.length > 0 && (
        <div className="field">
          <label htmlFor={`${id}-gruppe`}>{site.t('newsletterGroupSelect')}</label>
          <select
            id={`${id}-gruppe`}
            name="group_id[]"
            defaultValue={String(list.find((group) => chosen.has(String(group.id)))?.id ?? '')}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${field}-fault`}
          >
            <option value="">{site.t('newsletterGroupNone')}</option>
            {list.map((group) => (
              <option key={group.id} value={group.id}>
                {group.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <FieldErrorMessage id={field} error={error} stays />
    </div>
  )
}
