'use client'
/** Below the form of the sign-in: a passkey that stands for both steps. */
import { Button } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import { useState } from 'react'
import { answerPasskey, ask, type Fault, type PublicKeyCredentialRequestOptionsJSON, useObstacle } from './calls'
import { ObstacleNote } from './ObstacleNote'
import { useStaffTexts } from './texts'
import './users.css'

export function PasskeySignIn() {
  const { text, language } = useStaffTexts()
  const obstacle = useObstacle()
  const parameters = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()

  async function signIn(): Promise<void> {
    setBusy(true)
    setFault(undefined)
    const asked = await ask<PublicKeyCredentialRequestOptionsJSON>(text, language, 'POST', '/passkey-options', {})
    const answered = 'answer' in asked ? await answerPasskey(asked.answer, text) : asked
    const told =
      'answer' in answered ? await ask(text, language, 'POST', '/passkey', { response: answered.answer }) : answered
    if ('fault' in told) {
      setBusy(false)
      setFault(told.fault)
      return
    }
    // The whole page anew: it is another person's.
    window.location.assign(
      getSafeRedirect({ fallbackTo: '/admin', redirectTo: parameters.get('redirect') ?? '/admin' }),
    )
  }

  return (
    <div className="staff-alone">
      <p className="staff-or">{text.or}</p>
      {obstacle && obstacle !== 'none' ? (
        <ObstacleNote obstacle={obstacle} />
      ) : (
        <Button
          buttonStyle="secondary"
          size="large"
          margin={false}
          disabled={busy || !obstacle}
          onClick={() => void signIn()}
        >
          {busy ? text.waiting : text.signInWithPasskey}
        </Button>
      )}
      <p role="alert" className="admin-fault staff-said">
        {fault?.message}
      </p>
    </div>
  )
}
