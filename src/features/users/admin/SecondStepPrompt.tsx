'use client'
/** On the admin's front page: suggests a second step to administrators without one, once for each session. */
import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callUsers } from './calls'
import { useStaffTexts } from './texts'
import './users.css'

export function SecondStepPrompt() {
  const { text, language } = useStaffTexts()
  const [asks, setAsks] = useState(false)
  const [error, setError] = useState('')
  useEffect(() => {
    void callUsers<{ asks: boolean }>(text, language, 'GET', '/security/question').then((result) =>
      setAsks('data' in result && result.data.asks),
    )
  }, [text, language])

  async function postpone(): Promise<void> {
    const result = await callUsers(text, language, 'POST', '/security/later', {})
    if ('data' in result) setAsks(false)
    else setError(result.error.message)
  }

  if (!asks) return null
  return (
    <section className="staff-prompt" aria-labelledby="staff-prompt">
      <h2 id="staff-prompt">{text.promptTitle}</h2>
      <p>{text.promptText}</p>
      <div className="staff-buttons">
        <Button el="link" to="/admin/account#second-step" margin={false}>
          {text.promptWay}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => void postpone()}>
          {text.later}
        </Button>
      </div>
      <p role="alert" className="admin-error staff-said">
        {error}
      </p>
    </section>
  )
}
