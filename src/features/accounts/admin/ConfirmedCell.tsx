'use client'
/** In the list of members: whether the e-mail address is confirmed. */
import { useTranslation } from '@payloadcms/ui'

const texts = {
  nb: { yes: 'Bekreftet', no: 'Ikke bekreftet' },
  en: { yes: 'Confirmed', no: 'Not confirmed' },
}

export function ConfirmedCell({ cellData }: { cellData?: unknown }) {
  const { i18n } = useTranslation()
  const text = i18n.language === 'en' ? texts.en : texts.nb
  return <span>{cellData ? text.yes : text.no}</span>
}
