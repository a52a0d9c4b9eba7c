/** Result of a registration. */
import { useEffect, useRef } from 'react'
import type { AccountTexts } from '../accountTexts'

export type RegistrationSending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'done' }
  | { state: 'failed'; message: string }

export function RegistrationMessage({ sending, texts }: { sending: RegistrationSending; texts: AccountTexts }) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sending.state === 'done') message.current?.focus()
    // On errors the focus stays and the message is scrolled into view: a dropdown may be lower than its forms.
    if (sending.state === 'failed') message.current?.scrollIntoView({ block: 'nearest' })
  }, [sending])

  return (
    <div className="account-result" aria-live="polite">
      {sending.state === 'done' && (
        <p className="form-message success" tabIndex={-1} ref={message}>
          {texts.accountRegistered}
        </p>
      )}
      {sending.state === 'failed' && (
        <p className="form-message danger" role="alert" ref={message}>
          {sending.message}
        </p>
      )}
    </div>
  )
}
