/** Sign-in: a native form that works by posting, enhanced so that a refusal is shown without leaving the page. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { AccountTexts } from '../accountTexts'
import { SIGN_IN_ADDRESS } from '../addresses'
import type { SignInResponse } from '../signInResponse'
import { Field } from './Field'
import { PasswordField } from './PasswordField'
import { openPage, signIn } from './signIn'

/** A sign-in that failed. */
export interface ReturnedSignIn {
  user: string
  remember: boolean
  message: string
}

type State = { state: 'idle' } | { state: 'sending' } | { state: 'refused'; message: string }

export function SignInForm({
  page,
  language,
  forgot,
  texts,
  returned,
}: {
  page: string
  /** Of the page and of the server's responses. */
  language: string
  /** Address of the forgotten-password page. */
  forgot: string
  texts: AccountTexts
  returned?: ReturnedSignIn | undefined
}) {
  const heading = useId()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>(
    returned ? { state: 'refused', message: returned.message } : { state: 'idle' },
  )
  const offered = useRef(false)
  // A press that hydration repeats comes before the next drawing.
  const asking = useRef(false)
  const busy = state.state === 'sending'

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    setState({ state: 'sending' })
    settle(await signIn(event.currentTarget, language, texts.accountFailed))
  }

  function settle(answer: SignInResponse): void {
    // While the page opens, the button stays as it is.
    if ('to' in answer) openPage(answer.to)
    else setState({ state: 'refused', ...answer })
  }

  async function usePasskey(): Promise<void> {
    if (busy || asking.current || !form.current) return
    asking.current = true
    setState({ state: 'sending' })
    const { signInByPasskey } = await import('./passkeySignIn')
    settle((await signInByPasskey(form.current, texts)) ?? { message: texts.accountFailed })
    asking.current = false
  }

  /** Once for a page: the browser keeps the offer among the field's suggestions. */
  async function offerPasskeys(): Promise<void> {
    if (offered.current) return
    offered.current = true
    const { signInByPasskey } = await import('./passkeySignIn')
    if (!form.current) return
    const answer = await signInByPasskey(form.current, texts, { byAutofill: true })
    if (answer) settle(answer)
  }

  // The focus that started the island came before it listened.

  useEffect(() => {
    if (document.activeElement === form.current?.querySelector('[name=user]')) void offerPasskeys()
  }, [])

  // A page that the browser brings back is not sending any more.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setState({ state: 'idle' })
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])

  // After the message is rendered, so that it is read out before the field.
  useEffect(() => {
    if (state.state === 'refused') form.current?.querySelector<HTMLInputElement>('[name=pass]')?.select()
  }, [state])

  return (
    <form
      ref={form}
      className="account-form"
      method="post"
      action={SIGN_IN_ADDRESS}
      onSubmit={send}
      aria-labelledby={heading}
    >
      {/* No heading: the menu comes before the page's first one. The text names the form, which is a landmark. */}
      <p className="account-heading" id={heading}>
        {texts.accountSignIn}
      </p>
      {state.state === 'refused' && (
        <p className="form-message danger" role="alert">
          {state.message}
        </p>
      )}
      <input type="hidden" name="page" value={page} />
      <Field
        label={texts.accountUserOrEmail}
        type="text"
        name="user"
        autoComplete="username webauthn"
        onFocus={() => void offerPasskeys()}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={returned?.user}
        required
      />
      <PasswordField autoComplete="current-password" texts={texts} />
      <label className="account-remember">
        <input type="checkbox" name="remember" value="1" defaultChecked={returned?.remember} />
        {texts.accountRemember}
      </label>
      <div className="account-send">
        {/* Not `disabled`: the button would lose the focus, and the visitor the place on the page. */}
        <button className="button" type="submit" aria-disabled={busy ? true : undefined}>
          {texts.accountSignIn}
        </button>
        <a className="account-forgot" href={forgot}>
          {texts.accountForgot}
        </a>
      </div>
      <p className="account-passkey with-script">
        <button type="button" className="button button-secondary" onClick={() => void usePasskey()}>
          {texts.accountPasskeySignIn}
        </button>
      </p>
    </form>
  )
}
