/** A draft of a page, drawn as it will be published. */

import type { BasePayload } from 'payload'
import { markEmptyPlaces } from '../../blocks/emptyPlaces'
import { everyStored } from '../../blocks/nested'
import type { ContentReader } from '../../cms/reader'
import { relatedId } from '../../cms/relatedId'
import type { Locale } from '../../lib/locales'
import type { PageBlock } from '../../web/contentBlock'
import { declaredIn } from '../../web/declared'
import type { DraftDocument, DraftPage } from '../../web/draftPage'
import type { Runtime } from '../../web/feature'
import type { PreviewKind } from '../../web/meta'
import type { PageRequest, PageResult } from '../../web/page'
import { localisedPath, type Site } from '../../web/site'

/** Depth of relations filled in: what the body shows, as on published pages. */
const DEPTH = 2

/** `fallback`: texts that are missing in the language are those of the default one, as in the preview. */
export async function readDraft(
  payload: BasePayload,
  { collection }: Pick<DraftPage, 'collection'>,
  { id, locale, depth = DEPTH, fallback }: { id: number; locale: Locale; depth?: number; fallback: boolean },
): Promise<DraftDocument | null> {
  if (!Number.isSafeInteger(id)) return null
  const draft = await payload.findByID({
    collection,
    id,
    draft: true,
    depth,
    locale,
    ...(fallback ? {} : { fallbackLocale: false }),
    disableErrors: true,
  })
  return draft as DraftDocument | null
}

/** Other documents shown in a draft's body are shown as published, not as their drafts. */
async function withPublishedParts(body: DraftDocument['body'], reader: ContentReader): Promise<PageBlock[]> {
  const kinds = declaredIn(reader.payload).blocks
  // A copy: the blocks are changed where they stand, which may be in a row of another.
  const blocks: PageBlock[] = structuredClone(body ?? [])
  await Promise.all(
    everyStored(blocks, kinds).map(async (block) => {
      const brings = kinds.get(block.blockType)?.brings
      if (!brings) return
      const related = (block as unknown as Record<string, number | { id: number } | null | undefined>)[brings.field]
      const id = relatedId(related)
      Object.assign(block, { [brings.field]: (id && (await reader.byId(brings.collection, id))) || id })
    }),
  )
  return blocks
}

/** Null if there is no such document. `hasPlaces`: the places of its empty texts are marked, to be written there. */
export async function readAndDraw(
  page: DraftPage,
  id: number,
  { site, reader }: PageRequest,
  preview: PreviewKind,
  hasPlaces = false,
): Promise<PageResult | null> {
  const draft = await readDraft(reader.payload, page, { id, locale: reader.locale, fallback: true })
  if (!draft) return null
  const body = await withPublishedParts(draft.body, reader)
  if (hasPlaces) markEmptyPlaces(body, declaredIn(reader.payload).blocks)
  return page.draw({ ...draft, body }, { path: page.path(draft, site), site, reader }, preview)
}

/** The whole document of live preview, with the data for checking it. */
export async function drawDraft(
  { renderPage }: Pick<Runtime, 'renderPage'>,
  page: DraftPage,
  { id, locale }: { id: number; locale: Locale },
): Promise<{ html: string; site: Site; path: string } | null> {
  let drawnFor: { site: Site; path: string } | undefined
  const rendered = await renderPage(
    { locale, path: '/' },
    async (request) => {
      const result = await readAndDraw(page, id, request, 'live')
      if (!result) return { kind: 'page', status: 404, meta: { title: '' }, content: null }
      drawnFor = { site: request.site, path: localisedPath(result.meta.path ?? '/', locale) }
      return result
    },
    { preview: 'live' },
  )
  return drawnFor ? { html: rendered.body.toString(), ...drawnFor } : null
}
