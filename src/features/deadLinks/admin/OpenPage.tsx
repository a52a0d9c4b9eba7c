'use client'
/** From a dead link to the form of the page where it stands. */
import { Button, useFormFields } from '@payloadcms/ui'
import { documentHref } from '../../../cms/adminAddresses'
import { fill } from '../../../lib/fill'
import { useTexts } from '../../../web/admin/useTexts'

const texts = {
  nb: { open: 'Åpne siden', of: 'Åpne siden {title}' },
  en: { open: 'Open the page', of: 'Open the page {title}' },
}

/** `document`: its collection and id, as `pages:12`. */
function addressOf(document: string, locale: string): string {
  const [collection = '', id = ''] = document.split(':')
  return `${documentHref(collection, id)}?locale=${locale}`
}

interface Row {
  document?: string
  title?: string
  locale?: string
}

export function OpenPageCell({ rowData }: { rowData?: Row }) {
  const text = useTexts(texts)
  const { document = '', title = '', locale = '' } = rowData ?? {}
  return (
    <a href={addressOf(document, locale)} aria-label={fill(text.of, { title })}>
      {text.open}
    </a>
  )
}

export function OpenPageField() {
  const text = useTexts(texts)
  const document = useFormFields(([fields]) => String(fields.document?.value ?? ''))
  const locale = useFormFields(([fields]) => String(fields.locale?.value ?? ''))
  return (
    <Button el="anchor" url={addressOf(document, locale)} buttonStyle="primary">
      {text.open}
    </Button>
  )
}
