'use client'
/** Sets up an app for one-time codes: shows its key as a QR code and as text, and asks for the first code. */
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { CallError, Result } from '../../../web/admin/callApi'
import { TextInput } from '../../../web/admin/TextInput'
import { callUsers } from './calls'
import type { Added, SetUpProps } from './SetUpPasskey'
import { useStaffTexts } from './texts'

interface Offer {
  key: string
  address: string
  picture: string
  sealed: string
}

/** `label`: text of the button that begins. */
export function SetUpCodes({ onDone, prove, label }: SetUpProps & { label?: string }) {
  const { text, language } = useStaffTexts()
  const [offer, setOffer] = useState<Offer>()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError>()

  async function begin(proof?: object): Promise<Result<object>> {
    const body = proof ? { proof } : {}
    const result = await callUsers<Offer>(text, language, 'POST', '/security/codes/options', body)
    if ('data' in result) setOffer(result.data)
    return result
  }
  async function start(): Promise<void> {
    setError(undefined)
    if (prove) return prove(begin)
    const result = await begin()
    if ('error' in result) setError(result.error)
  }
  async function confirm(): Promise<void> {
    setBusy(true)
    const result = await callUsers<Added>(text, language, 'POST', '/security/codes', { sealed: offer?.sealed, code })
    setBusy(false)
    if ('error' in result) return setError(result.error)
    setOffer(undefined)
    setCode('')
    setError(undefined)
    onDone(result.data.recoveryCodes)
  }

  return (
    <section className="staff-way" aria-labelledby="staff-codes">
      <h2 id="staff-codes">{text.codesTitle}</h2>
      <p>{text.codesLead}</p>
      {!offer && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void start()}>
          {label ?? text.setUpCodes}
        </Button>
      )}
      {offer && (
        <div className="staff-offer">
          <p>{text.scan}</p>
          <img
            className="staff-picture"
            src={`data:image/svg+xml,${encodeURIComponent(offer.picture)}`}
            alt={text.picture}
            width={200}
            height={200}
          />
          <p>
            {text.key}: <code className="staff-key">{offer.key}</code>
          </p>
          <TextInput
            name="code"
            label={text.firstCode}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            error={error?.message}
            onChange={setCode}
            onEnter={() => void confirm()}
          />
          <div className="staff-buttons">
            <Button margin={false} disabled={busy} onClick={() => void confirm()}>
              {text.confirm}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={() => setOffer(undefined)}>
              {text.cancel}
            </Button>
          </div>
        </div>
      )}
      {!offer && (
        <p role="alert" className="admin-error staff-said">
          {error?.message}
        </p>
      )}
    </section>
  )
}
