/** Loads settings, theme, texts and menus of a brand folder. */
import type { Field } from 'payload'
import { defaultLocale } from '../../content/locales'
import { convertFields } from './convert'
import { type Loading, withPlace } from './documents'
import { globalsOf, type Yaml } from './folder'

export async function loadGlobals({ payload, brand, names, toRichText }: Loading): Promise<void> {
  for (const { slug, source } of globalsOf(brand)) {
    const global = payload.config.globals.find((candidate) => candidate.slug === slug)
    if (!global) continue
    const published = global.versions?.drafts ? { _status: 'published' } : {}
    for (const locale of brand.languages)
      try {
        const current = locale === defaultLocale ? {} : await payload.findGlobal({ slug, depth: 0, locale })
        const data = withRowIds(convertFields(source, global.fields as Field[], names, toRichText, locale), current)
        await payload.updateGlobal({ slug, locale, data: { ...(data as Yaml), ...published } as never })
      } catch (error) {
        throw withPlace(`brand.yaml, ${slug} (${locale})`, error)
      }
  }
}

/**
 * Rows of a second language are the rows of the first: lists and blocks at every depth carry the same ids, or the words
 * of the first language would go with the rows that they stood in.
 */
export function withRowIds(data: unknown, current: unknown): unknown {
  if (Array.isArray(data))
    return data.map((row, at) => withRowIds(row, Array.isArray(current) ? current[at] : undefined))
  if (typeof data !== 'object' || data === null) return data
  const known = (typeof current === 'object' ? current : null) as Yaml | null
  const rows = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withRowIds(value, known?.[key])]))
  return typeof known?.id === 'string' ? { ...rows, id: known.id } : rows
}
