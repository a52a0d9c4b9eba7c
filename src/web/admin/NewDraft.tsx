'use client'
import { Button, Gutter, useDocumentDrawerContext, useLocale, useModal, useTranslation, XIcon } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { fill } from '../../lib/fill'
import { callApi, type FieldRefusal } from './callApi'
import { TextInput } from './TextInput'
/** Asks for the title of a new draft, and for another address where the derived one is taken. */
import { useTexts } from './useTexts'

const texts = {
  nb: {
    heading: 'Ny: {kind}',
    help: 'Utkastet lages når du har skrevet en tittel. Den kan endres siden.',
    make: 'Lag utkast',
    missing: 'Skriv en tittel.',
    tooLong: 'Høyst {max} tegn.',
    failed: 'Utkastet ble ikke laget. Prøv igjen.',
  },
  en: {
    heading: 'New: {kind}',
    help: 'The draft is made once you have written a title. It can be changed later.',
    make: 'Make draft',
    missing: 'Write a title.',
    tooLong: 'At most {max} characters.',
    failed: 'The draft was not made. Try again.',
  },
}

export interface NewDraftProps {
  collection: string
  /** Initial values given by the place that opened the drawer. */
  initialData?: Readonly<Record<string, unknown>> | undefined
  kind: string
  titleField: string
  titleLabel: string
  maxLength?: number | undefined
}

export function NewDraft({ collection, kind, titleField, titleLabel, maxLength, initialData }: NewDraftProps) {
  const { i18n, t } = useTranslation()
  const { closeModal } = useModal()
  // Undefined where the form is a screen of its own.
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  const { code } = useLocale()
  const router = useRouter()
  const text = useTexts(texts)
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState<{ value: string; label: string }>()
  const [errors, setErrors] = useState<readonly FieldRefusal[]>([])
  const [isSending, setSending] = useState(false)
  const errorOf = (path: string) => errors.find((error) => error.path === path)?.message
  const other = errors.find(({ path }) => path !== titleField && path !== 'slug')

  async function make(event?: FormEvent) {
    event?.preventDefault()
    // React bubbles events from a drawer to the form around its field.
    event?.stopPropagation()
    if (isSending) return
    const refuse = (message: string) => setErrors([{ path: titleField, message }])
    if (!title.trim()) return refuse(text.missing)
    if (maxLength !== undefined && title.length > maxLength) return refuse(fill(text.tooLong, { max: maxLength }))
    setSending(true)
    const result = await callApi<{ doc: { id: number } }>(
      'POST',
      `/api/${collection}?${new URLSearchParams({ draft: 'true', depth: '0', locale: code })}`,
      {
        body: {
          ...initialData,
          [titleField]: title.trim(),
          ...(address?.value ? { slug: address.value } : {}),
        },
        language: i18n.language,
        failed: text.failed,
      },
    )
    if ('data' in result) {
      const { doc } = result.data
      // `onSave` selects the document in the field that opened the drawer, and goes on to its form.
      if (drawerSlug) return onSave?.({ doc, operation: 'create', result: doc })
      router.push(`/admin/collections/${collection}/${doc.id}?locale=${code}`)
      return
    }
    setSending(false)
    const { message, fields: refused = [{ path: '', message }] } = result.error
    const taken = refused.find(({ path }) => path === 'slug')
    if (taken) setAddress({ value: address?.value ?? '', label: taken.label ?? taken.path })
    setErrors(refused)
  }

  return (
    <Gutter>
      <form onSubmit={make} style={{ display: 'grid', gap: '1.25rem', paddingBlock: '2rem' }}>
        <div className="doc-drawer__header-content">
          <h1>{fill(text.heading, { kind: kind.toLowerCase() })}</h1>
          {drawerSlug && (
            <button
              type="button"
              className="doc-drawer__header-close"
              aria-label={t('general:close')}
              onClick={() => closeModal(drawerSlug)}
            >
              <XIcon />
            </button>
          )}
        </div>
        <p style={{ margin: 0 }}>{text.help}</p>
        <TextInput
          name={titleField}
          label={titleLabel}
          value={title}
          error={errorOf(titleField)}
          autoFocus
          onChange={setTitle}
        />
        {address && (
          <TextInput
            name="slug"
            label={address.label}
            value={address.value}
            error={errorOf('slug')}
            onChange={(value) => setAddress({ ...address, value })}
          />
        )}
        {other && (
          <p className="admin-error" role="alert">
            {other.message}
          </p>
        )}
        <div>
          <Button type="submit" disabled={isSending} margin={false}>
            {text.make}
          </Button>
        </div>
      </form>
    </Gutter>
  )
}
