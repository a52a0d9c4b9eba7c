'use client'
/** Name, e-mail and role of a colleague; the rest is theirs. */
import { Button, toast, useStepNav, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { fill } from '../../../content/fill'
import { TextInput } from '../../../site/admin/TextInput'
import { ask, type Fault } from './calls'
import { useStaffTexts } from './texts'
import './users.css'

interface Props {
  roles: readonly { value: string; label: string }[]
  dealers: readonly { id: number; name: string }[]
}

const USERS = '/admin/collections/users'

export function InviteForm({ roles, dealers }: Props) {
  const { text, language } = useStaffTexts()
  const { t } = useTranslation()
  const { setStepNav } = useStepNav()
  const router = useRouter()
  const ids = { role: useId(), dealer: useId() }
  const [person, setPerson] = useState({ name: '', email: '', role: 'editor', dealer: '' })
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  useEffect(
    () => setStepNav([{ label: t('general:users'), url: USERS }, { label: text.inviteTitle }]),
    [setStepNav, t, text],
  )

  const change = (part: Partial<typeof person>) => setPerson({ ...person, ...part })
  const faultAt = (field: string) => (fault?.field === field ? fault.message : undefined)

  async function invite(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const { name, email, role, dealer } = person
    const body = { name, email: email.trim(), role, ...(role === 'dealer' && dealer ? { dealer: Number(dealer) } : {}) }
    const told = await ask(text, language, 'POST', '', body)
    if ('answer' in told) {
      toast.success(fill(text.invited, { name }))
      router.push(USERS)
      return
    }
    setBusy(false)
    setFault(told.fault)
  }

  return (
    <main className="staff-page">
      <h1>{text.inviteTitle}</h1>
      <p>{text.inviteLead}</p>
      <form className="staff-form" onSubmit={invite} noValidate>
        <TextInput
          name="name"
          label={text.name}
          value={person.name}
          fault={faultAt('name')}
          autoFocus
          onChange={(name) => change({ name })}
        />
        <TextInput
          name="email"
          type="email"
          label={text.email}
          value={person.email}
          fault={faultAt('email')}
          onChange={(email) => change({ email })}
        />
        <div className="admin-input">
          <label htmlFor={ids.role}>{text.role}</label>
          <select
            id={ids.role}
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
          <div className="admin-input">
            <label htmlFor={ids.dealer}>{text.dealer}</label>
            <select
              id={ids.dealer}
              name="dealer"
              value={person.dealer}
              aria-invalid={faultAt('dealer') ? true : undefined}
              aria-describedby={faultAt('dealer') ? `${ids.dealer}-fault` : undefined}
              onChange={(event) => change({ dealer: event.target.value })}
            >
              <option value="">{text.dealerNone}</option>
              {dealers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            {faultAt('dealer') && (
              <p id={`${ids.dealer}-fault`} className="admin-fault" role="alert">
                {faultAt('dealer')}
              </p>
            )}
          </div>
        )}
        <Button type="submit" margin={false} disabled={busy}>
          {busy ? text.inviting : text.invite}
        </Button>
        <p role="alert" className="admin-fault staff-said">
          {fault && !['name', 'email', 'dealer'].includes(fault.field ?? '') ? fault.message : ''}
        </p>
      </form>
    </main>
  )
}
