'use client'
/**
 * A text of several lines in which `@` suggests colleagues. Focus stays in the field: arrows move through the list below
 * it, Enter or Tab takes a name, Escape closes the list.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { fill } from '../../../lib/fill'
import { useTexts } from '../../../web/admin/useTexts'
import { nextActive } from '../../../web/client/combobox/active'
import { MAX_TEXT } from '../facts'
import { suggested, typedMention } from '../mentions'
import type { StaffUser } from '../staff'
import { texts } from './texts'

/** Names in the list. */
const MOST = 6
/** Characters left from which on they are counted. */
const FEW_LEFT = 200

interface CommentFieldProps {
  label: string
  value: string
  staff: readonly StaffUser[]
  focus?: boolean
  onChange(value: string): void
  onSend(): void
}

export function CommentField({ label, value, staff, focus = false, onChange, onSend }: CommentFieldProps) {
  const text = useTexts(texts)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  /** Behind the letter that was typed last; undefined while no list is wanted. */
  const [cursor, setCursor] = useState<number>()
  const [active, setActive] = useState(0)
  /** Where the cursor goes once the field has the new text. */
  const next = useRef<number>(undefined)
  const typed = cursor === undefined ? undefined : typedMention(value, cursor)
  const names = typed ? suggested(staff, typed.typed).slice(0, MOST) : []
  const isOpen = names.length > 0
  const at = Math.min(active, names.length - 1)
  const optionId = (position: number) => `${id}-${position}`

  useEffect(() => {
    if (focus) field.current?.focus()
  }, [focus])

  useEffect(() => {
    if (next.current === undefined) return
    field.current?.setSelectionRange(next.current, next.current)
    next.current = undefined
  })

  function take({ name }: StaffUser): void {
    if (!typed || cursor === undefined) return
    const before = `${value.slice(0, typed.at)}@${name} `
    next.current = before.length
    setCursor(undefined)
    onChange(before + value.slice(cursor).replace(/^ /, ''))
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
      return
    }
    const name = names[at]
    if (!isOpen || !name) return
    if (key === 'ArrowDown' || key === 'ArrowUp') setActive(nextActive(at, names.length, key === 'ArrowDown' ? 1 : -1))
    else if (key === 'Enter' || (key === 'Tab' && !event.shiftKey)) take(name)
    else if (key === 'Escape') {
      setCursor(undefined)
      // The panel closes with the next one.
      event.stopPropagation()
    } else return
    event.preventDefault()
  }

  const left = MAX_TEXT - value.length
  return (
    <div className="comment-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        className="admin-control"
        rows={3}
        maxLength={MAX_TEXT}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? optionId(at) : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setActive(0)
          setCursor(target.selectionEnd)
          onChange(target.value)
        }}
        onKeyDown={press}
        onBlur={() => setCursor(undefined)}
      />
      {isOpen && (
        <div
          id={`${id}-list`}
          className="comment-names"
          role="listbox"
          aria-label={text.suggestions}
          // The pointer would take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {names.map((user, position) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
            <div
              key={user.id}
              id={optionId(position)}
              role="option"
              tabIndex={-1}
              aria-selected={position === at}
              onClick={() => take(user)}
            >
              <span>{user.name}</span> <span className="comment-detail">{user.email}</span>
            </div>
          ))}
        </div>
      )}
      <p id={`${id}-hint`} className="comment-detail">
        {left <= FEW_LEFT ? fill(text.left, { count: left }) : text.hint}
      </p>
      <p className="comment-status" role="status">
        {isOpen && fill(text.suggested, { count: names.length })}
      </p>
    </div>
  )
}
