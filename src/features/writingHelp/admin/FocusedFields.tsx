'use client'
import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fieldOfPath } from '../../../cms/fieldLabels'
import { textUseOf } from '../../../cms/fields/textUse'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
import type { Control } from './control'

/**
 * Follows the focus through the form, and puts the help at the field of text that has it. One listener for a form of
 * any number of fields, which stay as Payload has them.
 */

const FieldHelp = lazy(() => import('./FieldHelp').then(({ FieldHelp: Help }) => ({ default: Help })))

interface FocusedFieldsProps {
  /** Of the service. */
  host: string
  /** Whether it may be shown pictures. */
  vision: boolean
}

export function FocusedFields({ host, vision }: FocusedFieldsProps) {
  const place = useRef<HTMLSpanElement>(null)
  const declared = useDeclaredFields()
  const { id } = useDocumentInfo()
  const { code: locale } = useLocale()
  const [controls, setControls] = useState<readonly Control[]>([])
  /** Those whose box is open: they stay when the focus goes elsewhere. */
  const open = useRef(new Set<Control>())
  const latest = useRef(declared)
  latest.current = declared

  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const isText = (control: Control) => {
      const { fields, blocks, blockTypeAt } = latest.current
      const found = fieldOfPath(fields, control.name, blockTypeAt, blocks)
      if (!found || !['text', 'textarea'].includes(found.field.type)) return false
      return found.isLocalised || textUseOf(found.field) !== undefined
    }
    const ended = new AbortController()
    const { signal } = ended
    const controlOf = (target: EventTarget | null): Control | undefined =>
      (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
      target.name &&
      target.closest('form') === form &&
      !target.readOnly &&
      isText(target)
        ? target
        : undefined
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.closest('.writing-help')) return
        const focused = controlOf(target)
        setControls((before) => {
          const kept = before.filter((one) => one.isConnected && (one === focused || open.current.has(one)))
          const now = focused && !kept.includes(focused) ? [...kept, focused] : kept
          return now.length === before.length && now.every((one) => before.includes(one)) ? before : now
        })
      },
      { signal },
    )
    return () => ended.abort()
  }, [])

  useEffect(() => {
    void [id, locale]
    open.current.clear()
    setControls([])
  }, [id, locale])

  return (
    <>
      <span ref={place} className="writing-help-listener" hidden />
      {controls.length > 0 && (
        <Suspense>
          <FieldHelp
            controls={controls}
            host={host}
            vision={vision}
            opened={(control, isOpen) => open.current[isOpen ? 'add' : 'delete'](control)}
          />
        </Suspense>
      )}
    </>
  )
}
