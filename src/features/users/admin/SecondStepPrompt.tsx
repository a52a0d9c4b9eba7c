'use client'
/** On the admin's front page, for administrators who sign in with a password alone: the question, once a session. */
import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { ask } from './calls'
import { useStaffTexts } from './texts'
import './users.css'

export function SecondStepPrompt() {
  const { text, language } = useStaffTexts()
  const [asks, setAsks] = useState(false)
  const [fault, setFault] = useState('')
  useEffect(() => {
    void ask<{ asks: boolean }>(text, language, 'GET', '/security/question').then((told) =>
      setAsks('answer' in told && told.answer.asks),
    )
  }, [text, language])

  async function postpone(): Promise<void> {
    const told = await ask(text, language, 'POST', '/security/later', {})
    if ('answer' in told) setAsks(false)
    else setFault(told.fault.message)
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
      <p role="alert" className="admin-fault staff-said">
        {fault}
      </p>
    </section>
  )
}
