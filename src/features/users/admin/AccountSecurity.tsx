'use client'
/**
 * On one's own account: second step, recovery codes and sessions. On a colleague's: the actions of an administrator.
 */
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { fill } from '../../../lib/fill'
import type { CallError, Result } from '../../../web/admin/callApi'
import type { ListedSession } from '../sessions/store'
import { callUsers } from './calls'
import { PasskeyRow } from './PasskeyRow'
import { Proof } from './Proof'
import { RecoveryCodes } from './RecoveryCodes'
import { Sessions } from './Sessions'
import { SetUpCodes } from './SetUpCodes'
import { type Added, SetUpPasskey } from './SetUpPasskey'
import { StaffActions } from './StaffActions'
import { useStaffTexts } from './texts'
import './users.css'

interface Security {
  passkeys: { id: number; name: string; addedAt: string; usedAt: string | null }[]
  codes: { addedAt: string; usedAt: string | null } | null
  recovery: number
  required: boolean
  sessions: ListedSession[]
}

export function AccountSecurity() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  if (!user || id === undefined) return null
  return user.id === id ? <OwnSecurity /> : <StaffActions id={Number(id)} />
}

function OwnSecurity() {
  const { text, language, moment } = useStaffTexts()
  const [security, setSecurity] = useState<Security>()
  const [use, setUse] = useState<{ work: (proof: object) => Promise<Result<object>> }>()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const [status, setStatus] = useState('')
  const [error, setError] = useState<CallError>()

  const load = useCallback(async () => {
    const result = await callUsers<Security>(text, language, 'GET', '/security')
    if ('data' in result) setSecurity(result.data)
    else setError(result.error)
  }, [text, language])
  useEffect(() => void load(), [load])

  const done = (message: string) => {
    setStatus(message)
    void load()
  }
  const prove = (work: (proof: object) => Promise<Result<object>>) => {
    setStatus('')
    setUse({ work })
  }
  /** A change that is one call, made after re-authentication. */
  const change = (path: string, message: string) =>
    prove(async (proof) => {
      const result = await callUsers<Added>(text, language, 'POST', path, { proof })
      if ('data' in result) {
        setRecoveryCodes(result.data.recoveryCodes)
        done(message)
      }
      return result
    })
  const added = (message: string) => (codes: readonly string[] | undefined) => {
    if (codes) setRecoveryCodes(codes)
    done(message)
  }

  if (!security)
    return (
      <p className={error ? 'admin-error' : undefined} role={error ? 'alert' : 'status'}>
        {error?.message ?? text.loading}
      </p>
    )
  const { passkeys, codes, recovery, required, sessions } = security
  return (
    <div className="staff-security" id="second-step">
      <h2>{text.accountTitle}</h2>
      {required && <p>{text.requiredNote}</p>}
      {passkeys.length === 0 && !codes && <p>{text.none}</p>}
      <p role="status" className="staff-said">
        {status}
      </p>
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(undefined)} />}
      {use && <Proof use={use.work} hasPasskey={passkeys.length > 0} onClose={() => setUse(undefined)} />}
      <div className="staff-factors">
        <div>
          <SetUpPasskey prove={prove} onDone={added(text.passkeyAdded)} />
          {passkeys.length > 0 && (
            <ul className="staff-list">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  {...passkey}
                  onRenamed={() => done(text.renamed)}
                  onRemove={() => change(`/security/passkeys/${passkey.id}/remove`, text.passkeyRemoved)}
                />
              ))}
            </ul>
          )}
        </div>
        <div>
          <SetUpCodes prove={prove} onDone={added(text.codesAdded)} {...(codes ? { label: text.replaceCodes } : {})} />
          {codes && (
            <>
              <p>
                {fill(text.codesOn, { at: moment(codes.addedAt) })},{' '}
                {codes.usedAt ? fill(text.used, { at: moment(codes.usedAt) }) : text.neverUsed}
              </p>
              <Button
                buttonStyle="secondary"
                margin={false}
                onClick={() => change('/security/codes/remove', text.codesRemoved)}
              >
                {text.removeCodes}
              </Button>
            </>
          )}
        </div>
      </div>
      {(passkeys.length > 0 || codes) && (
        <section className="staff-way" aria-labelledby="staff-recovery-left">
          <h2 id="staff-recovery-left">{text.recoveryTitle}</h2>
          <p>{fill(text.recoveryLeft, { count: recovery })}</p>
          <Button buttonStyle="secondary" margin={false} onClick={() => change('/security/recovery', '')}>
            {text.makeRecovery}
          </Button>
        </section>
      )}
      <Sessions sessions={sessions} onEnded={done} />
    </div>
  )
}
