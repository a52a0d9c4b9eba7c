/** Feeds as text: RSS 2.0 (rssboard.org/rss-specification) and Atom (RFC 4287). */
import { escapeMarkup } from '../../../platform/escaping'
import type { FeedFormat } from '../addresses'

interface FeedEntry {
  title: string
  /** Absolute address of the page; its identity too. */
  url: string
  summary: string
  author: string
  category: string | undefined
  /** ISO 8601. */
  published: string
  updated: string
}

export interface FeedContent {
  title: string
  description: string
  /** Absolute addresses of the list that the feed follows, and of the feed itself. */
  url: string
  self: string
  /** Language tag. */
  language: string
  /** Author of entries without one of their own. */
  publisher: string
  entries: readonly FeedEntry[]
}

/** Characters that XML 1.0 cannot hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const xml = (text: string) => escapeMarkup(text.replace(notInXml, ''))
const element = (name: string, text: string) => `<${name}>${xml(text)}</${name}>`
const iso = (moment: string) => new Date(moment).toISOString()
/** RFC 822 with four digits of the year, as RSS asks for. */
const rfc822 = (moment: string) => new Date(moment).toUTCString()

/** Of the newest change; of a feed without entries the epoch, so that it is the same at each reading. */
function updatedOf({ entries }: FeedContent): string {
  return entries.reduce((last, { updated }) => (iso(updated) > last ? iso(updated) : last), new Date(0).toISOString())
}

function drawRss(feed: FeedContent): string {
  const items = feed.entries.map(
    ({ title, url, summary, author, category, published }) =>
      `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="true">${xml(url)}</guid>${element('pubDate', rfc822(published))}${author ? element('dc:creator', author) : ''}${category ? element('category', category) : ''}${summary ? element('description', summary) : ''}</item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${element('title', feed.title)}${element('link', feed.url)}${element('description', feed.description)}${element('language', feed.language)}${element('lastBuildDate', rfc822(updatedOf(feed)))}<atom:link href="${xml(feed.self)}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`
}

function drawAtom(feed: FeedContent): string {
  const person = (name: string) => `<author>${element('name', name)}</author>`
  const entries = feed.entries.map(
    ({ title, url, summary, author, category, published, updated }) =>
      `<entry>${element('title', title)}${element('id', url)}<link rel="alternate" type="text/html" href="${xml(url)}"/>${element('published', iso(published))}${element('updated', iso(updated))}${author ? person(author) : ''}${category ? `<category term="${xml(category)}"/>` : ''}${summary ? element('summary', summary) : ''}</entry>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xml(feed.language)}">${element('title', feed.title)}${element('subtitle', feed.description)}${element('id', feed.self)}<link rel="self" type="application/atom+xml" href="${xml(feed.self)}"/><link rel="alternate" type="text/html" href="${xml(feed.url)}"/>${element('updated', updatedOf(feed))}${person(feed.publisher)}${entries.join('')}</feed>
`
}

export const drawFeed = (format: FeedFormat, feed: FeedContent): string =>
  format === 'rss' ? drawRss(feed) : drawAtom(feed)
