'use client'
/** A press on publish that an autosave swallowed is made again when the draft is saved. */
import { toast, useFormBackgroundProcessing, useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { notSavedTexts, pressPublish, watchLostPresses } from './publishPress'

export function KeptPress() {
  const modified = useFormModified()
  const processing = useFormBackgroundProcessing()
  const { i18n } = useTranslation()
  const notSaved = notSavedTexts[i18n.language === 'en' ? 'en' : 'nb']
  const isSaving = useRef(false)
  isSaving.current = modified || processing

  useEffect(() => {
    const pressAgain = async () => {
      if (!(await pressPublish(false))) toast.error(notSaved)
    }
    return watchLostPresses(
      () => void pressAgain(),
      () => isSaving.current,
    )
  }, [notSaved])

  return null
}
