'use client'
/** History and files of a request, and the actions open to the signed-in user. */
import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useId, useState } from 'react'
import { hasRole } from '../../../cms/access/roles'
import { osloText } from '../../../lib/osloTime'
import { callApi, request } from '../../../web/admin/callApi'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { texts } from './texts'
import './orders.css'

type Kind = 'received' | 'seen' | 'answered' | 'done' | 'declined' | 'moved' | 'rerouted' | 'reminded' | 'escalated'

interface Story {
  state: string
  events: { id: number; kind: Kind; text?: string | null; by?: string | null; createdAt: string }[]
  files: { id: number; name: string; url: string }[]
}

export function FollowUp() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const text = useTexts(texts)
  const locale = useLanguage()
  const router = useRouter()
  const field = useId()
  const [story, setStory] = useState<Story>()
  const [written, setWritten] = useState('')
  const [busy, setBusy] = useState(false)
  const base = `/api/orderRequests/${id}`

  const load = useCallback(async () => {
    const result = await callApi<Story>('GET', `${base}/follow-up`)
    if ('data' in result) setStory(result.data)
  }, [base])

  useEffect(() => {
    if (!id) return
    const isDealer = hasRole(user, 'dealer')
    void (async () => {
      if (isDealer) await request('POST', `${base}/seen`)
      await load()
    })()
  }, [id, user, base, load])

  if (!id || !story) return null

  async function act(step: 'answer' | 'done' | 'decline') {
    if (step !== 'done' && !written.trim()) return toast.error(text.textMissing)
    setBusy(true)
    const result = await callApi('POST', `${base}/${step}`, { body: { text: written }, failed: text.failed })
    setBusy(false)
    if ('error' in result) return toast.error(result.error.message)
    setWritten('')
    toast.success(text.saved)
    await load()
    router.refresh()
  }

  const isOpen = ['received', 'seen', 'answered'].includes(story.state)
  return (
    <div className="field-type order-admin">
      {story.files.length > 0 && (
        <>
          <h2>{text.files}</h2>
          <ul>
            {story.files.map(({ id: file, name, url }) => (
              <li key={file}>
                <a href={url} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{text.story}</h2>
      <ol>
        {story.events.map((event) => (
          <li key={event.id}>
            <strong>{text.events[event.kind]}</strong> {event.by}{' '}
            <time dateTime={event.createdAt}>
              {osloText(event.createdAt, locale, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            {event.text && <blockquote>{event.text}</blockquote>}
          </li>
        ))}
      </ol>
      {isOpen && (
        <>
          <label htmlFor={field}>{text.answer}</label>
          <textarea
            id={field}
            className="admin-control"
            rows={5}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
          <div className="order-admin-buttons">
            <Button size="medium" disabled={busy} onClick={() => act('answer')}>
              {text.send}
            </Button>
            <Button size="medium" buttonStyle="secondary" disabled={busy} onClick={() => act('done')}>
              {text.done}
            </Button>
            <Button size="medium" buttonStyle="secondary" disabled={busy} onClick={() => act('decline')}>
              {text.decline}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
