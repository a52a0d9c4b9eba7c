/** A page's draft, rendered as it will be published. */

import { everyStored } from '../../../blocks/nested'
import type { ContentReader } from '../../../cms/reader'
import type { Page } from '../../../cms/types'
import type { Locale } from '../../../lib/locales'
import type { PageBlock } from '../../../web/contentBlock'
import { declaredIn } from '../../../web/declared'
import type { Runtime } from '../../../web/feature'
import type { PreviewKind } from '../../../web/meta'
import type { PageRequest, PageResult } from '../../../web/page'
import { FRONT_PAGE } from '../../../web/pageTree'
import { localisedPath, type Site } from '../../../web/site'
import { drawPage } from '../pageRoute'

async function readDraft(id: number, { reader }: PageRequest): Promise<Page | null> {
  const page = await reader.payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 2,
    locale: reader.locale,
    disableErrors: true,
  })
  return page ? { ...page, body: await withPublishedParts(page.body, reader) } : null
}

/** Other documents shown in a draft's body are shown as published, not as their drafts. */
export async function withPublishedParts(body: Page['body'], reader: ContentReader): Promise<PageBlock[]> {
  const kinds = declaredIn(reader.payload).blocks
  // A copy: the blocks are changed where they stand, which may be in a row of another.
  const blocks: PageBlock[] = structuredClone(body ?? [])
  await Promise.all(
    everyStored(blocks, kinds).map(async (block) => {
      const brings = kinds.get(block.blockType)?.brings
      if (!brings) return
      const related = (block as unknown as Record<string, number | { id: number } | null | undefined>)[brings.field]
      const id = typeof related === 'object' ? related?.id : related
      Object.assign(block, { [brings.field]: (id && (await reader.byId(brings.collection, id))) || id })
    }),
  )
  return blocks
}

function draftAddress(page: Page, { site }: PageRequest): string {
  if (page.slug === FRONT_PAGE) return '/'
  const parent = typeof page.parent === 'object' ? page.parent?.id : page.parent
  const above = parent ? (site.tree.path(parent) ?? '') : ''
  return `${above}/${page.slug}`
}

/** Null if there is no such page. */
export async function readAndDraw(id: number, request: PageRequest, preview: PreviewKind): Promise<PageResult | null> {
  const page = Number.isSafeInteger(id) ? await readDraft(id, request) : null
  return page && drawPage(page, { ...request, path: draftAddress(page, request) }, preview)
}

/** The whole document of live preview, with the data for checking it. */
export async function drawDraft(
  { renderPage }: Pick<Runtime, 'renderPage'>,
  id: number,
  locale: Locale,
): Promise<{ html: string; site: Site; path: string } | null> {
  let drawnFor: { site: Site; path: string } | undefined
  const rendered = await renderPage(
    { locale, path: '/' },
    async (request) => {
      const result = await readAndDraw(id, request, 'live')
      if (!result) return { kind: 'page', status: 404, meta: { title: '' }, content: null }
      drawnFor = { site: request.site, path: localisedPath(result.meta.path ?? '/', locale) }
      return result
    },
    { preview: 'live' },
  )
  return drawnFor ? { html: rendered.body.toString(), ...drawnFor } : null
}
