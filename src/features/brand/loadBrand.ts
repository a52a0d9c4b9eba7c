/**
 * Loads a brand folder (`demo/` is one; see `demo/README.md`) into an empty site: pictures, articles, dealers, pages, settings,
 * theme, texts and menus, through the same interfaces as everything else that writes content.
 */
import type { BasePayload } from 'payload'
import { checkBrand } from './check'
import { createPages, type Loading, loadFiles, publishPages } from './documents'
import { readBrand } from './folder'
import { loadGlobals } from './globals'
import { loadLists } from './loadLists'
import { createMarkdownReader } from './markdown'
import { namesOf, noIds } from './names'
import { loadLogos, loadPictures } from './pictures'

export async function loadBrand(payload: BasePayload, folder: string, progress: (line: string) => void): Promise<void> {
  const brand = readBrand(folder)
  await checkBrand(payload, brand)
  const ids = noIds()
  const names = namesOf(ids)
  await loadPictures(payload, brand, ids.picture, progress)
  await loadLogos(payload, brand, ids.picture)
  await loadFiles(payload, brand, ids.file)
  await createPages(payload, brand, names, ids.page)
  const toRichText = await createMarkdownReader(payload.config, names)
  const loading: Loading = { payload, brand, names, toRichText, progress }
  await loadLists(loading, ids)
  await publishPages(loading)
  progress('Demo: settings, theme and menus …')
  await loadGlobals(loading)
  progress('Demo: done.')
}
