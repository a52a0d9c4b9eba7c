'use client'
/** The first password of somebody who was invited. */
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { fill } from '../../../content/fill'
import { TextInput } from '../../../site/admin/TextInput'
import { ask, type Fault } from './calls'
import { useStaffTexts } from './texts'
import './users.css'

export function InvitationForm({ token }: { token: string }) {
  const { text, language } = useStaffTexts()
  const [person, setPerson] = useState<{ name: string; email: string }>()
  const [passwords, setPasswords] = useState({ one: '', other: '' })
  const [isDone, setDone] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  useEffect(() => {
    void ask<{ name: string; email: string }>(text, language, 'POST', '/invitation/open', { token }).then((told) => {
      if ('answer' in told) setPerson(told.answer)
      else setFault(told.fault)
    })
  }, [text, language, token])

  async function choose(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (passwords.one !== passwords.other) return setFault({ field: 'other', message: text.unequal })
    setBusy(true)
    setFault(undefined)
    const body = { token, password: passwords.one }
    const told = await ask<{ message: string }>(text, language, 'POST', '/invitation', body)
    setBusy(false)
    if ('answer' in told) setDone(told.answer.message)
    else setFault(told.fault)
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
        <p role={fault ? 'alert' : 'status'} className={fault ? 'admin-fault' : undefined}>
          {fault?.message ?? text.loading}
        </p>
        {fault && toSignIn}
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
          fault={fault && fault.field !== 'other' ? fault.message : undefined}
          onChange={(one) => setPasswords({ ...passwords, one })}
        />
        <TextInput
          name="repeat"
          type="password"
          label={text.repeatPassword}
          value={passwords.other}
          autoComplete="new-password"
          fault={fault?.field === 'other' ? fault.message : undefined}
          onChange={(other) => setPasswords({ ...passwords, other })}
        />
        <Button type="submit" size="large" margin={false} disabled={busy}>
          {text.choosePassword}
        </Button>
      </form>
    </div>
  )
}
