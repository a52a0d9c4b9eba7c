'use client'
/** In the form of a release: what publishing it does to each document, what hinders it, and when it happens. */
import { Button, Link, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fill } from '../../../lib/fill'
import { osloText } from '../../../lib/osloTime'
import { useFetched } from '../../../web/admin/useFetched'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import type { ReleaseRow, ReleaseView } from '../facts'
import { previewOf } from '../previewPath'
import './releases.css'
import { texts } from './texts'

const inOslo = { dateStyle: 'medium', timeStyle: 'short' } as const

export function ReleasePanel() {
  const text = useTexts(texts)
  const { id } = useDocumentInfo()
  if (id === undefined) return <p className="release-panel">{text.unsaved}</p>
  return <PanelOf key={id} id={id} />
}

function PanelOf({ id }: { id: number | string }) {
  const text = useTexts(texts)
  const language = useLanguage()
  const modified = useFormModified()
  const { lastUpdateTime } = useDocumentInfo()
  const { state, answer, again } = useFetched<ReleaseView>(`/api/releases/${id}/view`)
  const [drawnAt] = useState(lastUpdateTime)

  useEffect(() => {
    if (lastUpdateTime !== drawnAt) again()
  }, [lastUpdateTime, drawnAt, again])

  // A draft is mended in another window or drawer.
  useEffect(() => {
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [again])

  if (!answer)
    return (
      <div className="release-panel">
        {state === 'failed' ? (
          <>
            <p role="alert">{text.failed}</p>
            <Button size="small" margin={false} onClick={again}>
              {text.again}
            </Button>
          </>
        ) : (
          <p role="status">{text.reading}</p>
        )}
      </div>
    )

  const { isPublished, rows, scheduled, failure } = answer
  const time = (at: string) => osloText(at, language, inOslo)
  const isHindered = rows.some(({ problems }) => problems.length > 0)
  const isDue = rows.some((row) => row.state === 'newer' || row.state === 'newDocument')
  const heading = isPublished ? text.wasHeld : text.held
  return (
    <section className="release-panel" aria-label={heading}>
      <div className="release-head">
        <h2>{heading}</h2>
        {!isPublished && rows.length > 0 && (
          <Button el="anchor" url={previewOf(id, '/')} newTab buttonStyle="secondary" size="small" margin={false}>
            {text.preview}
          </Button>
        )}
      </div>
      {isPublished ? (
        <p className="release-states">{text.closed}</p>
      ) : (
        <div className="release-states" role="status">
          {failure && (
            <p className="release-failure">
              <strong>{fill(text.failure, { time: time(failure.at) })}</strong> {failure.reason} {text.retry}
            </p>
          )}
          {scheduled.map((at) => (
            <p key={at}>{fill(text.scheduled, { time: time(at) })}</p>
          ))}
          {modified ? (
            <p>{text.unsaved}</p>
          ) : (
            rows.length > 0 && <p>{isHindered ? text.hindered : isDue ? text.ready : text.nothing}</p>
          )}
        </div>
      )}
      {rows.length === 0 ? (
        <p>{text.empty}</p>
      ) : (
        <ul className="release-rows">
          {rows.map((row) => (
            <Row key={row.document} row={row} isPublished={isPublished} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ row, isPublished }: { row: ReleaseRow; isPublished: boolean }) {
  const text = useTexts(texts)
  const language = useLanguage()
  const { kind, title, state, href, author, changedAt, problems } = row
  const time = changedAt && osloText(changedAt, language, inOslo)
  return (
    <li className={`release-row is-${problems.length > 0 ? 'hindered' : state}`}>
      <p className="release-title">
        <span className="release-kind">{kind}</span> {href ? <Link href={href}>{title}</Link> : title}
      </p>
      <p className="release-facts">
        {!isPublished && <span className="release-state">{text[state]}</span>}
        {time && <span>{author ? fill(text.changedBy, { time, name: author }) : fill(text.changed, { time })}</span>}
      </p>
      {problems.length > 0 && (
        <div className="release-problems">
          <p>{text.problems}</p>
          <ul>
            {problems.map(({ label, reason }) => (
              <li key={label + reason}>
                <strong>{label}</strong>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}
