import type { BlockProps } from '../../../../web/contentBlock'
import { HONEYPOT } from '../../../../web/forms/honeypot'
import { Island } from '../../../../web/Island'
import type { TextKey } from '../../../../web/texts'
import ContactForm from './islands/ContactForm'
import { CONTACT_FORM } from './schema'

const needed: readonly TextKey[] = [
  'formName',
  'formEmail',
  'formPhone',
  'formMessage',
  'formSend',
  'formSending',
  'formInvalid',
  'formFailed',
  'formNameMissing',
  'formEmailInvalid',
  'formMessageMissing',
  'formTooLong',
]

export function ContactFormBlock({ block, site }: BlockProps<'contactForm'>) {
  const state = site.form?.form === CONTACT_FORM ? site.form : undefined
  const errors = Object.entries(state?.errors ?? {}).map(([field, key]) => [field, site.t(key)])
  return (
    <div className="text contact-form">
      {block.heading && <h2>{block.heading}</h2>}
      {block.text && <p>{block.text}</p>}
      {/* Shown only when the hash of the address is its id: the target of the redirect after a form was sent without
          script. */}
      <p className="form-message success sent-mark" id={`${CONTACT_FORM}-sendt`} tabIndex={-1}>
        {site.t('formSent')}
      </p>
      <Island
        name="ContactForm"
        component={ContactForm}
        when={state ? 'load' : 'interaction'}
        props={{
          action: `/skjema/${CONTACT_FORM}`,
          page: site.path,
          honeypot: HONEYPOT,
          texts: Object.fromEntries(needed.map((key) => [key, site.t(key)])),
          values: state?.values ?? {},
          errors: Object.fromEntries(errors) as Record<string, string>,
          ...(state ? { message: site.t(state.message) } : {}),
        }}
      />
    </div>
  )
}
