/** Checks a page as it would be published, and lists problems for its readers. */

import { decimalText, type Locale, splitLocale } from '../../../lib/locales'
import { readable } from '../../../lib/readable'
import type { ContentBlocks } from '../../../web/contentBlock'
import { contrastProblems } from '../../../web/contrast'
import type { Declared } from '../../../web/declared'
import type { DraftDocument, DraftPage } from '../../../web/draftPage'
import type { Runtime } from '../../../web/feature'
import { MEDIA_PATH } from '../../../web/media'
import { isScreen } from '../../../web/screens'
import type { Site } from '../../../web/site'
import { paletteLabels } from '../../../web/themeDefaults'
import { findEmpty } from './empty'
import { type MarkupFindings, readMarkup } from './markup'
import type { Finding } from './messages'
import { readStored } from './stored'

export type Addresses = Pick<Runtime, 'pageExists' | 'isRoute' | 'siteUrl'> &
  Pick<Declared, 'reservedSegments' | 'screens'>

/** Whether a path of the site leads to a page or a redirect. Other paths of the program and uploads are assumed to exist. */
export async function leadsSomewhere(
  path: string,
  { pageExists, isRoute, reservedSegments, screens }: Addresses,
): Promise<boolean> {
  const bare = splitLocale(path).path
  const first = bare.split('/')[1] ?? ''
  if (bare.startsWith(MEDIA_PATH) || (reservedSegments.has(first) && !isScreen(bare, screens))) return true
  return isRoute(path) || pageExists(path)
}

/** Links of a page that lead nowhere. `known`: which paths exist, for pages that are checked one after the other. */
export async function readLinks(
  { links, ids }: Pick<MarkupFindings, 'links' | 'ids'>,
  ownPath: string,
  runtime: Addresses,
  known = new Map<string, Promise<boolean>>(),
): Promise<Finding[]> {
  const findings = await Promise.all(
    links.map(async ({ href, text, block }): Promise<Finding[]> => {
      const place = block === undefined ? {} : { block }
      if (!URL.canParse(href, runtime.siteUrl + ownPath)) return []
      const url = new URL(href, runtime.siteUrl + ownPath)
      if (url.origin !== runtime.siteUrl) return []
      const path = readable(url.pathname).replace(/(?<=.)\/$/, '')
      if (path === ownPath) {
        const anchor = readable(url.hash.slice(1))
        const missing = anchor && !anchor.startsWith('.') && !ids.has(anchor)
        return missing ? [{ kind: 'brokenAnchor', values: { text, href: url.hash }, ...place }] : []
      }
      // Beside the blocks the program's own links stand: a screen of the catalogue comes with the first article.
      if (block === undefined && isScreen(splitLocale(path).path, runtime.screens)) return []
      const found = known.get(path) ?? leadsSomewhere(path, runtime)
      known.set(path, found)
      return (await found) ? [] : [{ kind: 'brokenLink', values: { text, href: path }, ...place }]
    }),
  )
  return findings.flat()
}

interface Draft {
  /** As stored in this language only, with its relations. */
  page: DraftDocument
  describedBy: DraftPage['describedBy']
  /** As live preview renders it. */
  html: string
  site: Site
  path: string
  /** The editor's language. */
  language: Locale
  /** Every content block. */
  blocks: ContentBlocks
}

export async function checkPage(
  { page, describedBy, html, site, path, language, blocks }: Draft,
  runtime: Addresses,
): Promise<Finding[]> {
  const markup = readMarkup(html)
  const stored = (page.body ?? []).flatMap((block, at) => {
    const parts = findEmpty(block, site.locale, blocks)
    const isSilent = blocks.get(block.blockType)?.isSilent
    // If parts of the block are empty, only those are reported.
    const empty: readonly Omit<Finding, 'block'>[] =
      parts.length > 0 || isSilent || markup.shown.has(at) ? parts : [{ kind: 'emptyBlock', values: {} }]
    return [...readStored(block, site, language), ...empty].map((one) => ({ ...one, block: at }))
  })
  const contrast = contrastProblems(site.theme).map(({ foreground, background, ratio, needed }): Finding => {
    const label = (key: keyof typeof paletteLabels) => paletteLabels[key][language].toLowerCase()
    const values = {
      foreground: label(foreground),
      background: label(background),
      ratio: decimalText(ratio, 2, language),
      needed: decimalText(needed, Number.isInteger(needed) ? 0 : 1, language),
    }
    return { kind: 'contrast', values }
  })
  // Pictures beside the body: those of cards, of the page's head, and of links that are shared.
  const beside = Object.entries(page).flatMap(([path, value]) =>
    path === 'body' ? [] : readStored(value, site, language).map((one): Finding => ({ ...one, path })),
  )
  const described = describedBy.map((name) => (page as unknown as Readonly<Record<string, unknown>>)[name])
  const isDescribed = described.length === 0 || described.some((text) => typeof text === 'string' && text.trim())
  const whole: Finding[] = isDescribed ? [] : [{ kind: 'noDescription', values: {}, path: describedBy[0] ?? '' }]
  const links = await readLinks(markup, path, runtime)
  // What the page adds to its body has no row in the form.
  const drawn = markup.findings.map(
    ({ block, ...one }: Finding): Finding =>
      block === undefined || block >= (page.body?.length ?? 0) ? one : { ...one, block },
  )
  return [...drawn, ...stored, ...links, ...beside, ...contrast, ...whole].sort(
    (one, other) => (one.block ?? Number.POSITIVE_INFINITY) - (other.block ?? Number.POSITIVE_INFINITY),
  )
}
