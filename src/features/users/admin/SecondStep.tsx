'use client'
/** Between the two steps: asks for one of the user's factors, or sets one up if the role requires it. */
import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fill } from '../../../lib/fill'
import { type CallError, type Result, request } from '../../../web/admin/callApi'
import { TextInput } from '../../../web/admin/TextInput'
import { answerPasskey, callUsers, type PublicKeyCredentialRequestOptionsJSON, useObstacle } from './calls'
import { ObstacleNote } from './ObstacleNote'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUpCodes } from './SetUpCodes'
import { SetUpPasskey } from './SetUpPasskey'
import { useStaffTexts } from './texts'
import './users.css'

type State = { email: string } & (
  | { step: 'check'; factors: { passkey: boolean; code: boolean; recovery: boolean } }
  | { step: 'setUp' }
)

const enter = (to: string) => () => window.location.assign(to)

async function startAgain(): Promise<void> {
  await request('POST', '/api/users/second-step/cancel')
  window.location.reload()
}

export function SecondStep({ to }: { to: string }) {
  const { text, language } = useStaffTexts()
  const [state, setState] = useState<State>()
  const [error, setError] = useState<CallError>()
  useEffect(() => {
    void callUsers<State>(text, language, 'GET', '/second-step').then((result) => {
      if ('data' in result) setState(result.data)
      else setError(result.error)
    })
  }, [text, language])

  return (
    <div className="staff-step">
      {state?.step === 'check' && <Check {...state} onDone={enter(to)} />}
      {state?.step === 'setUp' && <MustSetUp onDone={enter(to)} />}
      {!state && !error && <p role="status">{text.loading}</p>}
      <p role="alert" className="admin-error staff-said">
        {error?.message}
      </p>
      <Button buttonStyle="icon-label" margin={false} onClick={() => void startAgain()}>
        {text.startAgain}
      </Button>
    </div>
  )
}

interface CheckProps {
  email: string
  factors: { passkey: boolean; code: boolean; recovery: boolean }
  onDone: () => void
}

function Check({ email, factors, onDone }: CheckProps) {
  const { text, language } = useStaffTexts()
  const obstacle = useObstacle()
  const [recovering, setRecovering] = useState(false)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError>()

  async function check(work: () => Promise<Result<object>>): Promise<void> {
    setBusy(true)
    setError(undefined)
    const result = await work()
    if ('data' in result) return onDone()
    setBusy(false)
    setError(result.error)
  }
  const usePasskey = () =>
    check(async () => {
      const path = '/second-step/passkey-options'
      const options = await callUsers<PublicKeyCredentialRequestOptionsJSON>(text, language, 'POST', path, {})
      const result = 'data' in options ? await answerPasskey(options.data, text) : options
      if ('error' in result) return result
      return callUsers(text, language, 'POST', '/second-step/passkey', { response: result.data })
    })
  const useCode = () =>
    check(() => callUsers(text, language, 'POST', `/second-step/${recovering ? 'recovery' : 'code'}`, { code }))

  const typed = recovering || factors.code
  return (
    <>
      <h1>{text.checkTitle}</h1>
      <p>{fill(text.checkLead, { email })}</p>
      {factors.passkey && !recovering && obstacle && obstacle !== 'none' && <ObstacleNote obstacle={obstacle} />}
      {factors.passkey && !recovering && obstacle === 'none' && (
        <Button size="large" margin={false} disabled={busy} onClick={() => void usePasskey()}>
          {text.usePasskey}
        </Button>
      )}
      {factors.passkey && factors.code && !recovering && <p className="staff-or">{text.or}</p>}
      {typed && (
        <form
          className="staff-form"
          onSubmit={(event) => {
            event.preventDefault()
            void useCode()
          }}
        >
          <TextInput
            key={recovering ? 'recovery' : 'code'}
            name="code"
            label={recovering ? text.recoveryCode : text.code}
            value={code}
            autoComplete={recovering ? 'off' : 'one-time-code'}
            {...(recovering ? {} : { inputMode: 'numeric' as const })}
            autoFocus={recovering || !factors.passkey}
            error={error?.message}
            onChange={setCode}
          />
          <Button type="submit" size="large" margin={false} disabled={busy}>
            {text.signIn}
          </Button>
        </form>
      )}
      {!typed && (
        <p role="alert" className="admin-error staff-said">
          {error?.message}
        </p>
      )}
      {factors.recovery && (
        <Button
          buttonStyle="icon-label"
          margin={false}
          onClick={() => {
            setRecovering(!recovering)
            setCode('')
            setError(undefined)
          }}
        >
          {recovering ? text.useOther : text.useRecovery}
        </Button>
      )}
      <p className="staff-note">{text.lost}</p>
    </>
  )
}

/** Other endpoints refuse until set-up is done; then the user is signed in, and sees the recovery codes once. */
function MustSetUp({ onDone }: { onDone: () => void }) {
  const { text } = useStaffTexts()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  const finish = (recoveryCodes: readonly string[] | undefined) => (recoveryCodes ? setCodes(recoveryCodes) : onDone())
  return (
    <>
      <h1>{text.setUpTitle}</h1>
      <p>{text.setUpLead}</p>
      <SetUpPasskey onDone={finish} />
      <SetUpCodes onDone={finish} />
    </>
  )
}
