/** To whom: one of those that the block offers, and what that one needs. Styles show the field of the chosen one. */
import type { SubscriberGroup } from '../../../../cms/types'
import { FieldErrorMessage } from '../../../../web/forms/FieldErrorMessage'
import type { FieldErrors, Values } from '../../../../web/forms/formState'
import type { Site } from '../../../../web/site'
import type { TextKey } from '../../../../web/texts'
import type { ReceiverKind } from './wire'

const labels: Readonly<Record<ReceiverKind, TextKey>> = {
  admin: 'sendSmsToAdmin',
  subscribers: 'sendSmsToSubscribers',
  numbers: 'sendSmsToNumbers',
}

export function ReceiverFields({
  id,
  site,
  offered,
  groups,
  values,
  errors,
  translate,
}: {
  id: string
  site: Site
  offered: readonly ReceiverKind[]
  groups: readonly SubscriberGroup[]
  values: Values
  errors: FieldErrors
  /** A text, with its blanks filled. */
  translate: (key: TextKey) => string
}) {
  const { t } = site
  const [first] = offered
  const chosen = offered.find((kind) => kind === values.recipients) ?? first
  const errorOf = (field: string) => {
    const error = errors[field]
    return <FieldErrorMessage id={`${id}-${field}`} error={error && translate(error)} stays />
  }
  return (
    <>
      {offered.length > 1 ? (
        <fieldset className="send-sms-receivers">
          <legend>{t('sendSmsReceiver')}</legend>
          {offered.map((kind) => (
            <label key={kind}>
              <input type="radio" name="recipients" value={kind} defaultChecked={kind === chosen} />
              <span>{t(labels[kind])}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="recipients" value={first} />
      )}
      {offered.includes('subscribers') && (
        <div className="field" data-for="subscribers">
          <label htmlFor={`${id}-gruppe`}>{t('sendSmsGroup')}</label>
          <select
            id={`${id}-gruppe`}
            name="group_ids"
            defaultValue={values.group_ids}
            aria-invalid={errors.group_ids ? true : undefined}
            aria-describedby={`${id}-gruppe-hjelp ${id}-group_ids-fault`}
          >
            {groups.map((group) => (
              <option key={group.id} value={group.id}>
                {group.name}
              </option>
            ))}
          </select>
          <p className="hint" id={`${id}-gruppe-hjelp`}>
            {t('sendSmsGroupHelp')}
          </p>
          {errorOf('group_ids')}
        </div>
      )}
      {offered.includes('numbers') && (
        <div className="field" data-for="numbers">
          <label htmlFor={`${id}-numre`}>{t('sendSmsNumbers')}</label>
          <textarea
            id={`${id}-numre`}
            className="send-sms-numbers"
            name="numbers"
            rows={2}
            dir="ltr"
            inputMode="tel"
            autoComplete="off"
            defaultValue={values.numbers}
            aria-invalid={errors.numbers ? true : undefined}
            aria-describedby={`${id}-numre-hjelp ${id}-numbers-fault`}
          />
          <p className="hint" id={`${id}-numre-hjelp`}>
            {t('sendSmsNumbersHelp')}
          </p>
          {errorOf('numbers')}
        </div>
      )}
    </>
  )
}
