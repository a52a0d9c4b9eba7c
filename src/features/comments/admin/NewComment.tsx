'use client'
/** Writes a new comment: on the field that had the focus last, unless another place is chosen. */
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '../../../web/admin/useTexts'
import { blockRows, type CommentPlace, pathOf, placeOf, rowsAround, WHOLE } from '../place'
import type { StaffUser } from '../staff'
import { CommentField } from './CommentField'
import type { Act } from './panel'
import { texts } from './texts'
import type { Unsent } from './unsent'
import { usePlaces } from './usePlaces'

const TEXT = 'new'
const PLACE = 'place'

interface NewCommentProps {
  document: string
  staff: readonly StaffUser[]
  unsent: Unsent
  /** What the panel was opened for. */
  asked: CommentPlace | undefined
  /** Of the field that had the focus last. */
  lastPath: string | undefined
  act: Act
}

/** The place of a text that was not sent. */
function storedPlace(unsent: Unsent): CommentPlace | undefined {
  const stored = unsent.read(TEXT) && unsent.read(PLACE)
  return stored ? (JSON.parse(stored) as CommentPlace) : undefined
}

export function NewComment({ document, staff, unsent, asked, lastPath, act }: NewCommentProps) {
  const text = useTexts(texts)
  const id = useId()
  const { fields, labelOf, describe } = usePlaces()
  const [value, setValue] = useState(() => unsent.read(TEXT))
  const [chosen, setChosen] = useState<CommentPlace | undefined>(() => storedPlace(unsent))
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (asked) setChosen(asked)
  }, [asked])

  const last = lastPath === undefined ? [] : [lastPath, ...rowsAround(lastPath).filter((row) => row !== lastPath)]
  const chosenPath = chosen && pathOf(fields(), chosen)
  const near = [...new Set([...(chosenPath ? [chosenPath] : []), ...last])]
  const blocks = blockRows(fields()).filter((row) => !near.includes(row))
  const path = chosenPath ?? lastPath ?? ''
  const options = (paths: readonly string[]) =>
    paths.map((one) => (
      <option key={one} value={one}>
        {labelOf(one)}
      </option>
    ))

  const choose = (path: string) => {
    const place = path ? placeOf(fields(), path) : WHOLE
    setChosen(place)
    unsent.write(PLACE, JSON.stringify(place))
  }

  function type(typed: string): void {
    setValue(typed)
    unsent.write(TEXT, typed)
    // What is being written about does not follow the focus.
    if (typed && !value) choose(path)
  }

  async function send(): Promise<void> {
    if (!value.trim() || isSending) return
    setSending(true)
    if (await act('write', { document, text: value, ...describe(path) }, text.sendFailed)) {
      setValue('')
      setChosen(undefined)
      unsent.write(TEXT, '')
      unsent.write(PLACE, '')
    }
    setSending(false)
  }

  return (
    <section className="new-comment" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{text.new}</h3>
      <label htmlFor={id}>{text.about}</label>
      <select id={id} className="admin-control" value={path} onChange={({ target }) => choose(target.value)}>
        <option value="">{text.whole}</option>
        {near.length > 0 && <optgroup label={text.last}>{options(near)}</optgroup>}
        {blocks.length > 0 && <optgroup label={text.blocks}>{options(blocks)}</optgroup>}
      </select>
      <CommentField
        label={text.text}
        value={value}
        staff={staff}
        focus={asked !== undefined}
        onChange={type}
        onSend={() => void send()}
      />
      <Button size="small" margin={false} disabled={!value.trim() || isSending} onClick={() => void send()}>
        {text.send}
      </Button>
    </section>
  )
}
