'use client'
/** A modal dialog that is open as long as it is drawn; the focus goes back to where it was, if that is still there. */
import { type RefObject, useEffect, useRef } from 'react'

export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return dialog
}
