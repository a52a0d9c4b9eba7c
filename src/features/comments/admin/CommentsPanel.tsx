'use client'
/** The comments of the document beside its form, which stays in use. */
import { toast, useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
import type { Fetched } from '../../../web/admin/useFetched'
import { useTexts } from '../../../web/admin/useTexts'
import { pathOf } from '../place'
import type { Thread } from '../threads'
import { NewComment } from './NewComment'
import type { Act, Opened } from './panel'
import { ThreadView } from './ThreadView'
import { texts } from './texts'
import { unsentTexts } from './unsent'
import type { ThreadsResponse } from './useThreads'

interface CommentsPanelProps {
  document: string
  user: number | string
  fetched: Fetched<ThreadsResponse>
  opened: Opened
  /** Of the field that had the focus last. */
  lastPath: string | undefined
  onClose(): void
}

/** Puts the focus where it was when the panel has closed. */
function useReturningFocus(): void {
  useEffect(() => {
    const { activeElement } = globalThis.document
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected && isLost()) activeElement.focus()
    }
  }, [])
}

/** The focus was in what is gone. */
const isLost = () => globalThis.document.activeElement === globalThis.document.body

export function CommentsPanel({ document, user, fetched, opened, lastPath, onClose }: CommentsPanelProps) {
  const text = useTexts(texts)
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const unsent = useMemo(() => unsentTexts(user, document), [user, document])
  const { state, answer, again } = fetched
  const threads = answer?.threads ?? []
  const open = threads.filter(({ done }) => !done)
  const done = threads.filter((thread) => thread.done)
  // Rows that are moved take their comments along.
  const paths = useFormFields(([fields]) =>
    JSON.stringify(Object.fromEntries(threads.map(({ id, place }) => [id, pathOf(fields, place) ?? null]))),
  )
  const pathOfThread = JSON.parse(paths) as Record<number, string | null>
  useReturningFocus()

  useEffect(() => {
    if (!opened.place && opened.thread === undefined) panel.current?.focus()
  }, [opened])

  const act = useCallback<Act>(
    async (action, body, failed) => {
      const result = await callApi('POST', `/api/comments/${action}`, { body, failed })
      if ('error' in result) toast.error(result.error.message)
      again()
      return !('error' in result)
    },
    [again],
  )

  const view = (thread: Thread) => (
    <ThreadView
      key={thread.id}
      document={document}
      thread={thread}
      path={pathOfThread[thread.id]}
      staff={answer?.staff ?? []}
      unsent={unsent}
      isShown={opened.thread === thread.id ? opened : undefined}
      act={act}
      onClose={onClose}
    />
  )

  return createPortal(
    <aside
      ref={panel}
      className="comments-panel"
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <header>
        <h2 id={id}>{text.title}</h2>
        <button type="button" className="admin-text-button" onClick={onClose}>
          {text.close}
        </button>
      </header>
      <NewComment
        document={document}
        staff={answer?.staff ?? []}
        unsent={unsent}
        asked={opened.place}
        lastPath={lastPath}
        act={act}
      />
      {!answer && state === 'loading' && <p>{text.loading}</p>}
      {state === 'failed' && (
        <p role="alert">
          {text.failed}{' '}
          <button type="button" className="admin-text-button" onClick={again}>
            {text.again}
          </button>
        </p>
      )}
      {answer && open.length === 0 && <p>{text.none}</p>}
      {open.map(view)}
      {done.length > 0 && (
        <details open={done.some((thread) => thread.id === opened.thread) || undefined}>
          <summary>{fill(text.doneOnes, { count: done.length })}</summary>
          {done.map(view)}
        </details>
      )}
      <Arrival threads={threads} />
    </aside>,
    globalThis.document.body,
  )
}

/** Announces a colleague's comment that arrives while the panel is open to screen readers. */
function Arrival({ threads }: { threads: readonly Thread[] }) {
  const text = useTexts(texts)
  const newest = threads
    .flatMap(({ comments }) => comments)
    .reduce<Thread['comments'][number] | undefined>((last, one) => (last && last.id > one.id ? last : one), undefined)
  const known = useRef<number>(undefined)
  const isNew = known.current !== undefined && newest !== undefined && newest.id > known.current && !newest.isOwn
  useEffect(() => {
    known.current ??= newest?.id
  }, [newest?.id])
  return (
    <p className="comment-status" role="status">
      {isNew && fill(text.arrived, { name: newest.name })}
    </p>
  )
}
