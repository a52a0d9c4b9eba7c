'use client'
/** One thread: what it is about, its comments, and what can be done with it. */
import { Button, Link, useLocale } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../lib/fill'
import { osloText } from '../../../lib/osloTime'
import { revealField } from '../../../web/admin/revealField'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { THREAD_PARAMETER } from '../facts'
import type { StaffUser } from '../staff'
import type { Thread } from '../threads'
import { CommentField } from './CommentField'
import { CommentView } from './CommentView'
import type { Act } from './panel'
import { texts } from './texts'
import type { Unsent } from './unsent'
import { usePlaces } from './usePlaces'

/** Width up to which the panel covers the form. */
const COVERED = '(max-width: 768px)'

interface ThreadViewProps {
  document: string
  thread: Thread
  /** Of what it is about in the form as it is now: null if its row is gone, empty for the whole document. */
  path: string | null | undefined
  staff: readonly StaffUser[]
  unsent: Unsent
  /** Set anew each time the panel is opened for this thread. */
  isShown: object | undefined
  act: Act
  onClose(): void
}

export function ThreadView({ document, thread, path, staff, unsent, isShown, act, onClose }: ThreadViewProps) {
  const text = useTexts(texts)
  const language = useLanguage()
  const article = useRef<HTMLElement>(null)
  const { id, done, isWaiting, comments } = thread
  const name = `reply:${id}`
  const [reply, setReply] = useState(() => unsent.read(name))
  const [isReplying, setReplying] = useState(reply !== '')
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (!isShown) return
    article.current?.scrollIntoView({ block: 'start' })
    article.current?.focus({ preventScroll: true })
  }, [isShown])

  function type(typed: string): void {
    setReply(typed)
    unsent.write(name, typed)
  }

  async function send(): Promise<void> {
    if (!reply.trim() || isSending) return
    setSending(true)
    if (await act('write', { document, thread: id, text: reply }, text.sendFailed)) {
      type('')
      setReplying(false)
      article.current?.focus()
    }
    setSending(false)
  }

  const change = (action: string, more: object = {}) => void act(action, { id, ...more }, text.changeFailed)
  return (
    <article ref={article} className={isShown ? 'comment-thread is-shown' : 'comment-thread'} tabIndex={-1}>
      <About thread={thread} path={path} onClose={onClose} />
      {isWaiting && (
        <p className="comment-waits">
          <strong>{text.waits}</strong>{' '}
          <button type="button" className="admin-text-button" onClick={() => change('dismiss')}>
            {text.dismiss}
          </button>
        </p>
      )}
      <ol>
        {comments.map((comment) => (
          <CommentView key={comment.id} comment={comment} staff={staff} unsent={unsent} act={act} />
        ))}
      </ol>
      {done && (
        <p className="comment-detail">
          {fill(text.doneBy, {
            name: done.name,
            time: osloText(done.at, language, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      {isReplying && !done ? (
        <>
          <CommentField
            label={text.replyTo}
            value={reply}
            staff={staff}
            focus={reply === ''}
            onChange={type}
            onSend={() => void send()}
          />
          <div className="comment-buttons">
            <Button size="small" margin={false} disabled={!reply.trim() || isSending} onClick={() => void send()}>
              {text.sendReply}
            </Button>
            <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setReplying(false)}>
              {text.cancel}
            </Button>
          </div>
        </>
      ) : (
        <div className="comment-buttons">
          {!done && (
            <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setReplying(true)}>
              {text.reply}
            </Button>
          )}
          <Button size="small" margin={false} buttonStyle="secondary" onClick={() => change('done', { done: !done })}>
            {done ? text.reopen : text.done}
          </Button>
        </div>
      )}
    </article>
  )
}

/** The heading of a thread: leads to its place, in the form's language or in the other one. */
function About({ thread, path, onClose }: Pick<ThreadViewProps, 'thread' | 'path' | 'onClose'>) {
  const text = useTexts(texts)
  const { labelOf } = usePlaces()
  const { code } = useLocale()
  const pathname = usePathname()
  const { id, label, locale } = thread
  if (locale && locale !== code)
    return (
      <h3>
        <Link href={`${pathname}?locale=${locale}&${THREAD_PARAMETER}=${id}`} prefetch={false}>
          {label} – {text.otherLanguage[locale as 'nb' | 'en']}
        </Link>
      </h3>
    )
  if (path === null || path === undefined) return <h3>{fill(text.goneRow, { label })}</h3>
  if (path === '') return <h3>{text.whole}</h3>
  return (
    <h3>
      <button
        type="button"
        className="admin-text-button"
        onClick={() => {
          if (matchMedia(COVERED).matches) onClose()
          void revealField(path)
        }}
      >
        {labelOf(path)}
      </button>
    </h3>
  )
}
