'use client'
/** From an address without a page to a redirect for it. */
import { Button, useFormFields } from '@payloadcms/ui'
import { fill } from '../../../lib/fill'
import { useTexts } from '../../../web/admin/useTexts'

const texts = {
  nb: { make: 'Lag omdirigering', of: 'Lag omdirigering fra {address}' },
  en: { make: 'Make a redirect', of: 'Make a redirect from {address}' },
}

const addressOfForm = (address: string) => `/admin/collections/redirects/create?from=${encodeURIComponent(address)}`

export function MakeRedirectCell({ rowData }: { rowData?: { address?: string } }) {
  const text = useTexts(texts)
  const address = rowData?.address ?? ''
  return (
    <a href={addressOfForm(address)} aria-label={fill(text.of, { address })}>
      {text.make}
    </a>
  )
}

export function MakeRedirectField() {
  const text = useTexts(texts)
  const address = useFormFields(([fields]) => String(fields.address?.value ?? ''))
  return (
    <Button el="anchor" url={addressOfForm(address)} buttonStyle="primary">
      {text.make}
    </Button>
  )
}
