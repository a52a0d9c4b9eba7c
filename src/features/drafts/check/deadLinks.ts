/** Links of published pages that lead nowhere, by the check that drafts have. No other site is asked. */
import { setImmediate as turn } from 'node:timers/promises'
import { type Locale, locales } from '../../../lib/locales'
import { declaredIn } from '../../../web/declared'
import type { DraftDocument, DraftPage } from '../../../web/draftPage'
import type { Runtime } from '../../../web/feature'
import { localisedPath } from '../../../web/site'
import { type Addresses, leadsSomewhere, readLinks } from './checkPage'
import { readMarkupInParts } from './markup'

export interface DeadLink {
  locale: Locale
  /** Of the link. */
  text: string
  /** Path of this site, with its language's prefix. */
  address: string
}

const addressesOf = (runtime: Runtime): Addresses => {
  const { reservedSegments, screens } = declaredIn(runtime.payload)
  return { ...runtime, reservedSegments, screens }
}

/** Whether a path of the site, with its language's prefix, leads somewhere. */
export const pathExists = (runtime: Runtime, path: string): Promise<boolean> =>
  leadsSomewhere(path, addressesOf(runtime))

/**
 * The dead links of a document as visitors see it, in each language in which it has a page; none where it has no page.
 * `known`: which paths exist, shared by the documents of one round.
 */
export async function findDeadLinks(
  runtime: Runtime,
  page: DraftPage,
  id: number,
  known: Map<string, Promise<boolean>>,
): Promise<DeadLink[]> {
  const found: DeadLink[] = []
  for (const locale of locales) {
    const drawn = await drawPublished(runtime, page, id, locale)
    if (!drawn) continue
    await turn()
    const markup = await readMarkupInParts(drawn.html, turn)
    for (const { kind, values } of await readLinks(markup, drawn.path, addressesOf(runtime), known))
      if (kind === 'brokenLink') found.push({ locale, text: String(values.text), address: String(values.href) })
  }
  return found
}

async function drawPublished(runtime: Runtime, page: DraftPage, id: number, locale: Locale) {
  const { site, reader } = await runtime.read(locale)
  if (!site.languages.includes(locale)) return undefined
  const document = (await reader.byId(page.collection, id)) as DraftDocument | null
  const bare = document && page.path(document, site)
  const path = bare && localisedPath(bare, locale)
  const shown = path ? await runtime.documentAt(path) : undefined
  if (!document || !bare || !path || shown?.collection !== page.collection || shown.id !== id) return undefined
  // As live preview draws it, which says where blocks begin.
  const { body } = await runtime.renderPage(
    { locale, path: bare },
    (request) => page.draw(document, { ...request, path: bare }, 'live'),
    { preview: 'live' },
  )
  return { html: body.toString(), path }
}
