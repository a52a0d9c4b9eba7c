'use client'
import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { fieldOfPath, labelOfPath } from '../../../cms/fieldLabels'
import { textUseOf } from '../../../cms/fields/textUse'
import { MEDIA } from '../../../cms/uploads/slugs'
import { fill } from '../../../lib/fill'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import type { WritingTask } from '../tasks'
import type { Control } from './control'
import { offersFor } from './offers'
import { ProposalBox } from './ProposalBox'
import { takeProposal } from './proposalState'
import { texts } from './texts'
import { useAsking } from './useAsking'
import type { useOtherTexts } from './useOtherTexts'

/** The button at one field, and the box with its proposal. */

interface FieldProposalProps {
  control: Control
  host: string
  vision: boolean
  others: ReturnType<typeof useOtherTexts>
  opened(control: Control, isOpen: boolean): void
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function FieldProposal({ control, host, vision, others, opened }: FieldProposalProps) {
  const { dispatchFields, getField, setModified } = useForm()
  const { collectionSlug, id } = useDocumentInfo()
  const declared = useDeclaredFields()
  const text = useTexts(texts)
  const language = useLanguage()
  const box = useId()
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  // A row that is moved takes its fields along, under other paths.
  const path = control.name
  const value = textOf(useFormFields(([fields]) => fields[path]?.value))
  const file = useFormFields(([fields]) => fields.file?.value)
  const upload = collectionSlug === MEDIA && file instanceof File ? file : undefined
  const found = fieldOfPath(declared.fields, path, declared.blockTypeAt, declared.blocks)
  const label = labelOfPath(declared.fields, path, language, declared.blockTypeAt, declared.blocks) ?? path
  const field = label.split(' > ').at(-1) ?? path
  const other = others.textAt(path)
  const use = found && textUseOf(found.field)
  const asking = useAsking({
    path,
    field,
    value,
    other,
    from: others.from,
    locale: others.locale,
    lines: control instanceof HTMLTextAreaElement,
    maxLength: found?.field.maxLength,
    file: upload,
  })
  const offers = offersFor({
    use,
    isLocalised: found?.isLocalised === true,
    value,
    other,
    hasPicture: vision && collectionSlug === MEDIA && (id !== undefined || upload !== undefined),
  })
  const { state } = asking

  useEffect(() => {
    opened(control, isOpen)
  }, [control, isOpen, opened])

  function close(): void {
    asking.end()
    setOpen(false)
    control.focus()
  }

  function leave(): void {
    setMessage('')
    close()
  }

  function take(): void {
    const step = takeProposal(state, textOf(getField(control.name)?.value))
    if (step && 'ask' in step) asking.show(step.ask)
    if (!step || 'ask' in step) return
    dispatchFields({ type: 'UPDATE', path: control.name, value: step.text })
    setModified(true)
    setMessage(text.taken)
    close()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return
    // A drawer around the form would close as well.
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    leave()
  }

  const taskName = (task: WritingTask) => fill(text.tasks[task], { language: text.languages[others.from] })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears Escape of what is in it
    <div onKeyDown={onKeyDown}>
      {(offers.length > 0 || isOpen) && (
        <button
          type="button"
          className="writing-help-button"
          aria-label={fill(text.openFor, { field })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? box : undefined}
          onClick={() => (isOpen ? leave() : setOpen(true))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3l1.8 5.2L19 10l-5.2 1.8L12 17l-1.8-5.2L5 10l5.2-1.8zM19 16v4M17 18h4" />
          </svg>
          {text.open}
        </button>
      )}
      <p className="writing-help-message" role="status">
        {state.kind === 'asking' ? text.asking : state.kind === 'ready' ? text.ready : isOpen ? '' : message}
      </p>
      {isOpen && (
        <ProposalBox
          id={box}
          field={field}
          host={host}
          offers={offers}
          taskName={taskName}
          state={state}
          now={value}
          sentFor={asking.sentFor}
          ask={asking.ask}
          cancel={asking.end}
          take={take}
          leave={leave}
        />
      )}
    </div>
  )
}
