/** Loads settings, theme, texts and menus of a brand folder. */
import type { Field, GlobalSlug } from 'payload'
import { defaultLocale } from '../lib/locales'
import { convertFields } from './convert'
import { type Loading, withPlace } from './documents'
import { globalsOf } from './folder'
import { withRowIds } from './rowIds'
import type { Yaml } from './yaml'

export async function loadGlobals({ payload, brand, names, toRichText }: Loading): Promise<void> {
  for (const { global, source } of globalsOf(brand, payload.config)) {
    const slug = global.slug as GlobalSlug
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
