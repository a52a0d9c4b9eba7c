'use client'
/** Below the sign-in form: signing in with a passkey, which replaces both steps. */
import { Button } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import { useState } from 'react'
import type { CallError } from '../../../web/admin/callApi'
import { answerPasskey, callUsers, type PublicKeyCredentialRequestOptionsJSON, useObstacle } from './calls'
import { ObstacleNote } from './ObstacleNote'
import { useStaffTexts } from './texts'
import './users.css'

export function PasskeySignIn() {
  const { text, language } = useStaffTexts()
  const obstacle = useObstacle()
  const parameters = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError>()

  async function signIn(): Promise<void> {
    setBusy(true)
    setError(undefined)
    const options = await callUsers<PublicKeyCredentialRequestOptionsJSON>(
      text,
      language,
      'POST',
      '/passkey-options',
      {},
    )
    const passkey = 'data' in options ? await answerPasskey(options.data, text) : options
    const result =
      'data' in passkey ? await callUsers(text, language, 'POST', '/passkey', { response: passkey.data }) : passkey
    if ('error' in result) {
      setBusy(false)
      setError(result.error)
      return
    }
    // A full load: the admin's client keeps the state of the anonymous visitor.
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
      <p role="alert" className="admin-error staff-said">
        {error?.message}
      </p>
    </div>
  )
}
