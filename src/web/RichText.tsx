/**
 * Renders rich text (Lexical's JSON) as HTML. Lexical's own converters write inline styles, which the content security
 * policy forbids. The node types are those of `cms/richText/validate.ts`; unknown ones render nothing.
 */

import { createElement, Fragment, type ReactNode, useContext } from 'react'
import { isSafeAddress } from '../cms/fields/address'
import { isCollection, PAGES } from '../cms/linkTargets'
import { isBlankItem, joinLists, nestedLists } from '../cms/richText/lists'
import { isTooltip } from '../cms/richText/tooltip'
import type { Media, File as StoredFile } from '../cms/types'
import { FILES } from '../cms/uploads/slugs'
import { HeadingShift } from './Heading'
import { PageIds, PageIdsContext } from './headingIds'
import { LinkTo } from './Links'
import { hrefOf, targetHref } from './links'
import { fileAddress } from './media'
import { Picture } from './Picture'
import type { Site } from './site'
import { TableRegion } from './TableRegion'
import { TipNote, Tooltip } from './Tooltip'

export interface RichTextData {
  root: { children: readonly unknown[] }
}

interface Node {
  type: string
  children?: unknown
  [key: string]: unknown
}

interface Drawing {
  site: Site
  ids: PageIds
  /** Added to the level of every heading. */
  lower: number
  /** The nearest heading above; names a table. */
  latestHeading?: string
  /** Whether the node is inside a link, which must not contain other interactive elements. */
  inLink?: boolean
  /** Collects the notes above and below a paragraph: rendered inside it, they would split its sentences. */
  notes?: { above: ReactNode[]; below: ReactNode[] }
}

/** Innermost first. */
const formats = [
  { bit: 16, tag: 'code' },
  { bit: 32, tag: 'sub' },
  { bit: 64, tag: 'sup' },
  { bit: 8, tag: 'u' },
  { bit: 4, tag: 's' },
  { bit: 2, tag: 'em' },
  { bit: 1, tag: 'strong' },
] as const

/** The row or column that a cell is the header of (Lexical's `headerState`): a bit for each. */
const HEADS_COLUMN = 1
const HEADS_ROW = 2

/** Passed as separate arguments, children need no keys: the text is rendered once and never reordered. */
const element = (tag: string | typeof Fragment, props: object | null, children: readonly ReactNode[]) =>
  createElement(tag, props, ...children)

function nodes(value: unknown): Node[] {
  if (!Array.isArray(value)) return []
  return value.filter((node): node is Node => typeof node?.type === 'string')
}

/** Renders one paragraph, or its equivalent, with its notes around it. */
function withNotes(drawing: Drawing, draw: (drawing: Drawing) => ReactNode): ReactNode {
  const notes = { above: [], below: [] }
  const drawn = draw({ ...drawing, notes })
  return element(Fragment, null, [...notes.above, drawn, ...notes.below])
}

/** The text of a node; a tooltip counts with the words that it explains. */
function plainText(node: Node): string {
  if (node.type === 'inlineBlock') return isTooltip(node.fields) ? (node.fields.text ?? '') : ''
  return typeof node.text === 'string' ? node.text : nodes(node.children).map(plainText).join('')
}

const isEmpty = (node: Node) =>
  plainText(node).trim() === '' && !nodes(node.children).some(({ type }) => type === 'upload')

export function RichText({
  data,
  site,
  headingLevel,
}: {
  data: RichTextData | null | undefined
  site: Site
  /** Level of the text's highest heading, where the surroundings require one. */
  headingLevel?: number | undefined
}) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const top = nodes(data?.root?.children)
  if (top.every(isBlank)) return null
  const highest = Math.min(...top.filter(({ type }) => type === 'heading').map(levelOf))
  const shift = useContext(HeadingShift)
  const raised = headingLevel === undefined || highest === Number.POSITIVE_INFINITY ? 0 : headingLevel - highest
  const lower = raised + shift
  const drawing: Drawing = { site, ids, lower }
  return <div className="rich-text">{element(Fragment, null, drawAll(top, drawing))}</div>
}

/** Paragraphs that editors left empty; the style sheet sets the space between paragraphs. */
const isBlank = (node: Node) => node.type === 'paragraph' && isEmpty(node)

const drawAll = (children: unknown, drawing: Drawing): ReactNode[] =>
  joinLists(nodes(children)).map((node) => drawNode(node, drawing))

function drawNode(node: Node, drawing: Drawing): ReactNode {
  const children = () => drawAll(node.children, drawing)
  switch (node.type) {
    case 'text':
      return drawText(node)
    case 'linebreak':
      return <br />
    case 'tab':
      return '\t'
    case 'paragraph':
      return isBlank(node) ? null : withNotes(drawing, (inside) => element('p', null, drawAll(node.children, inside)))
    case 'heading':
      return drawHeading(node, drawing)
    case 'link':
    case 'autolink':
      return drawLink(node, drawing)
    case 'inlineBlock':
      return drawTooltip(node, drawing)
    case 'list':
      return drawList(node, drawing)
    case 'quote': {
      const hasParagraphs = nodes(node.children).some(({ type }) => type === 'paragraph')
      return element(
        'blockquote',
        null,
        hasParagraphs
          ? children()
          : [withNotes(drawing, (inside) => element('p', null, drawAll(node.children, inside)))],
      )
    }
    case 'horizontalrule':
      return <hr />
    case 'upload':
      return drawUpload(node)
    case 'table':
      return drawTable(node, drawing)
    default:
      return null
  }
}

function drawText(node: Node): ReactNode {
  const mask = typeof node.format === 'number' ? node.format : 0
  return formats.reduce<ReactNode>(
    (inner, { bit, tag }) => (mask & bit ? createElement(tag, null, inner) : inner),
    typeof node.text === 'string' ? keepNumbersWhole(node.text) : '',
  )
}

