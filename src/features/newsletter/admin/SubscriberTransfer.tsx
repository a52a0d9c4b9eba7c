'use client'
/** Above the list of subscribers: a file to read in, first tried, and everybody as a file. */
import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fill } from '../../../lib/fill'
import { tagOf } from '../../../lib/locales'
import type { Imported } from '../transfer/counts'
import { textsOf } from './texts'
import './newsletter.css'

const shown = ['total', 'added', 'already', 'inactive', 'left', 'suppressed', 'errors'] as const

export function SubscriberTransfer() {
  const { i18n } = useTranslation()
  const router = useRouter()
  const text = textsOf(i18n.language)
  const language = i18n.language === 'en' ? 'en' : 'nb'
  const form = useRef<HTMLFormElement>(null)
  const [groups, setGroups] = useState<{ id: number; name: string }[]>([])
  const [reading, setReading] = useState(false)
  const [counts, setCounts] = useState<{ of: Imported; stored: boolean }>()

  useEffect(() => {
    fetch('/api/subscriberGroups?limit=100&depth=0&sort=position')
      .then((answer) => answer.json())
      .then(({ docs }: { docs?: { id: number; name: string }[] }) => setGroups(docs ?? []))
      .catch(() => {})
  }, [])

  async function send(store: boolean): Promise<void> {
    if (!form.current?.reportValidity()) return
    const given = new FormData(form.current)
    const sent = new FormData()
    const facts = { source: given.get('source'), groups: given.getAll('groups').map(Number), store }
    sent.set('_payload', JSON.stringify(facts))
    sent.set('file', given.get('file') as File)
    setReading(true)
    const answer = await fetch('/api/subscribers/import', { method: 'POST', body: sent }).catch(() => undefined)
    const said = (await answer?.json().catch(() => undefined)) as
      | (Imported & { errors?: { message: string }[] })
      | undefined
    setReading(false)
    if (!answer?.ok || !said) {
      toast.error(said?.errors?.[0]?.message ?? text.failed)
      return
    }
    setCounts({ of: said, stored: store })
    if (store) router.refresh()
  }

  return (
    <div className="subscribers-transfer">
      <details>
        <summary>{text.importHeading}</summary>
        <form
          ref={form}
          onChange={() => setCounts(undefined)}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void send(false)
          }}
        >
          <p>{text.importExplain}</p>
          <label>
            {text.file}
            <input type="file" name="file" required accept=".csv,.txt,.tsv,.xlsx" />
          </label>
          <label>
            {text.source}
            <input type="text" name="source" required minLength={5} maxLength={200} aria-describedby="import-source" />
            <small id="import-source">{text.sourceHint}</small>
          </label>
          {groups.length > 0 && (
            <fieldset>
              <legend>{text.groups}</legend>
              {groups.map(({ id, name }) => (
                <label key={id}>
                  <input type="checkbox" name="groups" value={id} /> {name}
                </label>
              ))}
            </fieldset>
          )}
          <div className="subscribers-buttons">
            <Button type="submit" buttonStyle="secondary" margin={false} disabled={reading}>
              {reading ? text.reading : text.check}
            </Button>
            {counts && !counts.stored && counts.of.added > 0 && (
              <Button type="button" margin={false} disabled={reading} onClick={() => void send(true)}>
                {text.run}
              </Button>
            )}
          </div>
          <div role="status">
            {counts && (
              <>
                <dl>
                  {shown.map((name) => (
                    <div key={name}>
                      <dt>{name === 'added' && counts.stored ? text.addedDone : text[name]}</dt>
                      <dd>{counts.of[name].toLocaleString(tagOf(language))}</dd>
                    </div>
                  ))}
                </dl>
                <ul>
                  {counts.of.told.map(({ line, error }) => (
                    <li key={line}>{fill(text.line, { line, error: error[language] })}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </form>
      </details>
      <details>
        <summary>{text.exportHeading}</summary>
        <p>{text.exportExplain}</p>
        <ul>
          {(['csv', 'xlsx'] as const).map((format) => (
            <li key={format}>
              <a href={`/api/subscribers/export?format=${format}`} download>
                {fill(text.exportAs, { format: format.toUpperCase() })}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
