/**
 * Sanitises HTML that administrators write: text, tables, pictures of the site's own and links stay; scripts, styles,
 * forms and everything executable is removed. Runs only on the server; the library is too large for browsers.
 */
import sanitize from 'sanitize-html'
import { isSafeAddress } from '../../cms/fields/address'

const tags = [
  'a', 'abbr', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'cite', 'code', 'col',
  'colgroup', 'data', 'dd', 'del', 'details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'footer', 'h2',
  'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i', 'iframe', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p', 'pre', 'q', 's',
  'samp', 'section', 'small', 'span', 'strong', 'sub', 'summary', 'sup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead',
  'time', 'tr', 'u', 'ul', 'var', 'wbr',
] // biome-ignore format: a list to scan, not to read line by line

const attributes: Record<string, string[]> = {
  '*': ['id', 'class', 'title', 'lang', 'dir', 'aria-label', 'aria-labelledby', 'aria-describedby', 'aria-hidden'],
  a: ['href', 'target', 'rel'],
  col: ['span'],
  colgroup: ['span'],
  data: ['value'],
  details: ['open', 'name'],
  iframe: ['src', 'title', 'width', 'height'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope'],
  time: ['datetime'],
}

/** The policy of pages allows pictures of the site's own host, and `data:` pictures in the page itself. */
const ownPicture = /^(?:\/(?![/\\])\S*|data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+)$/

/** Number of cleaned texts that are cached: pages are rendered more often than their HTML changes. */
const MAX_KEPT = 200
const kept = new Map<string, string>()

export function cleanHtml(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const cleaned = sanitize(html, {
    allowedTags: tags,
    allowedAttributes: attributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    transformTags: {
      // The page has a main heading already.
      h1: 'h2',
      a: (tagName, { href, target, rel: _, ...rest }) => ({
        tagName,
        attribs: {
          ...rest,
          ...(href !== undefined && isSafeAddress(href) ? { href } : {}),
          ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
        },
      }),
      img: (tagName, { alt = '', ...rest }) => ({ tagName, attribs: { loading: 'lazy', ...rest, alt } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs.src ?? ''),
  })
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(html, cleaned)
  return cleaned
}

/**
 * Cleaned HTML quotes every attribute, and no text or value in it contains `<`, `>` or `"`: these patterns match real
 * tags only.
 */
const openingTag = /<[a-z][a-z0-9]*(?: [^<>]*)?>/g
const frameElement = /<iframe([^<>]*)>(?:(?!<iframe)[\s\S])*?<\/iframe>/g
const frameTag = /<\/?iframe[^<>]*>/g

const entities: Readonly<Record<string, string>> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' }

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/&(?:quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity),
  ])
  return Object.fromEntries(found)
}

/** Replaces each frame by the result of `draw` for its attributes; no frame is left as it was. */
export function replaceFrames(cleaned: string, draw: (attributes: Record<string, string>) => string): string {
  // Unclosed or nested frames are removed first: the output of `draw` is not scanned again.
  const parts: string[] = []
  let from = 0
  for (const match of cleaned.matchAll(frameElement)) {
    parts.push(cleaned.slice(from, match.index).replace(frameTag, ''), draw(attributesOf(match[1] ?? '')))
    from = match.index + match[0].length
  }
  return parts.join('') + cleaned.slice(from).replace(frameTag, '')
}

/** Attributes that reference ids in the same text. */
const references = /( (?:aria-labelledby|aria-describedby|headers)="|<a(?: [^<>]*?)? href="#)([^"]*)"/g

/** Renames ids by `take`, which keeps them unique on the page, together with all references to them. */
export function renameIds(cleaned: string, take: (id: string) => string): string {
  const renamed = new Map<string, string>()
  const withIds = cleaned.replace(openingTag, (tag) =>
    tag.replace(/ id="([^"]*)"/, (_, id: string) => {
      const given = take(id)
      if (!renamed.has(id)) renamed.set(id, given)
      return ` id="${given}"`
    }),
  )
  return withIds.replace(openingTag, (tag) =>
    tag.replace(references, (_, start: string, ids: string) => {
      const given = ids.split(/\s+/).map((id) => renamed.get(id) ?? id)
      return `${start}${given.join(' ')}"`
    }),
  )
}
