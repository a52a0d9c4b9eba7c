'use client'
import { useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { isWithin, onBrought, tellOverTheirs } from '../../../web/admin/broughtFields'
import type { MessageFromForm } from '../../../web/visualEditing'
import { EditedText, type Kind, type Told } from '../editedText'
import { rowPath } from '../formPaths'
import type { FormState } from './useFieldChanges'

/** A field that is edited on the page. */
interface Field {
  /** It may be moved meanwhile. Empty for the document itself. */
  block: string
  /** Path of the field inside the block's row, or of a field of the document. */
  path: string
}

/** Takes the text that is edited on the page over into the form, and tells the page of what else changes it. */
export function useEditedText(send: (message: MessageFromForm) => void) {
  const { getField, getFields, dispatchFields, setModified } = useForm()
  /** Also when it was left, until the next: the form may still have to be drawn with it. */
  const edited = useRef<Field & { text: EditedText; isLeft?: boolean }>(undefined)
  /** Fields that somebody else has changed and the form was not drawn with yet. */
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

  return {
    /** The field that is edited, where it is now. */
    path: () => (edited.current?.isLeft ? undefined : path()),
    begin(field: Field, kind: Kind, value: unknown) {
      edited.current = { ...field, text: new EditedText(kind, value) }
    },
    write(told: Told) {
      const at = edited.current?.isLeft ? undefined : path()
      if (at === undefined) return
      const taken = edited.current?.text.take(told, getField(at)?.value, isBrought(at))
      if (!taken) return
      const { value, isOverTheirs } = taken
      if (isOverTheirs) tellOverTheirs(at)
      // Rich text takes over only a new initial value.
      const initial = typeof value === 'string' ? {} : { initialValue: value }
      dispatchFields({ type: 'UPDATE', path: at, value, ...initial })
      setModified(true)
    },
    /** Whether the form was drawn with what was written last. */
    isTakenOver: () => edited.current?.text.isTakenOver ?? true,
    /** Returns whether the form was changed since it began. */
    end(): boolean {
      if (!edited.current || edited.current.isLeft) return false
      edited.current.isLeft = true
      return edited.current.text.isChanged
    },
    /** After a change of the form; returns whether it came from the page. */
    changed(after: FormState): boolean {
      const at = path()
      const field = at === undefined ? undefined : after[at]
      const drawn = field && edited.current?.text.drawn(field.value, isBrought(at ?? ''))
      brought.current = []
      if (drawn?.change && !edited.current?.isLeft) send({ type: 'visual-editing-rewrite', ...drawn.change })
      return drawn?.isEcho ?? false
    },
  }
}
