'use client'
/** One comment; its author may change or delete it. */
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { osloText } from '../../../lib/osloTime'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { partsOf } from '../mentions'
import type { StaffUser } from '../staff'
import type { ShownComment } from '../threads'
import { CommentField } from './CommentField'
import type { Act } from './panel'
import { texts } from './texts'
import type { Unsent } from './unsent'

interface CommentViewProps {
  comment: ShownComment
  staff: readonly StaffUser[]
  unsent: Unsent
  act: Act
}

export function CommentView({ comment, staff, unsent, act }: CommentViewProps) {
  const text = useTexts(texts)
  const language = useLanguage()
  const { id, name, isOwn, writtenAt, isEdited } = comment
  const [isAsking, setAsking] = useState(false)
  const draft = `change:${id}`
  const [changed, setChanged] = useState(() => unsent.read(draft))
  const [isChanging, setChanging] = useState(changed !== '')

  function type(typed: string): void {
    setChanged(typed)
    unsent.write(draft, typed)
  }

  function stop(): void {
    type('')
    setChanging(false)
  }

  async function save(): Promise<void> {
    if (changed.trim() && (await act('change', { id, text: changed }, text.changeFailed))) stop()
  }

  return (
    <li>
      <p className="comment-head">
        <strong>{name}</strong>{' '}
        <time dateTime={new Date(writtenAt).toISOString()} className="comment-detail">
          {osloText(writtenAt, language, { dateStyle: 'medium', timeStyle: 'short' })}
          {isEdited && comment.text !== null && `, ${text.edited}`}
        </time>
      </p>
      {comment.text === null ? (
        <p className="comment-detail">{text.deleted}</p>
      ) : isChanging ? (
        <>
          <CommentField
            label={text.text}
            value={changed}
            staff={staff}
            focus
            onChange={type}
            onSend={() => void save()}
          />
          <div className="comment-buttons">
            <Button size="small" margin={false} disabled={!changed.trim()} onClick={() => void save()}>
              {text.save}
            </Button>
            <Button size="small" margin={false} buttonStyle="secondary" onClick={stop}>
              {text.cancel}
            </Button>
          </div>
        </>
      ) : (
        <p className="comment-text">
          {partsOf(comment.text, staff).map(({ text, people }, at) =>
            people.length > 0 ? <mark key={at}>{text}</mark> : text,
          )}
        </p>
      )}
      {isOwn && comment.text !== null && !isChanging && (
        <p className="comment-own">
          {isAsking ? (
            <>
              {text.removeAsk}{' '}
              <button
                type="button"
                className="admin-text-button"
                onClick={() => void act('remove', { id }, text.changeFailed)}
              >
                {text.removeYes}
              </button>{' '}
              <button type="button" className="admin-text-button" onClick={() => setAsking(false)}>
                {text.cancel}
              </button>
            </>
          ) : (
            <>
              <button
                type="button"
                className="admin-text-button"
                onClick={() => {
                  type(comment.text ?? '')
                  setChanging(true)
                }}
              >
                {text.edit}
              </button>{' '}
              <button type="button" className="admin-text-button" onClick={() => setAsking(true)}>
                {text.remove}
              </button>
            </>
          )}
        </p>
      )}
    </li>
  )
}
