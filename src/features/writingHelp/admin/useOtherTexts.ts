'use client'
/** The document in the language that is translated from: asked for once for each form, when it is mounted. */
import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { defaultLocale, isLocale, type Locale, translatedFrom } from '../../../lib/locales'
import { useFetched } from '../../../web/admin/useFetched'
import { otherText } from './otherText'

export function useOtherTexts(): {
  locale: Locale
  from: Locale
  textAt(path: string): string | undefined
} {
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  const { code } = useLocale()
  const { getFields } = useForm()
  const locale = isLocale(code) ? code : defaultLocale
  const from = translatedFrom(locale)
  const document = globalSlug ? `globals/${globalSlug}` : id !== undefined && `${collectionSlug}/${id}`
  const { answer } = useFetched<unknown>(
    document ? `/api/${document}?locale=${from}&fallback-locale=none&depth=0&draft=true` : undefined,
  )
  return { locale, from, textAt: (path) => otherText(answer, path, getFields()) }
}
