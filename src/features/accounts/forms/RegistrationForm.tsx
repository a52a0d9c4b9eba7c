/** Registration: a native form that works by posting, enhanced by checking and sending without leaving the page. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { errorsOf } from '../../../web/forms/errors'
import type { AccountTexts } from '../accountTexts'
import { MAX_USERNAME, REGISTER_ACTION, REGISTER_ADDRESS } from '../contract'
import { registrationSchema } from '../schema'
import { Field } from './Field'
import { PasswordField } from './PasswordField'
import { RegistrationMessage, type RegistrationSending } from './RegistrationMessage'
import { register } from './register'
import { useStarted } from './useStarted'

/** A registration sent without script that is shown again. */
export interface ReturnedRegistration {
  /** Typed values, without the password. */
  values: Readonly<Record<string, string>>
  /** Errors of the fields, in the page's language. */
  errors: Readonly<Record<string, string>>
  message?: string
}

export function RegistrationForm({
  nonce,
  language,
  texts,
  returned,
}: {
  nonce: string
  /** Language of the page and of the server's responses. */
  language: string
  texts: AccountTexts
  returned?: ReturnedRegistration | undefined
}) {
  const heading = useId()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(returned?.errors ?? {})
  const [sending, setSending] = useState<RegistrationSending>(
    returned?.message ? { state: 'failed', message: returned.message } : { state: 'idle' },
  )
  const started = useStarted()
  const busy = sending.state === 'sending'

  // After the errors are rendered, so that they are read out with the field.
  useEffect(() => {
    const [first] = Object.keys(errors)
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }, [errors])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const filled = event.currentTarget
    const typed = Object.fromEntries([...new FormData(filled)].map(([name, value]) => [name, String(value)]))
    const checked = errorsOf(registrationSchema, typed)
    if ('errors' in checked) {
      const known: Readonly<Record<string, string>> = texts
      setErrors(Object.fromEntries(Object.entries(checked.errors).map(([name, key]) => [name, known[key] ?? key])))
      return setSending({ state: 'idle' })
    }
    setErrors({})
    setSending({ state: 'sending' })
    const result = await register(nonce, checked.output, language)
    if (result.registered) filled.reset()
    setSending(
      result.registered
        ? { state: 'done' }
        : { state: 'failed', message: result.message ?? texts.accountRegisterFailed },
    )
  }

  return (
    <form
      ref={form}
      className="account-form"
      method="post"
      action={REGISTER_ADDRESS}
      onSubmit={send}
      // Without script, the browser's own validation is the only one.
      noValidate={started}
      aria-labelledby={heading}
    >
      <p className="account-heading" id={heading}>
        {texts.accountNewUser}
      </p>
      <input type="hidden" name="action" value={REGISTER_ACTION} />
      <input type="hidden" name="nonce" value={nonce} />
      <Field
        label={texts.accountUser}
        error={errors.user}
        type="text"
        name="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_USERNAME}
        defaultValue={returned?.values.user}
        required
      />
      <PasswordField autoComplete="new-password" texts={texts} error={errors.pass} />
      <Field
        label={texts.formEmail}
        error={errors.mail}
        type="email"
        name="mail"
        autoComplete="email"
        defaultValue={returned?.values.mail}
        required
      />
      <Field
        label={texts.accountName}
        error={errors.name}
        type="text"
        name="name"
        autoComplete="name"
        defaultValue={returned?.values.name}
      />
      <Field
        label={texts.accountNick}
        error={errors.nick}
        type="text"
        name="nick"
        autoComplete="nickname"
        defaultValue={returned?.values.nick}
      />
      <div className="account-send">
        {/* Not `disabled`: the button would lose the focus, and the visitor the place on the page. */}
        <button className="button" type="submit" aria-disabled={busy ? true : undefined}>
          {texts.accountNewUser}
        </button>
        <p className="account-busy" role="status">
          {busy && (
            <>
              <span className="account-spinner" aria-hidden="true" />
              {texts.accountWait}
            </>
          )}
        </p>
      </div>
      <RegistrationMessage sending={sending} texts={texts} />
    </form>
  )
}
