/** Loads the lists of a brand folder. */
import type { Field } from 'payload'
import { defaultLocale, type Locale } from '../lib/locales'
import { convertFields, fieldsOf, inLocale } from './convert'
import { type Loading, withPlace } from './documents'
import type { NamedList } from './lists'
import { withRowIds } from './rowIds'
import type { Yaml } from './yaml'

function languagesOf({ needs }: NamedList, source: Yaml, languages: readonly Locale[]): Locale[] {
  return languages.filter((locale) => inLocale(source[needs], locale) !== undefined)
}

/** Whether anything that the entry has can differ between languages. */
function isTranslated(source: Yaml, fields: readonly Field[]): boolean {
  return fieldsOf(fields).some((field) => {
    if (!('name' in field) || source[field.name] === undefined) return false
    if ('localized' in field && field.localized) return true
    return field.type === 'array' && (source[field.name] as Yaml[]).some((row) => isTranslated(row, field.fields))
  })
}

/** Some of an entry's fields. */
function part(source: Yaml, keep: (field: string) => boolean): Yaml {
  return Object.fromEntries(Object.entries(source).filter(([field]) => keep(field)))
}

async function save(loading: Loading, list: NamedList, name: string, source: Yaml): Promise<void> {
  const { payload, brand, names, toRichText } = loading
  const { kind, file, collection } = list
  const { config } = payload.collections[collection]
  const fields = config.fields as Field[]
  const published = config.versions?.drafts ? { _status: 'published' } : {}
  for (const locale of languagesOf(list, { ...list.entries.get(name), ...source }, brand.languages)) {
    const id = names.find(kind, name)
    if (locale !== defaultLocale && id !== undefined && !isTranslated(source, fields)) continue
    try {
      const data = { ...convertFields(source, fields, names, toRichText, locale), ...published }
      if (id === undefined) {
        const saved = await payload.create({ collection, locale, data: data as never })
        names.set(kind, name, saved.id)
      } else {
        // Lists that each language has of its own have rows of their own: those of the first are not taken for them.
        const current = await payload.findByID({ collection, id, depth: 0, locale, fallbackLocale: false })
        await payload.update({ collection, id, locale, data: withRowIds(data, current) as never })
      }
    } catch (error) {
      throw withPlace(`${file}, “${name}” (${locale})`, error)
    }
  }
}

/** Every entry first, then what entries say of each other. */
export async function loadLists(loading: Loading): Promise<void> {
  for (const list of loading.brand.lists) {
    let done = 0
    for (const [name, source] of list.entries) {
      await save(
        loading,
        list,
        name,
        part(source, (field) => !list.later.includes(field)),
      )
      loading.report(`${list.collection}, ${++done} of ${list.entries.size}`)
    }
  }
  for (const list of loading.brand.lists)
    for (const [name, source] of list.entries) {
      const rest = part(source, (field) => list.later.includes(field))
      if (Object.keys(rest).length > 0) await save(loading, list, name, rest)
    }
}
