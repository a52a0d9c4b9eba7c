'use client'
import { useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { emitOverTheirs, isWithin, onBrought } from '../../../web/admin/broughtFields'
import type { MessageFromForm } from '../../../web/visualEditing'
import { EditedText, type PageMessage, type TextKind } from '../editedText'
import { rowPath } from '../formPaths'
import type { FormState } from './useFieldChanges'

/** A field that is edited on the page. */
interface Field {
  /** It may be moved meanwhile. Empty for the document itself. */
  block: string
  /** Path of the field inside the block's row, or of a field of the document. */
  path: string
}

/** Milliseconds after the text was left in which the form's own editor may still put an older one in its place. */
const SETTLING = 1000

/** Takes the text that is edited on the page over into the form, and tells the page of what else changes it. */
export function useEditedText(send: (message: MessageFromForm) => void) {
  const { getField, getFields, dispatchFields, setModified } = useForm()
  /** Also when it was left, until the next: the form may still have to be drawn with it. */
  const edited = useRef<Field & { text: EditedText; leftAt?: number }>(undefined)
  /** Fields that a colleague has changed and the form was not drawn with yet. */
  const brought = useRef<readonly string[]>([])

  useEffect(
    () =>
      onBrought((paths) => {
        brought.current = [...brought.current, ...paths]
      }),
    [],
  )
  const isBrought = (path: string) => brought.current.some((field) => isWithin(path, field))

  /** Where the field is now. */
  function path(): string | undefined {
    if (!edited.current) return undefined
    const { block, path } = edited.current
    const row = block && rowPath(getFields(), block)
    return block ? row && `${row}.${path}` : path
  }

  function put(at: string, value: unknown): void {
    // Rich text takes over only a new initial value.
    const initial = typeof value === 'string' ? {} : { initialValue: value }
    dispatchFields({ type: 'UPDATE', path: at, value, ...initial })
    setModified(true)
  }

  return {
    /** The field that is edited, where it is now. */
    path: () => (edited.current?.leftAt ? undefined : path()),
    begin(field: Field, kind: TextKind, value: unknown) {
      edited.current = { ...field, text: new EditedText(kind, value) }
    },
    write(message: PageMessage) {
      const at = edited.current?.leftAt ? undefined : path()
      if (at === undefined) return
      const taken = edited.current?.text.take(message, getField(at)?.value, isBrought(at))
      if (!taken) return
      const { value, isOverTheirs } = taken
      if (isOverTheirs) emitOverTheirs(at)
      put(at, value)
    },
    /** Whether the form was drawn with what was written last. */
    isTakenOver: () => edited.current?.text.isTakenOver ?? true,
    /** Returns whether the form was changed since it began. */
    end(): boolean {
      if (!edited.current || edited.current.leftAt) return false
      edited.current.leftAt = Date.now()
      return edited.current.text.isChanged
    },
    /** After a change of the form; returns whether it came from the page. */
    changed(after: FormState): boolean {
      const at = path()
      const field = at === undefined ? undefined : after[at]
      const { text, leftAt } = edited.current ?? {}
      const drawn = field && text?.drawn(field, isBrought(at ?? ''))
      brought.current = []
      const isSettled = leftAt !== undefined && Date.now() - leftAt > SETTLING
      if (at !== undefined && drawn?.lost !== undefined && !isSettled) put(at, drawn.lost)
      if (drawn?.change && !leftAt) send({ type: 'visual-editing-rewrite', ...drawn.change })
      return drawn?.isEcho ?? false
    },
  }
}
