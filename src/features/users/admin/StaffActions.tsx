'use client'
/** On a colleague's account, for administrators: resends the invitation, and removes a lost second step. */
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { fill } from '../../../lib/fill'
import { callUsers } from './calls'
import { OwnPassword } from './OwnPassword'
import { useStaffTexts } from './texts'

interface Facts {
  passkeys: number
  code: boolean
  recovery: number
}

export function StaffActions({ id }: { id: number }) {
  const { text, language, moment } = useStaffTexts()
  const { savedDocumentData } = useDocumentInfo()
  const [facts, setFacts] = useState<Facts>()
  const [invitedAt, setInvitedAt] = useState<string>()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [status, setStatus] = useState('')

  const load = useCallback(async () => {
    const result = await callUsers<Facts>(text, language, 'GET', `/${id}/second-step`)
    if ('data' in result) setFacts(result.data)
  }, [text, language, id])
  useEffect(() => void load(), [load])

  async function invite(): Promise<void> {
    const result = await callUsers<{ invitedAt: string }>(text, language, 'POST', `/${id}/invite`, {})
    setError('error' in result ? result.error.message : '')
    setStatus('data' in result ? text.invitedAgain : '')
    if ('data' in result) setInvitedAt(result.data.invitedAt)
  }
  async function reset(): Promise<void> {
    const result = await callUsers(text, language, 'POST', `/${id}/reset-second-step`, { currentPassword: password })
    if ('error' in result) return setError(result.error.message)
    setAsking(false)
    setPassword('')
    setError('')
    setStatus(text.resetDone)
    void load()
  }

  const invited: unknown = invitedAt ?? savedDocumentData?.invitedAt
  // The endpoint answers only administrators.
  if (!facts) return null
  const hasFactor = facts.passkeys > 0 || facts.code
  return (
    <div className="staff-security">
      {typeof invited === 'string' && (
        <section className="staff-way" aria-labelledby="staff-invited">
          <h2 id="staff-invited">{text.stateInvited}</h2>
          <p>{fill(text.invitedSince, { at: moment(invited) })}</p>
          <Button buttonStyle="secondary" margin={false} onClick={() => void invite()}>
            {text.inviteAgain}
          </Button>
        </section>
      )}
      <section className="staff-way" aria-labelledby="staff-colleague">
        <h2 id="staff-colleague">{text.colleagueTitle}</h2>
        <p>
          {hasFactor
            ? fill(text.colleagueHas, { ...facts, code: facts.code ? text.yes : text.no })
            : text.colleagueNone}
        </p>
        {hasFactor && !asking && (
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)}>
            {text.reset}
          </Button>
        )}
        {asking && (
          <div className="staff-proof">
            <p>{text.resetLead}</p>
            <OwnPassword value={password} error={error} onChange={setPassword} onEnter={() => void reset()} />
            <div className="staff-buttons">
              <Button margin={false} onClick={() => void reset()}>
                {text.reset}
              </Button>
              <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(false)}>
                {text.cancel}
              </Button>
            </div>
          </div>
        )}
        {!asking && (
          <p role="alert" className="admin-error staff-said">
            {error}
          </p>
        )}
      </section>
      <p role="status" className="staff-said">
        {status}
      </p>
    </div>
  )
}
