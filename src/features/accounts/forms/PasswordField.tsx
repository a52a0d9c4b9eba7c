/** A password field that can show its value. */
import { useEffect, useRef, useState } from 'react'
import type { AccountTexts } from '../accountTexts'
import { Field } from './Field'
import { useStarted } from './useStarted'

export function PasswordField({
  autoComplete,
  texts,
  error,
}: {
  autoComplete: 'current-password' | 'new-password'
  texts: AccountTexts
  error?: string | undefined
}) {
  const [shown, setShown] = useState(false)
  const started = useStarted()
  const button = useRef<HTMLButtonElement>(null)

  // Browsers only offer to save fields of type password, and others may see the screen during the wait.
  useEffect(() => {
    const form = button.current?.form
    const conceal = () => setShown(false)
    form?.addEventListener('submit', conceal)
    return () => form?.removeEventListener('submit', conceal)
  }, [])

  return (
    <Field
      label={texts.accountPassword}
      error={error}
      type={shown ? 'text' : 'password'}
      name="pass"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    >
      {/* It does nothing without script. */}
      <button ref={button} className="account-show" type="button" hidden={!started} onClick={() => setShown(!shown)}>
        {shown ? texts.accountHidePassword : texts.accountShowPassword}
      </button>
    </Field>
  )
}
