'use client'
/** The form in which an invited user chooses the first password. */
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { fill } from '../../../lib/fill'
import type { CallError } from '../../../web/admin/callApi'
import { TextInput } from '../../../web/admin/TextInput'
import { callUsers } from './calls'
import { useStaffTexts } from './texts'
import './users.css'

export function InvitationForm({ token }: { token: string }) {
  const { text, language } = useStaffTexts()
  const [person, setPerson] = useState<{ name: string; email: string }>()
  const [passwords, setPasswords] = useState({ one: '', other: '' })
  const [isDone, setDone] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError>()
  useEffect(() => {
    void callUsers<{ name: string; email: string }>(text, language, 'POST', '/invitation/open', { token }).then(
      (result) => {
        if ('data' in result) setPerson(result.data)
        else setError(result.error)
      },
    )
  }, [text, language, token])

  async function choose(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (passwords.one !== passwords.other) return setError({ field: 'other', message: text.unequal })
    setBusy(true)
    setError(undefined)
    const body = { token, password: passwords.one }
    const result = await callUsers<{ message: string }>(text, language, 'POST', '/invitation', body)
    setBusy(false)
    if ('data' in result) setDone(result.data.message)
    else setError(result.error)
  }

  const toSignIn = (
    <p>
      <a href="/admin/login">{text.toSignIn}</a>
    </p>
  )
  if (isDone)
    return (
      <div className="staff-step">
        <h1>{fill(text.welcomeTitle, { name: person?.name ?? '' })}</h1>
        <p role="status">{isDone}</p>
        {toSignIn}
      </div>
    )
  if (!person)
    return (
      <div className="staff-step">
        <p role={error ? 'alert' : 'status'} className={error ? 'admin-error' : undefined}>
          {error?.message ?? text.loading}
        </p>
        {error && toSignIn}
      </div>
    )
  return (
    <div className="staff-step">
      <h1>{fill(text.welcomeTitle, { name: person.name })}</h1>
      <p>{fill(text.welcomeLead, { email: person.email })}</p>
      <form className="staff-form" onSubmit={choose}>
        {/* Password managers keep the address with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />
        <TextInput
          name="password"
          type="password"
          label={text.newPassword}
          value={passwords.one}
          autoComplete="new-password"
          error={error && error.field !== 'other' ? error.message : undefined}
          onChange={(one) => setPasswords({ ...passwords, one })}
        />
        <TextInput
          name="repeat"
          type="password"
          label={text.repeatPassword}
          value={passwords.other}
          autoComplete="new-password"
          error={error?.field === 'other' ? error.message : undefined}
          onChange={(other) => setPasswords({ ...passwords, other })}
        />
        <Button type="submit" size="large" margin={false} disabled={busy}>
          {text.choosePassword}
        </Button>
      </form>
    </div>
  )
}
