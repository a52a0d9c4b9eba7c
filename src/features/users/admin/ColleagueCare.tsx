'use client'
/** On a colleague's page, for administrators: the invitation sent again, and a lost second step taken away. */
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { fill } from '../../../content/fill'
import { TextInput } from '../../../site/admin/TextInput'
import { ask } from './calls'
import { useStaffTexts } from './texts'

interface Facts {
  passkeys: number
  code: boolean
  recovery: number
}

export function ColleagueCare({ id }: { id: number }) {
  const { text, language, moment } = useStaffTexts()
  const { savedDocumentData } = useDocumentInfo()
  const [facts, setFacts] = useState<Facts>()
  const [invitedAt, setInvitedAt] = useState<string>()
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const [said, setSaid] = useState('')

  const load = useCallback(async () => {
    const told = await ask<Facts>(text, language, 'GET', `/${id}/second-step`)
    if ('answer' in told) setFacts(told.answer)
  }, [text, language, id])
  useEffect(() => void load(), [load])

  async function invite(): Promise<void> {
    const told = await ask<{ invitedAt: string }>(text, language, 'POST', `/${id}/invite`, {})
    setFault('fault' in told ? told.fault.message : '')
    setSaid('answer' in told ? text.invitedAgain : '')
    if ('answer' in told) setInvitedAt(told.answer.invitedAt)
  }
  async function reset(): Promise<void> {
    const told = await ask(text, language, 'POST', `/${id}/reset-second-step`, { currentPassword: password })
    if ('fault' in told) return setFault(told.fault.message)
    setAsking(false)
    setPassword('')
    setFault('')
    setSaid(text.resetDone)
    void load()
  }

  const invited: unknown = invitedAt ?? savedDocumentData?.invitedAt
  // Whoever may not help sees nothing of it.
  if (!facts) return null
  const hasWay = facts.passkeys > 0 || facts.code
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
          {hasWay ? fill(text.colleagueHas, { ...facts, code: facts.code ? text.yes : text.no }) : text.colleagueNone}
        </p>
        {hasWay && !asking && (
          <Button buttonStyle="secondary" margin={false} onClick={() => setAsking(true)}>
            {text.reset}
          </Button>
        )}
        {asking && (
          <div className="staff-proof">
            <p>{text.resetLead}</p>
            <TextInput
              name="own-password"
              type="password"
              label={text.ownPassword}
              value={password}
              autoComplete="current-password"
              autoFocus
              fault={fault}
              onChange={setPassword}
              onEnter={() => void reset()}
            />
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
          <p role="alert" className="admin-fault staff-said">
            {fault}
          </p>
        )}
      </section>
      <p role="status" className="staff-said">
        {said}
      </p>
    </div>
  )
}
