'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import type { FormEvent } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../../lib/fill'
/** Asks, for each conflicting field, whose text to keep. */
import { useDialog } from '../../../web/admin/useDialog'
import { useTexts } from '../../../web/admin/useTexts'
import type { ConflictField } from '../conflicts'
import '../../../web/admin/adminDialog.css'
import { texts, timeOf } from './texts'
import type { Conflict } from './useSaves'

const Lines = ({ of }: { of: readonly string[] }) => (
  <div className="conflict-text">
    {of.map((line, at) => (
      <p key={at}>{line}</p>
    ))}
  </div>
)

function FieldChoice({ field }: { field: ConflictField }) {
  const { i18n } = useTranslation()
  const text = useTexts(texts)
  const { path, label, mine, theirs } = field
  const name = theirs.isOwn ? text.you : theirs.name
  const sentence = theirs.at ? text.changedBy : text.changedAtUnknownTime
  const described = fill(sentence, {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    label,
    time: theirs.at ? timeOf(theirs.at, i18n.language) : '',
    mine: timeOf(mine.at, i18n.language),
  })
  const choices = [
    { value: 'mine', label: text.mine, lines: mine.lines },
    { value: 'theirs', label: fill(text.theirs, { name }), lines: theirs.lines },
  ]
  return (
    <fieldset className="conflict-field">
      <legend>{label}</legend>
      <p>{described}</p>
      <div className="conflict-choices">
        {choices.map(({ value, label, lines }) => (
          <label key={value}>
            <span>
              <input type="radio" name={path} value={value} required /> {label}
            </span>
            <Lines of={lines} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const text = useTexts(texts)
  const dialog = useDialog()

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React's tree this form lies inside the document's form.
    event.stopPropagation()
    const chosen = new FormData(event.currentTarget)
    conflict.decide(
      Object.fromEntries(
        conflict.fields.map(({ path }) => [
          path,
          chosen.get(path) === 'mine' ? ('mine' as const) : ('theirs' as const),
        ]),
      ),
    )
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="admin-dialog"
      role="alertdialog"
      aria-labelledby="conflict-title"
      aria-describedby="conflict-lead"
      onCancel={() => conflict.decide(undefined)}
    >
      <form onSubmit={save}>
        <h2 id="conflict-title">{text.title}</h2>
        <p id="conflict-lead">{conflict.hasVersion ? text.lead : text.leadWithoutVersions}</p>
        {conflict.fields.map((field) => (
          <FieldChoice key={field.path} field={field} />
        ))}
        <div className="admin-dialog-buttons">
          <Button type="submit" buttonStyle="primary" margin={false}>
            {text.save}
          </Button>
          <Button type="button" buttonStyle="secondary" margin={false} onClick={() => conflict.decide(undefined)}>
            {text.later}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
