'use client'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { fill } from '../../../../lib/fill'
import { momentText } from '../../../../lib/moment'
import { TextInput } from '../../../../web/admin/TextInput'
/** On one's own account: linked sign-ins, and linking another with the own password. */
import { useLanguage } from '../../../../web/admin/useTexts'
import { callUsers } from '../../admin/calls'
import { useStaffTexts } from '../../admin/texts'
import { isOidcOutcome, oidcOutcomes } from '../messages'
import './oidc.css'

const texts = {
  nb: {
    title: 'Pålogging med {provider}',
    none: 'Du kan legge til {provider} og logge inn uten passord.',
    added: 'Lagt til {when}',
    used: 'sist brukt {when}',
    remove: 'Fjern',
    password: 'Ditt eget passord',
    add: 'Legg til {provider}',
  },
  en: {
    title: 'Signing in with {provider}',
    none: 'You can add {provider} and sign in without a password.',
    added: 'Added {when}',
    used: 'last used {when}',
    remove: 'Remove',
    password: 'Your own password',
    add: 'Add {provider}',
  },
}

const PATH = '/oidc/identities'

interface IdentitiesResponse {
  provider: string
  identities: { id: number; addedAt: string; usedAt: string | null }[]
}

export function Identities() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { text: staff } = useStaffTexts()
  const locale = useLanguage()
  const text = texts[locale]
  const outcome = useSearchParams().get('oidc')
  const [answer, setAnswer] = useState<Partial<IdentitiesResponse>>({})
  const [error, setError] = useState('')
  const [password, setPassword] = useState('')
  const isOwn = id !== undefined && user?.id === id

  const read = useCallback(async () => {
    const result = await callUsers<Partial<IdentitiesResponse>>(staff, locale, 'GET', PATH)
    if ('data' in result) setAnswer(result.data)
  }, [staff, locale])
  useEffect(() => {
    if (isOwn) void read()
  }, [isOwn, read])

  async function add() {
    setError('')
    const result = await callUsers<{ address: string }>(staff, locale, 'POST', PATH, { currentPassword: password })
    if ('data' in result) window.location.assign(result.data.address)
    else setError(result.error.message)
  }
  async function remove(identity: number) {
    const result = await callUsers(staff, locale, 'DELETE', `${PATH}/${identity}`)
    setError('error' in result ? result.error.message : '')
    await read()
  }

  const { provider, identities = [] } = answer
  if (!isOwn || !provider) return null
  const when = (moment: string) => momentText(Date.parse(moment), locale)
  return (
    <section className="identities" aria-labelledby="identities">
      <h2 id="identities">{fill(text.title, { provider })}</h2>
      {isOidcOutcome(outcome) && <p role="status">{fill(oidcOutcomes[outcome][locale], { provider })}</p>}
      {identities.length === 0 && <p>{fill(text.none, { provider })}</p>}
      <ul>
        {identities.map(({ id: identity, addedAt, usedAt }) => (
          <li key={identity}>
            <span>
              {fill(text.added, { when: when(addedAt) })}
              {usedAt && `, ${fill(text.used, { when: when(usedAt) })}`}
            </span>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => remove(identity)}>
              {text.remove}
            </Button>
          </li>
        ))}
      </ul>
      {identities.length === 0 && (
        // Not a nested form: the page is a form already, and Enter in it saves the user.
        <div className="identities-add">
          <TextInput
            name="oidc-password"
            type="password"
            label={text.password}
            value={password}
            error={error}
            autoComplete="current-password"
            onChange={setPassword}
            onEnter={() => void add()}
          />
          <Button buttonStyle="secondary" margin={false} onClick={add}>
            {fill(text.add, { provider })}
          </Button>
        </div>
      )}
      {identities.length > 0 && error && (
        <p role="alert" className="admin-error">
          {error}
        </p>
      )}
    </section>
  )
}
