'use client'
/** Re-authentication before a change of the second step: the password, or a fresh answer of a passkey. */
import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { CallError, Result } from '../../../web/admin/callApi'
import { answerPasskey, callUsers, type PublicKeyCredentialRequestOptionsJSON, useObstacle } from './calls'
import { OwnPassword } from './OwnPassword'
import { useStaffTexts } from './texts'

interface Props {
  /** Action that receives the proof; on an error the prompt stays open. */
  use: (proof: object) => Promise<Result<object>>
  hasPasskey: boolean
  onClose: () => void
}

export function Proof({ use, hasPasskey, onClose }: Props) {
  const { text, language } = useStaffTexts()
  const obstacle = useObstacle()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError>()
  const part = useRef<HTMLElement>(null)
  // In braces: newer browsers return a promise, which is not a valid cleanup of an effect.
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  async function prove(proof: Promise<Result<object>>): Promise<void> {
    setBusy(true)
    setError(undefined)
    const proven = await proof
    const result = 'data' in proven ? await use(proven.data) : proven
    setBusy(false)
    if ('data' in result) onClose()
    else setError(result.error)
  }
  const withPassword = () => prove(Promise.resolve({ data: { password } }))
  async function passkey(): Promise<Result<object>> {
    const path = '/security/proof-options'
    const options = await callUsers<PublicKeyCredentialRequestOptionsJSON>(text, language, 'POST', path, {})
    const result = 'data' in options ? await answerPasskey(options.data, text) : options
    return 'data' in result ? { data: { passkey: result.data } } : result
  }

  return (
    <section className="staff-proof" aria-labelledby="staff-proof" ref={part}>
      <h3 id="staff-proof">{text.proofTitle}</h3>
      <OwnPassword value={password} error={error?.message} onChange={setPassword} onEnter={() => void withPassword()} />
      <div className="staff-buttons">
        <Button margin={false} disabled={busy} onClick={() => void withPassword()}>
          {text.goOn}
        </Button>
        {hasPasskey && obstacle === 'none' && (
          <Button buttonStyle="secondary" margin={false} disabled={busy} onClick={() => void prove(passkey())}>
            {text.proofPasskey}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </section>
  )
}
