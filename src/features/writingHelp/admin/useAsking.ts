'use client'
import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { fieldOfPath } from '../../../cms/fieldLabels'
import type { Locale } from '../../../lib/locales'
import { callApi } from '../../../web/admin/callApi'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
import { useTexts } from '../../../web/admin/useTexts'
import type { WritingTask } from '../tasks'
import { documentWords } from './documentWords'
import type { ProposalState } from './proposalState'
import { texts } from './texts'

interface Subject {
  path: string
  /** What the field is called. */
  field: string
  value: string
  other: string | undefined
  from: Locale | undefined
  locale: Locale
  lines: boolean
  maxLength: number | undefined
  /** A picture that is not uploaded yet. */
  file: File | undefined
}

/** Asks for a proposal, one at a time, and can be told to leave it. */
export function useAsking({ path, field, value, other, from, locale, lines, maxLength, file }: Subject) {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { getFields } = useForm()
  const declared = useDeclaredFields()
  const text = useTexts(texts)
  const [state, setState] = useState<ProposalState>({ kind: 'choosing' })
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])

  /** The text that goes along; a picture goes without one. */
  function sentFor(task: WritingTask): string {
    if (task === 'pictureDescription') return ''
    if (task === 'translation') return other ?? ''
    if (task === 'shorter') return value
    const { fields, blocks, blockTypeAt } = declared
    return documentWords(getFields(), path, (at) => fieldOfPath(fields, at, blockTypeAt, blocks)?.field.type)
  }

  async function ask(task: WritingTask): Promise<void> {
    asking.current?.abort()
    const own = new AbortController()
    asking.current = own
    setState({ kind: 'asking', task })
    const asked = {
      task,
      ...(globalSlug ? { global: globalSlug } : { collection: collectionSlug, ...(id === undefined ? {} : { id }) }),
      locale,
      ...(task === 'translation' ? { from } : {}),
      field,
      lines,
      text: sentFor(task),
      ...(maxLength ? { maxLength } : {}),
    }
    const result = await callApi<{ text: string }>('POST', '/api/globals/writingHelp/propose', {
      body: task === 'pictureDescription' && file ? formOf(asked, file) : asked,
      failed: text.failed,
      signal: own.signal,
    })
    if (own.signal.aborted) return
    setState(
      'data' in result
        ? { kind: 'ready', task, text: result.data.text, before: value }
        : { kind: 'failed', task, message: result.error.message },
    )
  }

  function end(): void {
    asking.current?.abort()
    setState({ kind: 'choosing' })
  }

  return { state, ask, end, show: setState, sentFor }
}

/** As the admin's own uploads are sent. */
function formOf(asked: object, file: File): FormData {
  const form = new FormData()
  form.append('_payload', JSON.stringify(asked))
  form.append('file', file)
  return form
}
