'use client'
/** Finds a person by e-mail address and number, to download or erase the data. */
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { fill } from '../../../lib/fill'
import type { CallError } from '../../../web/admin/callApi'
import { TextInput } from '../../../web/admin/TextInput'
import { callPrivacy, download } from './calls'
import { EraseForm } from './EraseForm'
import type { ErasedFacts, FoundFacts } from './facts'
import { Outcome } from './Outcome'
import { usePrivacyTexts } from './texts'

interface Person {
  email: string
  mobile: string
}

export function PersonSearch({ onErased }: { onErased: () => void }) {
  const { text, number } = usePrivacyTexts()
  const [person, setPerson] = useState<Person>({ email: '', mobile: '' })
  const [found, setFound] = useState<FoundFacts['found']>()
  const [erased, setErased] = useState<ErasedFacts['erased']>()
  const [busy, setBusy] = useState<'find' | 'download'>()
  const [error, setError] = useState<CallError>()
  const [status, setStatus] = useState('')

  const change = (part: Partial<Person>) => {
    setPerson({ ...person, ...part })
    // The old result is about another person.
    setFound(undefined)
    setErased(undefined)
    setError(undefined)
    setStatus('')
  }

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy('find')
    setErased(undefined)
    setStatus('')
    const found = await callPrivacy<FoundFacts>(text, '/find', person)
    setBusy(undefined)
    setFound('data' in found ? found.data.found : undefined)
    setError('error' in found ? found.error : undefined)
    if ('data' in found && found.data.found.length === 0) setStatus(text.foundNobody)
  }

  async function take(): Promise<void> {
    setBusy('download')
    const error = await download(text, '/export', person)
    setBusy(undefined)
    setStatus(error?.message ?? text.downloaded)
  }

  const field = (name: keyof Person) => ({
    name,
    label: text[name],
    value: person[name],
    error: error?.field === name ? error.message : undefined,
    onChange: (value: string) => change({ [name]: value }),
  })
  const general = error && !error.field ? error.message : ''
  return (
    <section className="privacy-person" aria-labelledby="privacy-person">
      <h2 id="privacy-person">{text.personTitle}</h2>
      <p>{text.personLead}</p>
      <form onSubmit={find} noValidate>
        <TextInput type="email" {...field('email')} />
        <TextInput type="tel" {...field('mobile')} />
        <Button type="submit" margin={false} disabled={busy !== undefined}>
          {busy === 'find' ? text.finding : text.find}
        </Button>
      </form>
      <p role="status" className="privacy-said">
        {general || status}
      </p>
      {found && found.length > 0 && !erased && (
        <div className="privacy-found">
          <h3>{text.foundTitle}</h3>
          <ul>
            {found.map(({ name, count, files }) => (
              <li key={name}>
                <span>{name}</span>
                <strong>{number(count)}</strong>
                {files > 0 && <small>{fill(text.files, { count: number(files) })}</small>}
              </li>
            ))}
          </ul>
          <Button buttonStyle="secondary" margin={false} disabled={busy !== undefined} onClick={() => void take()}>
            {busy === 'download' ? text.downloading : text.download}
          </Button>
          <EraseForm
            person={person}
            leaves={found.flatMap(({ name, leaves }) => (leaves ? [{ name, leaves }] : []))}
            onErased={(rows) => {
              setErased(rows)
              setStatus('')
              onErased()
            }}
          />
        </div>
      )}
      {erased && <Outcome erased={erased} />}
    </section>
  )
}
