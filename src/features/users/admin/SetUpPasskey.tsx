'use client'
/** Creates a passkey in this browser; `proof` is required if the user is signed in already. */
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { CallError, Result } from '../../../web/admin/callApi'
import { TextInput } from '../../../web/admin/TextInput'
import { callUsers, createPasskey, type PublicKeyCredentialCreationOptionsJSON, useObstacle } from './calls'
import { ObstacleNote } from './ObstacleNote'
import { useStaffTexts } from './texts'

export interface SetUpProps {
  /** Recovery codes where there were none before. */
  onDone: (recoveryCodes: readonly string[] | undefined) => void
  /** Asks the person to confirm who they are; an error keeps the question open. Absent during a required set-up. */
  prove?: (use: (proof: object) => Promise<Result<object>>) => void
}

export interface Added {
  recoveryCodes?: string[]
}

export function SetUpPasskey({ onDone, prove }: SetUpProps) {
  const { text, language } = useStaffTexts()
  const obstacle = useObstacle()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError>()

  async function make(options: PublicKeyCredentialCreationOptionsJSON): Promise<void> {
    const made = await createPasskey(options, text)
    const result =
      'data' in made
        ? await callUsers<Added>(text, language, 'POST', '/security/passkeys', { response: made.data, name })
        : made
    setBusy(false)
    if ('data' in result) {
      setName('')
      onDone((result.data as Added).recoveryCodes)
    } else setError(result.error)
  }

  async function begin(proof?: object): Promise<Result<object>> {
    const body = proof ? { proof } : {}
    const path = '/security/passkeys/options'
    const result = await callUsers<PublicKeyCredentialCreationOptionsJSON>(text, language, 'POST', path, body)
    if ('data' in result) {
      setBusy(true)
      // Not awaited: the prompt for the proof closes first.
      void make(result.data)
    }
    return result
  }

  async function add(): Promise<void> {
    setError(undefined)
    if (prove) return prove(begin)
    const result = await begin()
    if ('error' in result) setError(result.error)
  }

  return (
    <section className="staff-way" aria-labelledby="staff-passkey">
      <h2 id="staff-passkey">{text.passkeyTitle}</h2>
      <p>{text.passkeyLead}</p>
      {obstacle && obstacle !== 'none' && <ObstacleNote obstacle={obstacle} />}
      {obstacle === 'none' && (
        <>
          <TextInput
            name="passkey-name"
            label={`${text.passkeyName} (${text.passkeyNameHint})`}
            value={name}
            onChange={setName}
            onEnter={() => void add()}
          />
          <Button buttonStyle="secondary" margin={false} disabled={busy} onClick={() => void add()}>
            {busy ? text.waiting : text.addPasskey}
          </Button>
        </>
      )}
      <p role="alert" className="admin-error staff-said">
        {error?.message}
      </p>
    </section>
  )
}
