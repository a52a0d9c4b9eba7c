/** What became of a registration. */
import { useEffect, useRef } from 'react'
import { REGISTERED } from '../contract'
import { isOwnRefusal } from '../refusals'

export type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'done' }
  | { state: 'failed'; message: string }

/** The specification's own texts are English on every page. */
const FIXED_LANGUAGE = 'en'

export function RegistrationMessage({ sending }: { sending: Sending }) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sending.state === 'done') message.current?.focus()
    // Whoever must correct something stays where they were, and sees why: a dropdown may be lower than its forms.
    if (sending.state === 'failed') message.current?.scrollIntoView({ block: 'nearest' })
  }, [sending])

  return (
    <div className="account-result" aria-live="polite">
      {sending.state === 'done' && (
        <p className="form-message success" lang={FIXED_LANGUAGE} tabIndex={-1} ref={message}>
          {REGISTERED}
        </p>
      )}
      {sending.state === 'failed' && (
        <p
          className="form-message danger"
          role="alert"
          ref={message}
          lang={isOwnRefusal(sending.message) ? FIXED_LANGUAGE : undefined}
        >
          {sending.message}
        </p>
      )}
    </div>
  )
}
