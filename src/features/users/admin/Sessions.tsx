'use client'
/** The user's sessions: each can be ended, or all others at once. */
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { fill } from '../../../lib/fill'
import type { ListedSession } from '../sessions/store'
import { callUsers } from './calls'
import { useStaffTexts } from './texts'

export function Sessions({
  sessions,
  onEnded,
}: {
  sessions: readonly ListedSession[]
  onEnded: (message: string) => void
}) {
  const { text, language, moment } = useStaffTexts()
  const [error, setError] = useState('')

  async function end(path: string, message: string): Promise<void> {
    const result = await callUsers(text, language, 'POST', path, {})
    setError('error' in result ? result.error.message : '')
    onEnded('error' in result ? '' : message)
  }
  return (
    <section className="staff-way" aria-labelledby="staff-sessions">
      <h2 id="staff-sessions">{text.sessionsTitle}</h2>
      <ul className="staff-list">
        {sessions.map(({ id, startedAt, usedAt, device, address, provider, isThis }) => (
          <li key={id}>
            <div>
              <strong>{device || text.unknownDevice}</strong>{' '}
              {isThis && <span className="staff-mark">{text.thisSession}</span>}
              <small>
                {fill(text.sessionFacts, { at: moment(startedAt), used: moment(usedAt) })}
                {[address, provider].filter(Boolean).map((fact) => `, ${fact}`)}
              </small>
            </div>
            {!isThis && (
              <Button
                buttonStyle="subtle"
                size="small"
                margin={false}
                aria-label={fill(text.endSessionOf, { device: device || text.unknownDevice, at: moment(startedAt) })}
                onClick={() => void end(`/sessions/${id}/end`, text.ended)}
              >
                {text.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => void end('/sessions/end-others', text.othersEnded)}
        >
          {text.endOthers}
        </Button>
      )}
      <p role="alert" className="admin-error staff-said">
        {error}
      </p>
    </section>
  )
}
