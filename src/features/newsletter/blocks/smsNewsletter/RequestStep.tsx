/** Step one: name and number, newsletters, and consent. */
import type { NewsletterSetting, SubscriberGroup } from '../../../../cms/types'
import { FieldErrorMessage } from '../../../../web/forms/FieldErrorMessage'
import { HoneypotField } from '../../../../web/forms/HoneypotField'
import { PAGE } from '../../../../web/forms/pageForm'
import { PhoneField } from '../../../../web/phone/PhoneField'
import type { Site } from '../../../../web/site'
import { CustomFieldInput } from './CustomFieldInput'
import { GroupFields } from './GroupFields'
import type { FormDrawn } from './state'
import { AGREED, CONSENT, FORM, UNSUBSCRIBE, WORDING } from './wire'

export function RequestStep({
  site,
  state,
  endpoint,
  type,
  texts,
  groups,
  settings,
  wordingVersion,
}: {
  site: Site
  state: FormDrawn
  endpoint: string
  type: 'both' | 'subscribe' | 'unsubscribe'
  texts: { subscribe: string; unsubscribe: string }
  groups: { boxes: readonly SubscriberGroup[]; list: readonly SubscriberGroup[] }
  settings: NewsletterSetting
  /** Version of the consent's wording; undefined if none is shown. */
  wordingVersion: number | undefined
}) {
  const { id, values, errors } = state
  const errorOf = (field: string) => {
    const error = errors[field]
    return error && site.t(error)
  }
  const leaves = type === 'unsubscribe'
  return (
    <form
      className="form"
      method="post"
      action={`${leaves ? endpoint + UNSUBSCRIBE : endpoint}#${id}`}
      data-step="request"
    >
      <input type="hidden" name={PAGE} value={site.path} />
      <input type="hidden" name={FORM} value={id} />
      <HoneypotField id={`${id}-felle`} />
      <div className="newsletter-fields">
        <div className="field">
          <label htmlFor={`${id}-navn`}>{site.t('newsletterName')}</label>
          <input
            id={`${id}-navn`}
            type="text"
            name="name"
            autoComplete="name"
            maxLength={120}
            required
            defaultValue={values.name}
            aria-invalid={errors.name ? true : undefined}
            aria-describedby={`${id}-navn-fault`}
          />
          <FieldErrorMessage id={`${id}-navn`} error={errorOf('name')} stays />
        </div>
        <PhoneField
          site={site}
          id={`${id}-mobil`}
          name="mobile"
          label={site.t('newsletterMobile')}
          value={values.mobile}
          error={errorOf('mobile')}
          required
          mobile
        />
        {(leaves ? [] : (settings.customFields ?? [])).map((field) => (
          <CustomFieldInput key={field.name} site={site} state={state} field={field} />
        ))}
      </div>
      <GroupFields site={site} state={state} groups={groups} required={settings.groupsRequired === true} />
      {type === 'both' ? (
        <fieldset className="newsletter-choice with-script">
          <legend>{site.t('newsletterType')}</legend>
          {(['subscribe', 'unsubscribe'] as const).map((value) => (
            <label key={value} className="newsletter-option">
              <input type="radio" name="type" value={value} defaultChecked={value === 'subscribe'} />
              <span data-label="">{texts[value]}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <input type="hidden" name="type" value={type} />
      )}
      {wordingVersion !== undefined && (
        <div className="newsletter-consent">
          <input type="hidden" name={WORDING} value={wordingVersion} />
          <label className="newsletter-option">
            <input
              id={`${id}-samtykke`}
              type="checkbox"
              name={CONSENT}
              value={AGREED}
              defaultChecked={values[CONSENT] === AGREED}
              aria-invalid={errors[CONSENT] ? true : undefined}
              aria-describedby={`${id}-samtykke-fault`}
            />
            <span>{settings.consentText}</span>
          </label>
          <FieldErrorMessage id={`${id}-samtykke`} error={errorOf(CONSENT)} stays />
        </div>
      )}
      <div className="newsletter-buttons">
        <button className="button" type="submit">
          {leaves ? texts.unsubscribe : texts.subscribe}
        </button>
        {type === 'both' && (
          <button
            className="button button-secondary without-script"
            type="submit"
            formAction={`${endpoint}${UNSUBSCRIBE}#${id}`}
            data-native=""
          >
            {texts.unsubscribe}
          </button>
        )}
      </div>
    </form>
  )
}
