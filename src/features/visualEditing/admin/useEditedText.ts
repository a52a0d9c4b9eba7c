'use client'
import { useForm } from '@payloadcms/ui'
import { useRef } from 'react'
import { rowPath } from '../formPaths'

/** A field that is edited on the page. */
export interface Edited {
  /** It may be moved meanwhile. Empty for the document itself. */
  block: string
  /** Path of the field inside the block's row, or of a field of the document. */
  path: string
}

/** Texts that are remembered as written from here: more than the form can be behind. */
const REMEMBERED = 50

/** Where the field is now. */
export function usePathNow(): (edited: Edited) => string | undefined {
  const { getFields } = useForm()
  return ({ block, path }) => {
    const row = block && rowPath(getFields(), block)
    return block ? row && `${row}.${path}` : path
  }
}

/** Takes the plain text that is typed on the page over into the form. */
export function useEditedText() {
  const { getField, dispatchFields, setModified } = useForm()
  const pathNow = usePathNow()
  const edited = useRef<Edited>(undefined)
  /** What the text was since the editing began: the form shows a key only when it was drawn. */
  const written = useRef<readonly string[]>([])
  /** The last change of the form came from the page, which shows it already. */
  const isEcho = useRef(false)

  return {
    begin(field: Edited, text: string) {
      edited.current = field
      written.current = [text]
    },
    type(text: string) {
      const path = edited.current && pathNow(edited.current)
      // A text that somebody else has changed is none of them, and stays.
      if (path === undefined || !written.current.some((one) => one === getField(path)?.value)) return
      written.current = [text, ...written.current].slice(0, REMEMBERED)
      isEcho.current = true
      dispatchFields({ type: 'UPDATE', path, value: text })
      setModified(true)
    },
    /** The field that is edited, where it is now. */
    path: () => edited.current && pathNow(edited.current),
    end() {
      edited.current = undefined
    },
    /** Whether the change of the form that is looked at came from the page. */
    takeEcho(): boolean {
      const was = isEcho.current
      isEcho.current = false
      return was
    },
  }
}
