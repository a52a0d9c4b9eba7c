'use client'
/** The form of an invitation: a colleague's name, e-mail and role. */
import { Button, toast, useStepNav, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { fill } from '../../../lib/fill'
import type { CallError } from '../../../web/admin/callApi'
import { TextInput } from '../../../web/admin/TextInput'
import { callUsers } from './calls'
import { DealerInput } from './DealerInput'
import { useStaffTexts } from './texts'
import './users.css'

interface Person {
  name: string
  email: string
  role: string
  dealer: number | undefined
}

interface Props {
  roles: readonly { value: string; label: string }[]
  /** The collection that dealers are kept in, as the user's own field says. */
  dealersAre: string
}

const USERS = '/admin/collections/users'

export function InviteForm({ roles, dealersAre }: Props) {
  const { text, language } = useStaffTexts()
  const { t } = useTranslation()
  const { setStepNav } = useStepNav()
  const router = useRouter()
  const roleId = useId()
  const [person, setPerson] = useState<Person>({ name: '', email: '', role: 'editor', dealer: undefined })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError>()
  useEffect(
    () => setStepNav([{ label: t('general:users'), url: USERS }, { label: text.inviteTitle }]),
    [setStepNav, t, text],
  )

  const change = (part: Partial<Person>) => setPerson({ ...person, ...part })
  const errorAt = (field: string) => (error?.field === field ? error.message : undefined)
  const field = (name: 'name' | 'email') => ({
    name,
    label: text[name],
    value: person[name],
    error: errorAt(name),
    onChange: (value: string) => change({ ...person, [name]: value }),
  })

  async function invite(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const { name, email, role, dealer } = person
    const body = { name, email: email.trim(), role, ...(role === 'dealer' && dealer !== undefined ? { dealer } : {}) }
    const result = await callUsers(text, language, 'POST', '', body)
    if ('data' in result) {
      toast.success(fill(text.invited, { name }))
      router.push(USERS)
      return
    }
    setBusy(false)
    setError(result.error)
  }

  return (
    <main className="staff-page">
      <h1>{text.inviteTitle}</h1>
      <p>{text.inviteLead}</p>
      <form className="staff-form" onSubmit={invite} noValidate>
        <TextInput autoFocus {...field('name')} />
        <TextInput type="email" {...field('email')} />
        <div className="admin-input">
          <label htmlFor={roleId}>{text.role}</label>
          <select
            id={roleId}
            className="admin-control"
            name="role"
            value={person.role}
            onChange={(event) => change({ role: event.target.value })}
          >
            {roles.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {person.role === 'dealer' && (
          <DealerInput
            label={text.dealer}
            calls={`/api/${dealersAre}`}
            error={errorAt('dealer')}
            onChange={(dealer) => change({ dealer })}
          />
        )}
        <Button type="submit" margin={false} disabled={busy}>
          {busy ? text.inviting : text.invite}
        </Button>
        <p role="alert" className="admin-error staff-said">
          {error && !['name', 'email', 'dealer'].includes(error.field ?? '') ? error.message : ''}
        </p>
      </form>
    </main>
  )
}
