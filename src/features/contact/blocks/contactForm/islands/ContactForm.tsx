/**
 * The contact form: a native form that posts by itself, enhanced with validation and sending without leaving the page.
 */
import { type FormEvent, useId, useRef, useState } from 'react'
import { errorsOf } from '../../../../../web/forms/errors'
import { FieldErrorMessage } from '../../../../../web/forms/FieldErrorMessage'
import type { FormAnswer } from '../../../../../web/forms/formState'
import { contactSchema } from '../schema'

/** Texts by their keys, in the page's language; only those that the form needs travel with it. */
export type ContactTexts = Record<string, string>

export interface ContactFormProps {
  action: string
  /** Path of the page that contains the form. */
  page: string
  honeypot: string
  texts: ContactTexts
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  message?: string
}

type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'sent'; message: string }
  | { state: 'failed'; message: string }

const fields = [
  { name: 'name', text: 'formName', type: 'text', autoComplete: 'name', required: true },
  { name: 'email', text: 'formEmail', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', text: 'formPhone', type: 'tel', autoComplete: 'tel', required: false },
  { name: 'message', text: 'formMessage', type: 'textarea', autoComplete: undefined, required: true },
] as const

export default function ContactForm(props: ContactFormProps) {
  const { action, page, honeypot, texts, values } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(props.errors)
  const [sending, setSending] = useState<Sending>(
    props.message ? { state: 'failed', message: props.message } : { state: 'idle' },
  )

  function fail(message: string, marked: Readonly<Record<string, string>> = {}): void {
    setErrors(marked)
    setSending({ state: 'failed', message })
    const [first] = Object.keys(marked)
    // After React has rendered the error marks.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const checked = errorsOf(contactSchema, typed)
    if ('errors' in checked) {
      const messages = Object.fromEntries(
        Object.entries(checked.errors).map(([name, key]) => [name, texts[key] ?? key]),
      )
      return fail(texts.formInvalid ?? '', messages)
    }
    setErrors({})
    setSending({ state: 'sending' })
    try {
      const answer = await fetch(action, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(typed),
      })
      const { message, errors: refused } = (await answer.json()) as FormAnswer
      if (answer.ok) setSending({ state: 'sent', message })
      else fail(message, refused)
    } catch {
      fail(texts.formFailed ?? '')
    }
  }

  if (sending.state === 'sent')
    return (
      <p className="form-message success" role="status" tabIndex={-1} ref={(element) => element?.focus()}>
        {sending.message}
      </p>
    )

  return (
    <form ref={form} className="form" method="post" action={action} onSubmit={send} noValidate>
      {sending.state === 'failed' && (
        <p className="form-message danger" role="alert">
          {sending.message}
        </p>
      )}
      <input type="hidden" name="page" value={page} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{honeypot}</label>
        <input id={`${id}-trap`} type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      {fields.map(({ name, text, type, autoComplete, required }) => {
        const error = errors[name]
        const shared = {
          id: `${id}-${name}`,
          name,
          autoComplete,
          required,
          defaultValue: values[name],
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${id}-${name}-fault` : undefined,
        }
        return (
          <div className="field" key={name}>
            <label htmlFor={shared.id}>{texts[text]}</label>
            {type === 'textarea' ? <textarea rows={6} {...shared} /> : <input type={type} {...shared} />}
            <FieldErrorMessage id={`${id}-${name}`} error={error} />
          </div>
        )
      })}
      <button className="button" type="submit" disabled={sending.state === 'sending'}>
        {sending.state === 'sending' ? texts.formSending : texts.formSend}
      </button>
    </form>
  )
}
