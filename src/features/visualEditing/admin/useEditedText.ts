'use client'
import { useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { rowPath } from '../formPaths'
import { type LeafRange, withLeaves } from '../leaves'

/** Milliseconds between two takings over of rich text: each builds the form's editor anew. */
const RICH_TEXT_PAUSE = 400

/** The text that is edited on the page. */
interface Edited {
  /** It may be moved meanwhile. Empty for the document itself. */
  block: string
  /** Path of the field inside the block's row, or of a field of the document. */
  path: string
  range: LeafRange
  /** Typed, and not in the form yet. */
  pending?: readonly string[]
}

/** Texts that are remembered as written from here: more than the form can be behind. */
const REMEMBERED = 50

/** Takes what is typed on the page over into the form. */
export function useEditedText() {
  const { getFields, getField, dispatchFields, setModified } = useForm()
  const edited = useRef<Edited>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What the leaves were since the editing began: the form shows a key only when it was drawn. */
  const written = useRef<(readonly string[])[]>([])
  /** The last change of the form came from the page, which shows it already. */
  const isEcho = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const pathNow = ({ block, path }: Edited): string | undefined => {
    const row = block && rowPath(getFields(), block)
    return block ? row && `${row}.${path}` : path
  }

  /** Returns whether there was something to take over. */
  function flush(): boolean {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!edited.current?.pending) return false
    const path = pathNow(edited.current)
    const { pending, ...rest } = edited.current
    edited.current = rest
    const { from } = rest.range
    const now = path === undefined ? undefined : getField(path)?.value
    // A text that somebody else has changed is none of them, and stays.
    const value = written.current
      .map((leaves) => withLeaves(now, { from, leaves }, pending))
      .find((changed) => changed !== undefined)
    written.current = [pending, ...written.current].slice(0, REMEMBERED)
    if (path === undefined || value === undefined) return false
    isEcho.current = true
    // Rich text takes over only a new initial value.
    dispatchFields({ type: 'UPDATE', path, value, ...(typeof value === 'string' ? {} : { initialValue: value }) })
    setModified(true)
    return true
  }

  return {
    begin(text: Edited) {
      flush()
      edited.current = text
      written.current = [text.range.leaves]
    },
    type(leaves: readonly string[]) {
      if (leaves.length !== edited.current?.range.leaves.length) return
      edited.current = { ...edited.current, pending: leaves }
      const path = pathNow(edited.current)
      if (path !== undefined && typeof getField(path)?.value === 'string') flush()
      else timer.current ??= setTimeout(flush, RICH_TEXT_PAUSE)
    },
    /** The field that is edited, where it is now. */
    path: () => edited.current && pathNow(edited.current),
    /** Returns whether the form was changed by it. */
    end(): boolean {
      const isChanged = flush()
      edited.current = undefined
      return isChanged
    },
    /** Whether the change of the form that is looked at came from the page. */
    takeEcho(): boolean {
      const was = isEcho.current
      isEcho.current = false
      return was
    },
  }
}