/** `5 200 ovner`: editors type an ordinary space, where a line could break. */
const keepNumbersWhole = (text: string) => text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0')

const levelOf = (node: Node) => Number(/^h([1-6])$/.exec(String(node.tag))?.[1] ?? 2)

function drawHeading(node: Node, drawing: Drawing): ReactNode {
  const text = plainText(node).trim()
  if (!text) return null
  drawing.latestHeading = text
  const level = Math.min(6, levelOf(node) + drawing.lower)
  return withNotes(drawing, (inside) =>
    element(`h${level}`, { id: drawing.ids.forHeading(text) }, drawAll(node.children, inside)),
  )
}

function drawLink(node: Node, drawing: Drawing): ReactNode {
  const text = element(Fragment, null, drawAll(node.children, { ...drawing, inLink: true }))
  const fields = (node.fields ?? {}) as { linkType?: string; url?: string; newTab?: boolean; doc?: Reference }
  const href = fields.linkType === 'internal' ? addressOf(fields.doc, drawing.site) : fields.url
  if (!href || !isSafeAddress(href)) return text
  return <LinkTo link={{ label: text, href, newTab: fields.newTab === true }} site={drawing.site} />
}

function drawTooltip({ fields, ...node }: Node, { site, ids, inLink, notes }: Drawing): ReactNode {
  if (inLink) return plainText({ fields, ...node })
  if (!isTooltip(fields)) return null
  const { text, tip, behaviour, position = 'top' } = fields
  if (text && tip && behaviour === 'always' && notes && (position === 'top' || position === 'bottom')) {
    notes[position === 'top' ? 'above' : 'below'].push(
      <TipNote word={text} tip={tip} position={position} site={site} />,
    )
    return <span className="tip-word">{text}</span>
  }
  return <Tooltip fields={fields} site={site} ids={ids} />
}

interface Reference {
  relationTo?: string
  value?: number | { id: number }
}

function addressOf(reference: Reference | undefined, site: Site): string | undefined {
  const value = reference?.value
  if (value === undefined || value === null) return undefined
  if (reference?.relationTo === FILES) return typeof value === 'object' ? fileAddress(value as StoredFile) : undefined
  if (reference?.relationTo === PAGES) return hrefOf(value, site)
  const target = site.linkTargets.filter(isCollection).find(({ collection }) => collection === reference?.relationTo)
  return target && targetHref(target, value, site)
}

/**
 * Lexical puts a nested list in an item of its own; in HTML it belongs to the item above. Without an item above, the
 * nested list's item stays and has neither bullet nor number.
 */
function drawList(node: Node, drawing: Drawing): ReactNode {
  const start = node.listType === 'number' && typeof node.start === 'number' ? node.start : 1
  const items: { props: object | null; children: ReactNode[] }[] = []
  for (const item of nodes(node.children)) {
    if (isBlankItem(item)) continue
    const nested = nestedLists(item)
    const above = items.at(-1)
    if (nested.length === 0) {
      const draw = (inside: Drawing) => element(Fragment, null, drawAll(item.children, inside))
      items.push({ props: null, children: [withNotes(drawing, draw)] })
    } else if (above) above.children.push(...drawAll(nested, drawing))
    // The number before the first: the next item increments it.
    else
      items.push({
        props: { className: 'without-marker', value: node.listType === 'number' ? start - 1 : undefined },
        children: drawAll(nested, drawing),
      })
  }
  if (items.length === 0) return null
  return element(
    node.listType === 'number' ? 'ol' : 'ul',
    { start: start === 1 ? undefined : start },
    items.map(({ props, children }) => element('li', props, children)),
  )
}

function drawUpload(node: Node): ReactNode {
  if (typeof node.value !== 'object' || !node.value) return null
  const { caption } = (node.fields ?? {}) as { caption?: string | null }
  return (
    <figure>
      <Picture media={node.value as Media} sizes="(min-width: 768px) 704px, calc(100vw - 40px)" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const headerState = (cell: Node) => (typeof cell.headerState === 'number' ? cell.headerState : 0)

function drawTable(node: Node, drawing: Drawing): ReactNode {
  const rows = nodes(node.children).map((row) => nodes(row.children))
  const firstBodyRow = rows.findIndex((cells) => !cells.every((cell) => headerState(cell) & HEADS_COLUMN))
  const heads = firstBodyRow === -1 ? rows.length : firstBodyRow
  const draw = (part: Node[][]) =>
    part.map((cells) =>
      element(
        'tr',
        null,
        cells.map((cell) => drawCell(cell, drawing)),
      ),
    )
  return (
    <TableRegion site={drawing.site} name={drawing.latestHeading}>
      {element('table', null, [
        heads > 0 && element('thead', null, draw(rows.slice(0, heads))),
        heads < rows.length && element('tbody', null, draw(rows.slice(heads))),
      ])}
    </TableRegion>
  )
}

function drawCell(cell: Node, drawing: Drawing): ReactNode {
  const state = headerState(cell)
  const scope = state & HEADS_COLUMN ? 'col' : state & HEADS_ROW ? 'row' : undefined
  const span = (value: unknown) => (typeof value === 'number' && value > 1 ? value : undefined)
  const children = nodes(cell.children).filter((child) => !isBlank(child))
  const [only] = children
  return element(
    scope ? 'th' : 'td',
    { scope, colSpan: span(cell.colSpan), rowSpan: span(cell.rowSpan) },
    // A single paragraph is rendered as the cell's text, without `p`.
    children.length === 1 && only?.type === 'paragraph'
      ? [withNotes(drawing, (inside) => element(Fragment, null, drawAll(only.children, inside)))]
      : drawAll(children, drawing),
  )
}
