/**
 * Loads a brand folder (`demo/` is one; see `demo/README.md`) into an empty site: pictures, articles, dealers, pages, settings,
 * theme, texts and menus, through the same interfaces as everything else that writes content.
 */
import type { BasePayload } from 'payload'
import { checkBrand } from './check'
import { createPages, type Loading, loadFiles, publishPages, type Report } from './documents'
import { readBrand } from './folder'
import { loadGlobals } from './globals'
import { loadLists } from './loadLists'
import { createMarkdownReader } from './markdown'
import { namesOf, noIds } from './names'
import { loadLogos, loadPictures } from './pictures'

export async function loadBrand(payload: BasePayload, folder: string, report: Report): Promise<void> {
  const brand = readBrand(folder)
  await checkBrand(payload, brand)
  const ids = noIds()
  const names = namesOf(ids)
  // Resizing pictures takes other threads than writing to the database.
  await Promise.all([
    loadPictures(payload, brand, ids.picture, report),
    loadLogos(payload, brand, ids.picture),
    loadFiles(payload, brand, ids.file),
    createPages(payload, brand, names, ids.page),
  ])
  const toRichText = await createMarkdownReader(payload.config, names)
  const loading: Loading = { payload, brand, names, toRichText, report }
  await loadLists(loading, ids)
  await publishPages(loading)
  report('settings, theme and menus')
  await loadGlobals(loading)
}
