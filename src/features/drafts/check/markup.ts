/** Finds errors in the rendered markup of a page, regardless of which block it comes from. */
import { Parser } from 'htmlparser2'
import type { Finding } from './messages'

export interface DrawnLink {
  href: string
  text: string
  block: number | undefined
}

export interface MarkupFindings {
  findings: Finding[]
  /** Links of the page's content, for resolving their targets. */
  links: DrawnLink[]
  /** Ids of the whole document, which a link's hash may name. */
  ids: ReadonlySet<string>
  /** Positions of the blocks that show something. */
  shown: ReadonlySet<number>
}

/** Elements that are visible without text. */
const visible: ReadonlySet<string> = new Set(['img', 'video', 'audio', 'iframe', 'input', 'hr'])

interface Open {
  text: string
  /** Whether it has a name apart from its text. */
  named: boolean
  href?: string
  level?: number
}

/** Characters of a text that a finding quotes. */
const QUOTED = 60

const quoted = (text: string) => {
  const tidy = text.replace(/\s+/g, ' ').trim()
  return tidy.length > QUOTED ? `${tidy.slice(0, QUOTED)} …` : tidy
}

/** Reads a whole document whose blocks carry `data-block`; checks only the content of `main`. */
export function readMarkup(html: string): MarkupFindings {
  const { parser, found } = markupParser()
  parser.end(html)
  return found(html)
}

/** Characters that are read at once beside requests. */
const PART = 32 * 1024

/** The same, with a pause between parts, in which requests are served. */
export async function readMarkupInParts(html: string, pause: () => Promise<unknown>): Promise<MarkupFindings> {
  const { parser, found } = markupParser()
  for (let at = 0; at < html.length; at += PART) {
    parser.write(html.slice(at, at + PART))
    await pause()
  }
  parser.end()
  return found(html)
}

function markupParser(): { parser: Parser; found(html: string): MarkupFindings } {
  const findings: Finding[] = []
  const links: DrawnLink[] = []
  const ids = new Set<string>()
  const shown = new Set<number>()
  const depth = { main: 0, section: 0 }
  let inTrail = false
  /** Of the open elements, whether they are hidden: what a script fills and shows has links without text before. */
  const hidden: boolean[] = []
  let block: number | undefined
  let above = 0
  let heading: Open | undefined
  let link: Open | undefined

  const report = (kind: Finding['kind'], values: Finding['values']) =>
    findings.push({ kind, values, ...(block === undefined ? {} : { block }) })

  function endHeading({ level = 1, text }: Open): void {
    if (!text.trim()) report('emptyHeading', {})
    // The first heading may have any level here; whether there is a main heading is checked separately.
    else if (above > 0 && level > above + 1)
      report('skippedLevel', { text: quoted(text), level, above, wanted: above + 1 })
    above = level
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      hidden.push(hidden.at(-1) === true || attributes.hidden !== undefined)
      if (attributes.id) ids.add(attributes.id)
      if (name === 'main') depth.main++
      if (!depth.main) return
      if (name === 'section') {
        depth.section++
        if (attributes['data-block'] !== undefined) block = Number(attributes['data-block'])
      }
      // The way to the page is the program's own: the list of posts may have no page before the first is published.
      if (name === 'nav') inTrail = attributes.class === 'breadcrumbs'
      if (block !== undefined && visible.has(name)) shown.add(block)
      if (/^h[1-6]$/.test(name)) heading = { text: '', named: false, level: Number(name[1]) }
      if (name === 'a' && attributes.href !== undefined && !hidden.at(-1))
        link = { text: '', named: Boolean(attributes['aria-label']?.trim()), href: attributes.href }
      if (name === 'img') {
        if (attributes.alt === undefined) report('noAlt', { name: quoted(attributes.src ?? '') })
        if (link && attributes.alt?.trim()) link.named = true
        if (heading && attributes.alt) heading.text += attributes.alt
      }
    },
    ontext(text) {
      if (block !== undefined && text.trim()) shown.add(block)
      if (heading) heading.text += text
      if (link) link.text += text
    },
    onclosetag(name) {
      hidden.pop()
      if (heading && /^h[1-6]$/.test(name)) {
        endHeading(heading)
        heading = undefined
      }
      if (name === 'a' && link) {
        const { href = '', text, named } = link
        if (!text.trim() && !named) report('emptyLink', { href })
        if (!inTrail) links.push({ href, text: quoted(text) || href, block })
        link = undefined
      }
      if (name === 'nav') inTrail = false
      if (name === 'section' && depth.main && --depth.section === 0) block = undefined
      if (name === 'main') depth.main--
    },
  })
  return {
    parser,
    found(html) {
      if (!/<h1[\s>]/.test(html)) findings.unshift({ kind: 'noMainHeading', values: {} })
      return { findings, links, ids, shown }
    },
  }
}
