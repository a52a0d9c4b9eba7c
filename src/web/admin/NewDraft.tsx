'use client'
/** The title of a new draft; where its address is taken, another one. */
import { Button, Gutter, useDocumentDrawerContext, useLocale, useModal, useTranslation, XIcon } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import { TextInput } from './TextInput'

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
  /** What the place in which a drawer was opened gives the document. */
  initialData?: Readonly<Record<string, unknown>> | undefined
  kind: string
  titleField: string
  titleLabel: string
  maxLength?: number | undefined
}

interface Refusal {
  path: string
  label?: string
  message: string
}

export function NewDraft({ collection, kind, titleField, titleLabel, maxLength, initialData }: NewDraftProps) {
  const { i18n, t } = useTranslation()
  const { closeModal } = useModal()
  // Empty where it is a screen of its own.
  const { drawerSlug, onSave } = useDocumentDrawerContext()
  const { code } = useLocale()
  const router = useRouter()
  const text = i18n.language === 'en' ? texts.en : texts.nb
  const [title, setTitle] = useState('')
  const [address, setAddress] = useState<{ value: string; label: string }>()
  const [errors, setFaults] = useState<readonly Refusal[]>([])
  const [isSending, setSending] = useState(false)
  const faultOf = (path: string) => errors.find((error) => error.path === path)?.message
  const other = errors.find(({ path }) => path !== titleField && path !== 'slug')

  async function make(event?: FormEvent) {
    event?.preventDefault()
    // React lets the form around a drawer's field hear of it, too.
    event?.stopPropagation()
    if (isSending) return
    const refuse = (message: string) => setFaults([{ path: titleField, message }])
    if (!title.trim()) return refuse(text.missing)
    if (maxLength !== undefined && title.length > maxLength)
      return refuse(text.tooLong.replace('{max}', `${maxLength}`))
    setSending(true)
    const answer = await fetch(
      `/api/${collection}?${new URLSearchParams({ draft: 'true', depth: '0', locale: code })}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': i18n.language },
        body: JSON.stringify({
          ...initialData,
          [titleField]: title.trim(),
          ...(address?.value ? { slug: address.value } : {}),
        }),
      },
    ).catch(() => undefined)
    const body = (await answer?.json().catch(() => undefined)) as
      | { doc?: { id: number }; errors?: { message: string; data?: { errors?: Refusal[] } }[] }
      | undefined
    if (answer?.ok && body?.doc) {
      // The drawer chooses the document in the field that opened it, and goes on to its form.
      if (drawerSlug) return onSave?.({ doc: body.doc, operation: 'create', result: body.doc })
      router.push(`/admin/collections/${collection}/${body.doc.id}?locale=${code}`)
      return
    }
    setSending(false)
    const [error] = body?.errors ?? []
    const refused = error?.data?.errors ?? [{ path: '', message: error?.message ?? text.failed }]
    const taken = refused.find(({ path }) => path === 'slug')
    if (taken) setAddress({ value: address?.value ?? '', label: taken.label ?? taken.path })
    setFaults(refused)
  }

  return (
    <Gutter>
      <form onSubmit={make} style={{ display: 'grid', gap: '1.25rem', paddingBlock: '2rem' }}>
        <div className="doc-drawer__header-content">
          <h1>{text.heading.replace('{kind}', () => kind.toLowerCase())}</h1>
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
          error={faultOf(titleField)}
          autoFocus
          onChange={setTitle}
        />
        {address && (
          <TextInput
            name="slug"
            label={address.label}
            value={address.value}
            error={faultOf('slug')}
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
