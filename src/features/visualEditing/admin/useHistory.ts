'use client'
import { useDocumentInfo, useForm, useFormInitializing, useFormModified, useLocale } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isWithin, onBrought } from '../../../web/admin/broughtFields'
import { changedFields, type History, noHistory, type State, stepped, withoutFields, withStep } from '../history'
import { useFieldChanges } from './useFieldChanges'

/** What was changed in the form since it was opened, and the way back. */
export function useHistory(): {
  canUndo: boolean
  canRedo: boolean
  step(way: 'undo' | 'redo'): void
} {
  const { getFields, dispatchFields, setModified } = useForm()
  const modified = useFormModified()
  const initializing = useFormInitializing()
  const { id } = useDocumentInfo()
  const { code: locale } = useLocale()
  const [history, setHistory] = useState<History>(noHistory)
  /** Fields that a colleague has changed, and a step of our own: neither is a change to be taken back. */
  const brought = useRef<readonly string[]>([])
  const isStepping = useRef(false)

  useEffect(() => {
    void [id, locale]
    setHistory(noHistory)
  }, [id, locale])

  useEffect(
    () =>
      onBrought((paths) => {
        brought.current = paths
        setHistory((before) => withoutFields(before, paths))
      }),
    [],
  )

  useFieldChanges((before, after) => {
    const paths = brought.current
    brought.current = []
    if (isStepping.current) {
      isStepping.current = false
      return
    }
    // A user's change sets `modified`: any other comes from the server.
    if (initializing || !modified) return
    const step = changedFields(before as State, after as State)
    const own = new Map([...step].filter(([path]) => !paths.some((field) => isWithin(path, field))))
    setHistory((history) => withStep(history, own, Date.now()))
  })

  const latest = useRef(history)
  latest.current = history
  const step = useCallback(
    (way: 'undo' | 'redo') => {
      const moved = stepped(latest.current, getFields() as State, way)
      if (!moved) return
      isStepping.current = true
      setHistory(moved.history)
      dispatchFields({ type: 'REPLACE_STATE', state: moved.state as ReturnType<typeof getFields> })
      setModified(true)
    },
    [getFields, dispatchFields, setModified],
  )

  // In a text the browser's own undo is meant.
  useEffect(() => {
    const ended = new AbortController()
    document.addEventListener(
      'keydown',
      (event) => {
        const { key, target } = event
        const letter = key.toLowerCase()
        if (!(event.ctrlKey || event.metaKey) || event.altKey || (letter !== 'z' && letter !== 'y')) return
        if (target instanceof Element && target.closest('input, textarea, [contenteditable=true], dialog')) return
        event.preventDefault()
        step(letter === 'y' || event.shiftKey ? 'redo' : 'undo')
      },
      { signal: ended.signal },
    )
    return () => ended.abort()
  }, [step])

  return { canUndo: history.undo.length > 0, canRedo: history.redo.length > 0, step }
}
