'use client'
/** Ties the form to the live preview beside it. Renders nothing itself. */
import { getTranslation } from '@payloadcms/translations'
import { useConfig, useForm, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { revealField } from '../../../web/admin/revealField'
import { type MessageFromForm, readFromPreview } from '../../../web/visualEditing'
import { fieldShowing, pathOfRow, rowPath } from '../formPaths'

export function VisualEditing() {
  const { getFields, getField } = useForm()
  const { iframeRef, isLivePreviewing } = useLivePreviewContext()
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const place = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!isLivePreviewing || !form) return
    const ended = new AbortController()
    const { signal } = ended
    const preview = () => iframeRef.current?.contentWindow
    const send = (message: MessageFromForm) => preview()?.postMessage(message, location.origin)
    const start = () => {
      const named = Object.values(config.blocksMap).map(({ slug, labels }) => [
        slug,
        getTranslation(labels?.singular ?? slug, i18n),
      ])
      send({ type: 'visual-editing-start', names: Object.fromEntries(named) })
    }
    const showRow = ({ target }: Event) => {
      for (let around = target instanceof Element ? target : null; around; around = around.parentElement) {
        const path = pathOfRow(around.id)
        const id = path && getField(`${path}.blockType`) ? getField(`${path}.id`)?.value : undefined
        if (typeof id !== 'string') continue
        send({ type: 'visual-editing-show', block: id })
        return
      }
    }
    window.addEventListener(
      'message',
      (event) => {
        const message = readFromPreview(event, { origin: location.origin, source: preview() })
        if (message?.type === 'visual-editing-ready') start()
        if (message?.type !== 'visual-editing-select') return
        const fields = getFields()
        const row = rowPath(fields, message.block)
        if (row) void revealField(fieldShowing(fields, row, message.text))
      },
      { signal },
    )
    form.addEventListener('focusin', showRow, { signal })
    form.addEventListener('click', showRow, { signal })
    // The page may have been ready before the form was.
    start()
    return () => ended.abort()
  }, [isLivePreviewing, iframeRef, getFields, getField, config, i18n])

  return <span ref={place} hidden />
}
