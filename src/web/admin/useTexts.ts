'use client'
/** The one way in which the admin's screens choose their texts; `{name}` in a text is filled with `lib/fill.ts`. */
import { useTranslation } from '@payloadcms/ui'
import { languageOf } from '../../cms/messages'
import type { Locale } from '../../lib/locales'

/** The language of the admin. */
export function useLanguage(): Locale {
  return languageOf(useTranslation())
}

/** A screen's texts in the language of the admin. */
export function useTexts<Texts extends Readonly<Record<Locale, unknown>>>(texts: Texts): Texts[Locale] {
  return texts[useLanguage()]
}
