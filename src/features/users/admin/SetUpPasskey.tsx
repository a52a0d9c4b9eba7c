'use client'
/** Makes a passkey in this browser; `proof` where the person is signed in already. */
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { TextInput } from '../../../site/admin/TextInput'
import {
  ask,
  createPasskey,
  type Fault,
  type PublicKeyCredentialCreationOptionsJSON,
  type Told,
  useObstacle,
} from './calls'
import { ObstacleNote } from './ObstacleNote'
import { useStaffTexts } from './texts'

export interface SetUpProps {
  /** Recovery codes where there were none before. */
  onDone: (recoveryCodes: readonly string[] | undefined) => void
  /** Asks the person to confirm who they are; a fault keeps the question open. Without it the password was just said. */
  prove?: (use: (proof: object) => Promise<Told<object>>) => void
}

export interface Added {
  recoveryCodes?: string[]
}

export function SetUpPasskey({ onDone, prove }: SetUpProps) {
  const { text, language } = useStaffTexts()
  const obstacle = useObstacle()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()

  async function make(options: PublicKeyCredentialCreationOptionsJSON): Promise<void> {
    const made = await createPasskey(options, text)
    const told =
      'answer' in made
        ? await ask<Added>(text, language, 'POST', '/security/passkeys', { response: made.answer, name })
        : made
    setBusy(false)
    if ('answer' in told) {
      setName('')
      onDone((told.answer as Added).recoveryCodes)
    } else setFault(told.fault)
  }

  async function begin(proof?: object): Promise<Told<object>> {
    const body = proof ? { proof } : {}
    const path = '/security/passkeys/options'
    const told = await ask<PublicKeyCredentialCreationOptionsJSON>(text, language, 'POST', path, body)
    if ('answer' in told) {
      setBusy(true)
      // Not waited for: the question who it is has been answered.
      void make(told.answer)
    }
    return told
  }

  async function add(): Promise<void> {
    setFault(undefined)
    if (prove) return prove(begin)
    const told = await begin()
    if ('fault' in told) setFault(told.fault)
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
      <p role="alert" className="admin-fault staff-said">
        {fault?.message}
      </p>
    </section>
  )
}
