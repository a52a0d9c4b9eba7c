'use client'
import { useForm } from '@payloadcms/ui'
import { useRef } from 'react'
import { isValues } from '../../../lib/isValues'
import type { MessageFromForm } from '../../../web/visualEditing'
import { isSameText, rootOf } from '../../../web/writtenText'
import { type Edited, usePathNow } from './useEditedText'
import type { FormState } from './useFieldChanges'

/** Values that are remembered as written from here: more than the form can be behind. */
const REMEMBERED = 20

function parsed(root: string): object | undefined {
  try {
    const value: unknown = JSON.parse(root)
    return isValues(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Takes the rich text that is written on the page over into the form, and tells the page of what else changes it. */
export function useWrittenText(send: (message: MessageFromForm) => void) {
  const { getField, dispatchFields, setModified } = useForm()
  const pathNow = usePathNow()
  const edited = useRef<Edited>(undefined)
  /** What the page had since the writing began, the latest first: the form has it only when it was drawn. */
  const written = useRef<readonly unknown[]>([])
  const isEcho = useRef(false)
  /** Something was taken over since the writing began. */
  const isChanged = useRef(false)

  const path = () => edited.current && pathNow(edited.current)
  const remember = (value: unknown) => {
    written.current = [value, ...written.current].slice(0, REMEMBERED)
  }

  return {
    begin(field: Edited, value: unknown) {
      edited.current = field
      written.current = [value]
      isChanged.current = false
    },
    /** Returns whether the form was changed by it. */
    write(root: string): boolean {
      const at = path()
      const now = at === undefined ? undefined : getField(at)?.value
      const content = parsed(root)
      if (at === undefined || !content || !isValues(now)) return false
      if (!written.current.some((one) => isSameText(one, now))) {
        // Somebody else has changed it: theirs stays, as in the form.
        tell(now)
        return false
      }
      const value = { ...now, root: content }
      remember(value)
      isEcho.current = true
      isChanged.current = true
      // Rich text takes over only a new initial value.
      dispatchFields({ type: 'UPDATE', path: at, value, initialValue: value })
      setModified(true)
      return true
    },
    path,
    /** Whether the form was drawn with what was written last. */
    isTakenOver: () => !isEcho.current,
    /** Returns whether the form was changed since it began. */
    end(): boolean {
      edited.current = undefined
      return isChanged.current
    },
    /** After a change of the form; returns whether it came from the page. */
    changed(after: FormState): boolean {
      const wasEcho = isEcho.current
      isEcho.current = false
      const at = path()
      const now = at === undefined ? undefined : after[at]?.value
      if (at !== undefined && !wasEcho && !isSameText(written.current[0], now)) tell(now)
      return wasEcho
    },
  }

  function tell(value: unknown): void {
    const root = rootOf(value)
    if (!root) return
    remember(value)
    send({ type: 'visual-editing-rewrite', root: JSON.stringify(root) })
  }
}
