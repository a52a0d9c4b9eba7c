'use client'
/** In the own account: the outside sign-ins that open it, and adding one with the own password. */
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { fill } from '../../../../content/fill'
import { momentText } from '../../../../site/moment'
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
    failed: 'Det virket ikke. Prøv igjen.',
  },
  en: {
    title: 'Signing in with {provider}',
    none: 'You can add {provider} and sign in without a password.',
    added: 'Added {when}',
    used: 'last used {when}',
    remove: 'Remove',
    password: 'Your own password',
    add: 'Add {provider}',
    failed: 'That did not work. Try again.',
  },
}

const ADDRESS = '/api/users/oidc/identities'

interface Answer {
  provider: string
  identities: { id: number; addedAt: string; usedAt: string | null }[]
}

export function Identities() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en' : 'nb'
  const text = texts[locale]
  const outcome = useSearchParams().get('oidc')
  const [answer, setAnswer] = useState<Answer>()
  const [fault, setFault] = useState('')
  const [password, setPassword] = useState('')
  const isOwn = id !== undefined && user?.id === id

  const read = useCallback(async () => {
    const response = await fetch(ADDRESS).catch(() => undefined)
    if (response?.ok) setAnswer((await response.json()) as Answer)
  }, [])
  useEffect(() => {
    if (isOwn) void read()
  }, [isOwn, read])

  async function add() {
    setFault('')
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale },
      body: JSON.stringify({ currentPassword: password }),
    }).catch(() => undefined)
    const told = (await response?.json().catch(() => undefined)) as
      | { address?: string; errors?: { message: string }[] }
      | undefined
    if (told?.address) window.location.assign(told.address)
    else setFault(told?.errors?.[0]?.message ?? text.failed)
  }
  async function remove(identity: number) {
    setFault('')
    const response = await fetch(`${ADDRESS}/${identity}`, { method: 'DELETE' }).catch(() => undefined)
    if (!response?.ok) setFault(text.failed)
    await read()
  }

  if (!isOwn || !answer) return null
  const { provider, identities } = answer
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
        // The page is a form already, whose Enter saves the user.
        <div className="identities-add">
          <label>
            {text.password}
            <input
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                void add()
              }}
            />
          </label>
          <Button buttonStyle="secondary" margin={false} onClick={add}>
            {fill(text.add, { provider })}
          </Button>
        </div>
      )}
      {fault && <p role="alert">{fault}</p>}
    </section>
  )
}
