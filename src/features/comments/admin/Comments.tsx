'use client'
/** Among the controls of a document: the button that opens its comments, the panel, and the marks in the form. */
import { Button, useAuth, useEditDepth, useFormFields } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { hasRole, staffRoles } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { offerRowComments } from '../../../web/admin/rowComments'
import { useDocumentKey } from '../../../web/admin/useDocumentKey'
import { useTexts } from '../../../web/admin/useTexts'
import { THREAD_PARAMETER } from '../facts'
import { type Marks, marksOf, placeOf } from '../place'
import { CommentsPanel } from './CommentsPanel'
import type { Opened } from './panel'
import { texts } from './texts'
import { useFieldMarks } from './useFieldMarks'
import { useLastFocused, usePlaces } from './usePlaces'
import { useThreads } from './useThreads'
import './comments.css'

/** A document that is edited in a drawer has its comments on its own screen. */
const SCREEN_DEPTH = 1

/** For staff: a dealer who keeps its own page has no part in them. */
export function Comments() {
  const { user } = useAuth()
  const depth = useEditDepth()
  const document = useDocumentKey()
  if (!document || !user || depth > SCREEN_DEPTH || !hasRole(user, ...staffRoles)) return null
  return <DocumentComments key={document} document={document} user={user.id} />
}

function DocumentComments({ document, user }: { document: string; user: number | string }) {
  const text = useTexts(texts)
  const place = useRef<HTMLSpanElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const fetched = useThreads(document)
  const { fields } = usePlaces()
  const lastPath = useLastFocused(place)
  const asked = useSearchParams().get(THREAD_PARAMETER)
  const open = fetched.answer?.threads.filter(({ done }) => !done) ?? []
  const marks = useFormFields(([fields]) =>
    JSON.stringify(
      marksOf(
        fields,
        open.map(({ place }) => place),
      ),
    ),
  )
  useFieldMarks(marks)

  useEffect(() => {
    if (asked && /^\d{1,15}$/.test(asked)) setOpened({ thread: Number(asked) })
  }, [asked])

  useEffect(() => {
    offerRowComments({
      counts: new Map(Object.entries((JSON.parse(marks) as Marks).rows)),
      labels: { none: text.rowNone, some: text.rowSome },
      open: (row) => setOpened({ place: { row, field: null } }),
    })
  }, [marks, text])
  useEffect(() => () => offerRowComments(undefined), [])

  // The keys of a new comment in word processors. AltGr is Ctrl and Alt on some keyboards, and writes a letter with M.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (event.shiftKey || event.getModifierState('AltGraph')) return
      event.preventDefault()
      setOpened(lastPath === undefined ? {} : { place: placeOf(fields(), lastPath) })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [lastPath, fields])

  const close = useCallback(() => setOpened(undefined), [])
  return (
    <>
      <span ref={place} hidden />
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        extraButtonProps={{
          id: 'action-comments',
          'aria-expanded': opened !== undefined,
          'aria-keyshortcuts': 'Control+Alt+M',
        }}
        onClick={() => setOpened(opened ? undefined : {})}
      >
        {open.length > 0 ? fill(text.openSome, { count: open.length }) : text.open}
      </Button>
      {opened && (
        <CommentsPanel
          document={document}
          user={user}
          fetched={fetched}
          opened={opened}
          lastPath={lastPath}
          onClose={close}
        />
      )}
    </>
  )
}
