'use client'
/** In the list of members: whether the e-mail address is confirmed. */
import { useTexts } from '../../../web/admin/useTexts'

const texts = {
  nb: { yes: 'Bekreftet', no: 'Ikke bekreftet' },
  en: { yes: 'Confirmed', no: 'Not confirmed' },
}

export function ConfirmedCell({ cellData }: { cellData?: unknown }) {
  const text = useTexts(texts)
  return <span>{cellData ? text.yes : text.no}</span>
}
