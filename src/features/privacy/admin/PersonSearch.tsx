'use client'
/** Finds somebody by address and number; what is found is downloaded or erased. */
import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { fill } from '../../../lib/fill'
import { TextInput } from '../../../web/admin/TextInput'
import { ask, download } from './calls'
import { EraseForm } from './EraseForm'
import type { ErasedFacts, FoundFacts, Refusal } from './facts'
import { Outcome } from './Outcome'
import { useTexts } from './texts'

interface Person {
  email: string
  mobile: string
}

export function PersonSearch({ onErased }: { onErased: () => void }) {
  const { text, number } = useTexts()
  const [person, setPerson] = useState<Person>({ email: '', mobile: '' })
  const [found, setFound] = useState<FoundFacts['found']>()
  const [erased, setErased] = useState<ErasedFacts['erased']>()
  const [busy, setBusy] = useState<'find' | 'download'>()
  const [error, setFault] = useState<Refusal>()
  const [said, setSaid] = useState('')

  const change = (part: Partial<Person>) => {
    setPerson({ ...person, ...part })
    // What stood there was about somebody else.
    setFound(undefined)
    setErased(undefined)
    setFault(undefined)
    setSaid('')
  }

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy('find')
    setErased(undefined)
    setSaid('')
    const told = await ask<FoundFacts>('/find', person)
    setBusy(undefined)
    setFound('answer' in told ? told.answer.found : undefined)
    setFault('answer' in told ? undefined : (told.refusal ?? { message: text.failed }))
    if ('answer' in told && told.answer.found.length === 0) setSaid(text.foundNobody)
  }

  async function take(): Promise<void> {
    setBusy('download')
    const refused = await download('/export', person)
    setBusy(undefined)
    setSaid(refused ? (refused.refusal?.message ?? text.failed) : text.downloaded)
  }

  const errorAt = (field: 'email' | 'mobile') => (error?.field === field ? error.message : undefined)
  const general = error && !error.field ? error.message : ''
  return (
    <section className="privacy-person" aria-labelledby="privacy-person">
      <h2 id="privacy-person">{text.personTitle}</h2>
      <p>{text.personLead}</p>
      <form onSubmit={find} noValidate>
        <TextInput
          name="email"
          type="email"
          label={text.email}
          value={person.email}
          error={errorAt('email')}
          onChange={(email) => change({ email })}
        />
        <TextInput
          name="mobile"
          type="tel"
          label={text.mobile}
          value={person.mobile}
          error={errorAt('mobile')}
          onChange={(mobile) => change({ mobile })}
        />
        <Button type="submit" margin={false} disabled={busy !== undefined}>
          {busy === 'find' ? text.finding : text.find}
        </Button>
      </form>
      <p role="status" className="privacy-said">
        {general || said}
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
              setSaid('')
              onErased()
            }}
          />
        </div>
      )}
      {erased && <Outcome erased={erased} />}
    </section>
  )
}
