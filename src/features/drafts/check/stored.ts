/** Finds errors in what a page stores: content that is not rendered, or errors that rendering does not reveal. */

import { isCollection, PAGES } from '../../../cms/linkTargets'
import type { Media } from '../../../cms/types'
import { decimalText, type Locale } from '../../../lib/locales'
import { plainTextOf } from '../../../lib/plainText'
import { resolveLink, type StoredLink } from '../../../web/links'
import type { Site } from '../../../web/site'
import type { Finding } from './messages'

const MEGABYTE = 1024 * 1024
/** Bytes above which an uploaded picture should be made smaller; the site makes its own sizes of it. */
const MAX_UPLOAD = 6 * MEGABYTE
/** Bytes of a picture that is sent unchanged: vector and animated pictures. */
const MAX_SENT = MEGABYTE / 2

/** Deeper than any block: blocks are plain data, but links lead to pages with blocks of their own. */
const MAX_DEPTH = 12

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

function isPicture(value: Values): value is Values & Media {
  return typeof value.mimeType === 'string' && value.mimeType.startsWith('image/') && 'alt' in value
}

/** A link as `linkFields` and the rich text editor store it. */
function isLink(value: Values, { linkTargets }: Site): boolean {
  return (
    typeof value.type === 'string' &&
    (['page', 'file'].includes(value.type) || linkTargets.some(({ type }) => type === value.type)) &&
    'label' in value
  )
}

const inMegabytes = (bytes: number, language: Locale) => decimalText(bytes / MEGABYTE, 1, language)

/** The findings of one stored block, or of another field, with its relations filled in. */
export function readStored(value: unknown, site: Site, language: Locale): Omit<Finding, 'block'>[] {
  const findings: Omit<Finding, 'block'>[] = []
  const seen = new Set<unknown>()

  function readPicture({ alt, filename, filesize, sizes }: Media): void {
    const name = filename ?? ''
    if (!alt?.trim()) findings.push({ kind: 'noAlt', values: { name } })
    const madeSmaller = Object.entries(sizes ?? {}).some(([key, size]) => key !== 'social' && size?.filename)
    const max = madeSmaller ? MAX_UPLOAD : MAX_SENT
    if ((filesize ?? 0) > max)
      findings.push({
        kind: 'largePicture',
        values: { name, size: inMegabytes(filesize ?? 0, language), max: inMegabytes(max, language) },
      })
  }

  function readLink(link: StoredLink): void {
    if (!link.label?.trim()) return
    if (!resolveLink(link, site)) findings.push({ kind: 'lostLink', values: { text: link.label } })
  }

  function isLost(relationTo: string | undefined, target: number | { id: number }): boolean {
    const isFilledIn = typeof target === 'object'
    if (relationTo === PAGES) return site.pageHref(isFilledIn ? target.id : target) === undefined
    return !isFilledIn && site.linkTargets.some((target) => isCollection(target) && target.collection === relationTo)
  }

  /** A link in rich text to a document that is not published is rendered as plain text. */
  function readTextLink(node: Values): void {
    const { linkType, doc } = (node.fields ?? {}) as {
      linkType?: string
      doc?: { relationTo?: string; value?: number | { id: number } }
    }
    if (linkType !== 'internal' || !doc?.value) return
    if (isLost(doc.relationTo, doc.value))
      findings.push({ kind: 'lostLink', values: { text: plainTextOf({ root: node }) } })
  }

  function visit(value: unknown, depth: number): void {
    if (depth > MAX_DEPTH || !isObject(value) || seen.has(value)) return
    seen.add(value)
    if (isPicture(value)) {
      readPicture(value)
      return
    }
    if (isLink(value, site)) readLink(value as StoredLink)
    if (value.type === 'link') readTextLink(value)
    // Other pages have their own check.
    if ('slug' in value && '_status' in value) return
    for (const part of Object.values(value)) visit(part, depth + 1)
  }

  visit(value, 0)
  return findings
}
