/** Loads the pages and files of a brand folder. */
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { BasePayload, Field } from 'payload'
import { PAGES } from '../cms/linkTargets'
import { FILES } from '../cms/uploads/slugs'
import { defaultLocale } from '../lib/locales'
import { errorMessage } from '../platform/errors'
import { BrandError } from './brandError'
import { convertFields, inLocale, type ToRichText } from './convert'
import type { Brand } from './folder'
import type { Names } from './names'
import type { Yaml } from './yaml'

/** Takes what is being loaded, in a few words. */
export type Report = (detail: string) => void

export interface Loading {
  payload: BasePayload
  brand: Brand
  names: Names
  toRichText: ToRichText
  report: Report
}

/** Says which part of the folder an error comes from. Validation errors name their fields only in `data`. */
export function withPlace(place: string, error: unknown): BrandError {
  const errors = (error as { data?: { errors?: { path: string; message: string }[] } }).data?.errors
  const what = errors?.map(({ path, message }) => `${path}: ${message}`).join('; ') ?? errorMessage(error)
  return new BrandError(`${place}: ${what}`)
}

/** Every page as a draft: pages and articles name pages in circles, so all exist before the first gets its text. */
export async function createPages(payload: BasePayload, { pages }: Brand, names: Names): Promise<void> {
  for (const [name, source] of parentsFirst(pages)) {
    const { id } = await payload.create({
      collection: PAGES,
      draft: true,
      data: {
        title: String(inLocale(source.title, defaultLocale)),
        slug: String(source.slug),
        ...(source.parent ? { parent: names.id('page', String(source.parent)) } : {}),
      },
    })
    names.set('page', name, id)
  }
}

export async function publishPages({ payload, brand, names, toRichText, report }: Loading): Promise<void> {
  const fields = payload.collections.pages.config.fields as Field[]
  let done = 0
  for (const [name, source] of parentsFirst(brand.pages)) {
    for (const locale of brand.languages) {
      const title = inLocale(source.title, locale)
      if (!title || (locale !== defaultLocale && inLocale(source.body, locale) === undefined)) continue
      try {
        const data = convertFields(source, fields, names, toRichText, locale)
        await payload.update({
          collection: PAGES,
          id: names.id('page', name),
          locale,
          data: { ...data, _status: 'published' },
        })
      } catch (error) {
        throw withPlace(`pages/${name}.yaml (${locale})`, error)
      }
    }
    report(`page ${++done} of ${brand.pages.size}`)
  }
}

/** A file without a title is named after itself: `monteringsanvisning.pdf` becomes “monteringsanvisning”. */
export async function loadFiles(payload: BasePayload, { folder, files, languages }: Brand, names: Names) {
  for (const { path, title } of files) {
    const name = basename(path)
    const data = readFileSync(join(folder, path))
    try {
      const { id } = await payload.create({
        collection: FILES,
        locale: defaultLocale,
        data: { title: String(inLocale(title, defaultLocale) ?? basename(name, extname(name))) },
        // What it is the upload finds out by its content.
        file: { data, name, mimetype: 'application/octet-stream', size: data.length },
      })
      for (const locale of languages.filter((language) => language !== defaultLocale)) {
        const translated = inLocale(title, locale)
        if (translated) await payload.update({ collection: FILES, id, locale, data: { title: String(translated) } })
      }
      names.set('file', name, id)
    } catch (error) {
      throw withPlace(path, error)
    }
  }
}

function parentsFirst(pages: ReadonlyMap<string, Yaml>): [string, Yaml][] {
  const depth = (name: string): number => {
    const parent = pages.get(name)?.parent
    return parent ? 1 + depth(String(parent)) : 0
  }
  return [...pages].sort(([one], [other]) => depth(one) - depth(other))
}
