'use client'
/**
 * A modal dialog that is open as long as it is drawn, or as long as `isOpen` says. The focus goes back to where it was, if
 * that is still there and nothing else has taken it.
 */
import { type RefObject, useEffect, useRef } from 'react'

export function useDialog(isOpen = true): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const dialog = ref.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      // One that is gone must not tell its owner once more that it closed.
      if (dialog?.isConnected) dialog.close()
      const isFree = document.activeElement === document.body
      if (isFree && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [isOpen])
  return ref
}
