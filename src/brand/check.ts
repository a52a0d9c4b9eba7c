/** Reads a brand folder whole before anything is written: a slip in the last file leaves nothing half loaded. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BasePayload, Field } from 'payload'
import { BrandError } from './brandError'
import { convertFields } from './convert'
import { withPlace } from './documents'
import { type Brand, globalsOf, picturePath } from './folder'
import { createMarkdownReader } from './markdown'
import { namesIn } from './names'
import type { Yaml } from './yaml'

export async function checkBrand(payload: BasePayload, brand: Brand): Promise<void> {
  const files = [...[...brand.pictures.values()].map(picturePath), ...brand.logos]
  const absent = files.find((file) => !existsSync(join(brand.folder, file)))
  if (absent) throw new BrandError(`there is no file “${absent}”`)
  const names = namesIn(brand)
  const toRichText = await createMarkdownReader(payload.config, names)
  const check = (place: string, source: Yaml, fields: readonly unknown[]) => {
    for (const locale of brand.languages)
      try {
        convertFields(source, fields as readonly Field[], names, toRichText, locale)
      } catch (error) {
        throw withPlace(`${place} (${locale})`, error)
      }
  }
  const { collections } = payload
  for (const [name, source] of brand.pages) check(`pages/${name}.yaml`, source, collections.pages.config.fields)
  for (const { collection, file, entries } of brand.lists)
    for (const [name, source] of entries) check(`${file}, “${name}”`, source, collections[collection].config.fields)
  for (const { global, source } of globalsOf(brand, payload.config))
    check(`brand.yaml, ${global.slug}`, source, global.fields)
}
