'use client'
import { toast, useDocumentInfo, useFormBackgroundProcessing, useFormModified, useFormProcessing } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
/** A press on publish that an autosave swallowed is made again when the draft is saved. */
import { useTexts } from '../../../web/admin/useTexts'
import { notSavedTexts, pressPublish, watchLostPresses } from './publishPress'

export function KeptPress() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const opened = `${collectionSlug ?? globalSlug} ${id ?? ''}`
  const modified = useFormModified()
  const background = useFormBackgroundProcessing()
  /** During a save by the user; an autosave is in the background. */
  const processing = useFormProcessing()
  const notSaved = useTexts(notSavedTexts)
  const place = useRef<HTMLSpanElement>(null)
  const state = useRef({ isAutosaving: false, isSaving: false })
  state.current = { isAutosaving: !processing && (modified || background), isSaving: background }
  /** The press that waits: one at the most. */
  const waiting = useRef<AbortController>(undefined)

  // The save that is under way includes that press.
  useEffect(() => {
    if (processing) waiting.current?.abort()
  }, [processing])

  // A press never outlives its document.
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const pressAgain = async () => {
      waiting.current?.abort()
      const own = new AbortController()
      waiting.current = own
      const isSaving = () => state.current.isSaving
      const pressed = await pressPublish(form, { isChecked: false, isSaving, signal: own.signal })
      if (pressed === 'late') toast.error(notSaved)
    }
    const stop = watchLostPresses(
      form,
      () => void pressAgain(),
      () => state.current.isAutosaving,
    )
    return () => {
      waiting.current?.abort()
      stop()
    }
  }, [opened, notSaved])

  return <span ref={place} hidden />
}
