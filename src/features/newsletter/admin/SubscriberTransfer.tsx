'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState } from 'react'
import { fill } from '../../../lib/fill'
import { numberText } from '../../../lib/locales'
import { callApi } from '../../../web/admin/callApi'
import { useFetched } from '../../../web/admin/useFetched'
/** Above the list of subscribers: import of a file, tried first, and export of all subscribers. */
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import type { Imported } from '../transfer/counts'
import { texts } from './texts'
import './newsletter.css'

const shown = ['total', 'added', 'already', 'inactive', 'left', 'suppressed', 'errors'] as const

export function SubscriberTransfer() {
  const router = useRouter()
  const text = useTexts(texts)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const { answer } = useFetched<{ docs: { id: number; name: string }[] }>(
    '/api/subscriberGroups?limit=100&depth=0&sort=position',
  )
  const groups = answer?.docs ?? []
  const [reading, setReading] = useState(false)
  const [counts, setCounts] = useState<{ of: Imported; stored: boolean }>()

  async function send(store: boolean): Promise<void> {
    if (!form.current?.reportValidity()) return
    const given = new FormData(form.current)
    const sent = new FormData()
    const facts = { source: given.get('source'), groups: given.getAll('groups').map(Number), store }
    sent.set('_payload', JSON.stringify(facts))
    sent.set('file', given.get('file') as File)
    setReading(true)
    const result = await callApi<Imported>('POST', '/api/subscribers/import', { body: sent, failed: text.failed })
    setReading(false)
    if ('error' in result) {
      toast.error(result.error.message)
      return
    }
    setCounts({ of: result.data, stored: store })
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
            <input type="file" name="file" className="admin-control" required accept=".csv,.txt,.tsv,.xlsx" />
          </label>
          <label>
            {text.source}
            <input
              type="text"
              name="source"
              className="admin-control"
              required
              minLength={5}
              maxLength={200}
              aria-describedby="import-source"
            />
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
                      <dd>{numberText(counts.of[name], language)}</dd>
                    </div>
                  ))}
                </dl>
                <ul>
                  {counts.of.listed.map(({ line, error }) => (
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
