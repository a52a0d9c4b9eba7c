/** Finds content that would be published empty, named as visitors or editors know it. */
import type { PageBlock } from '../../../blocks/types'
import type { Locale } from '../../../lib/locales'
import { plainTextOf } from '../../../lib/plainText'
import type { Finding } from './messages'

type Found = Omit<Finding, 'block'>
type Readers = {
  [Type in PageBlock['blockType']]: (block: Extract<PageBlock, { blockType: Type }>, locale: Locale) => Found[]
}

interface Node {
  type?: unknown
  children?: unknown
}

/** Nodes of rich text that show something without words. */
const SHOWN: readonly unknown[] = ['upload', 'table', 'horizontalrule']

const shows = (node: Node): boolean =>
  SHOWN.includes(node.type) || (Array.isArray(node.children) && node.children.some((child: Node) => shows(child)))

/** Whether rich text has neither words nor pictures. */
function isBlank(data: { root?: unknown } | null | undefined): boolean {
  return plainTextOf(data) === '' && !shows(Object(data?.root))
}

/** A relation that was deleted, or is not published, is a number here. */
const isThere = (relation: unknown): boolean => typeof relation === 'object' && relation !== null

const emptyPart = (part: string): Found => ({ kind: 'emptyPart', values: { part } })

/** Parts without a name are identified by their position. */
const emptyRow = (kind: 'emptySlide' | 'emptyPicture' | 'emptyFile', at: number): Found => ({
  kind,
  values: { number: at + 1 },
})

const lostPictures = (rows: readonly { picture?: unknown }[] | null | undefined): Found[] =>
  (rows ?? []).flatMap(({ picture }, at) => (isThere(picture) ? [] : [emptyRow('emptyPicture', at)]))

/** What is seen as a whole in the drawn page: it shows nothing there where it is empty (`checkPage`). */
const whole = () => []

/** One entry for each block type, so that the type checker requires one for a new block. */
const readers: Readers = {
  hero: whole,
  richText: whole,
  textWithImage: ({ picture }) => (isThere(picture) ? [] : [emptyRow('emptyPicture', 0)]),
  cards: whole,
  columns: ({ columns }) =>
    (columns ?? []).flatMap(({ content }, at) => (isBlank(content) ? [emptyPart(String(at + 1))] : [])),
  tabs: ({ tabs }) =>
    (tabs ?? []).flatMap(({ title, content, disabled, url, page }) =>
      title && !disabled && !url && !page && isBlank(content) ? [emptyPart(title)] : [],
    ),
  accordion: ({ spoilers }) =>
    (spoilers ?? []).flatMap(({ title, content }) => (title && isBlank(content) ? [emptyPart(title)] : [])),
  expand: ({ heading, content }) => (heading && isBlank(content) ? [emptyPart(heading)] : []),
  faq: ({ questions }) =>
    (questions ?? []).flatMap(({ question, answer }) => (question && isBlank(answer) ? [emptyPart(question)] : [])),
  carousel: ({ slides }) =>
    (slides ?? []).flatMap(({ picture, heading, content, link }, at) =>
      isThere(picture) || heading?.trim() || link?.label?.trim() || !isBlank(content)
        ? []
        : [emptyRow('emptySlide', at)],
    ),
  imageCarousel: ({ pictures }) => lostPictures(pictures),
  gallery: ({ pictures }) => lostPictures(pictures),
  lightbox: ({ label, opens, picture, content }) => {
    const isEmpty = opens === 'content' ? isBlank(content) : opens !== 'frame' && !isThere(picture)
    return isEmpty ? [{ kind: 'emptyLightbox', values: { label: label ?? '' } }] : []
  },
  video: ({ title, source, file, captions, transcript }, locale) => {
    const isSaid = (captions ?? []).some(({ file, language }) => isThere(file) && language === locale)
    return source === 'external' || !isThere(file) || isSaid || !isBlank(transcript)
      ? []
      : [{ kind: 'noCaptions', values: { title: title ?? '' } }]
  },
  audio: ({ title, file, transcript }) =>
    isThere(file) && isBlank(transcript) ? [{ kind: 'noTranscript', values: { title: title ?? '' } }] : [],
  quote: whole,
  testimonials: whole,
  logoWall: ({ logos }) => lostPictures(logos),
  priceTable: whole,
  table: whole,
  fileList: ({ files }) => (files ?? []).flatMap(({ file }, at) => (isThere(file) ? [] : [emptyRow('emptyFile', at)])),
  callToAction: whole,
  dealerCallToAction: whole,
  countdown: whole,
  deliveryTerms: whole,
  contactForm: whole,
  smsNewsletter: whole,
  sendSms: whole,
  // The preview shows a note in its place.
  rawHtml: ({ html }) => (html?.replace(/<!--[\s\S]*?-->/g, '').trim() ? [] : [{ kind: 'emptyBlock', values: {} }]),
  divider: whole,
  // The other page has its own check.
  embeddedPage: whole,
  reusable: ({ reusable }, locale) =>
    typeof reusable === 'object' && reusable !== null
      ? ((reusable.body ?? []) as PageBlock[]).flatMap((block) => readEmpty(block, locale))
      : [],
}

/** `block` with its relations filled in, as stored in the language alone. */
export function readEmpty(block: PageBlock, locale: Locale): Found[] {
  // None for an unknown block type.
  const read = readers[block.blockType] as ((block: PageBlock, locale: Locale) => Found[]) | undefined
  return read?.(block, locale) ?? []
}

/** Whether a block is meant to show something: space between two others is not. */
export function mustShow(block: PageBlock): boolean {
  return block.blockType !== 'divider'
}
