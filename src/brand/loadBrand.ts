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
import { Names } from './names'
import { loadLogos, loadPictures } from './pictures'

export async function loadBrand(payload: BasePayload, folder: string, report: Report): Promise<void> {
  const brand = readBrand(folder)
  await checkBrand(payload, brand)
  const names = new Names(brand.lists)
  // Resizing pictures takes other threads than writing to the database.
  await Promise.all([
    loadPictures(payload, brand, names, report),
    loadLogos(payload, brand, names),
    loadFiles(payload, brand, names),
    createPages(payload, brand, names),
  ])
  const toRichText = await createMarkdownReader(payload.config, names)
  const loading: Loading = { payload, brand, names, toRichText, report }
  await loadLists(loading)
  await publishPages(loading)
  report('settings, theme and menus')
  await loadGlobals(loading)
}
