/**
 * Markdown as brand folders write it, with our own links (`page:name`), pictures (`![picture:name](caption)`) and
 * tooltips (`[[word|explanation]]`).
 */
import { convertMarkdownToLexical, editorConfigFactory, sanitizeUrl } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { PAGES } from '../cms/linkTargets'
import { editorFeatures } from '../cms/richText/editor'
import { joinLists } from '../cms/richText/lists'
import type { TooltipFields } from '../cms/richText/tooltip'
import { MEDIA } from '../cms/uploads/slugs'
import { declaredIn } from '../web/declared'
import type { ToRichText } from './convert'
import type { Names } from './names'
import { markTooltips, withTooltips } from './tooltips'

interface Node {
  type: string
  children?: Node[]
  text?: string
  [key: string]: unknown
}

const picture = /^!\[picture:([\w-]+)\]\((.*)\)$/
const pageLink = /^page:([\w-]+)(?:#([\w-]+))?$/

export async function createMarkdownReader(config: SanitizedConfig, names: Names): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config,
    features: editorFeatures(declaredIn({ config }).linkTargets),
  })
  return (markdown) => {
    const { marked: withoutTooltips, tooltips } = markTooltips(markdown)
    const pictures: Picture[] = []
    // A picture stands on a line of its own; the converter would read it as a link, so it waits as a mark.
    const marked = withoutTooltips
      // The converter nests a list by four spaces; people write two or three.
      .replace(/^ {2,3}(?=(?:[-*]|\d+\.) )/gm, '    ')
      .split('\n')
      .map((line) => {
        const [, name, caption = ''] = picture.exec(line.trim()) ?? []
        if (!name) return line
        pictures.push({ name, caption })
        return `@@picture-${pictures.length - 1}@@`
      })
      .join('\n')
    const state = convertMarkdownToLexical({ editorConfig, markdown: marked }) as unknown as { root: Node }
    return { ...state, root: finished(state.root, { pictures, tooltips, names }) }
  }
}

interface Picture {
  name: string
  caption: string
}

/** What waited as marks, and what the names stand for. */
interface Waiting {
  pictures: readonly Picture[]
  tooltips: readonly TooltipFields[]
  names: Names
}

function finished(node: Node, waiting: Waiting): Node {
  const { pictures, tooltips, names } = waiting
  const mark =
    node.type === 'paragraph'
      ? /^@@picture-(\d+)@@$/.exec(node.children?.map((child) => child.text ?? '').join('') ?? '')
      : null
  const shown = mark ? pictures[Number(mark[1])] : undefined
  if (shown)
    return {
      type: 'upload',
      version: 3,
      format: '',
      relationTo: MEDIA,
      value: names.id('picture', shown.name),
      fields: { caption: shown.caption },
    }
  const children = (node.children && joinLists(node.children))
    ?.flatMap((child) => withTooltips(child, tooltips))
    .map((child) => finished(child, waiting))
  if (node.type !== 'link') return children ? { ...node, children } : node
  const fields = node.fields as { url?: string; newTab?: boolean } | undefined
  const [, page] = pageLink.exec(fields?.url ?? '') ?? []
  const target = page
    ? { linkType: 'internal', doc: { relationTo: PAGES, value: names.id('page', page) }, newTab: false }
    : { linkType: 'custom', url: sanitizeUrl(fields?.url ?? ''), newTab: false }
  return { ...node, children: children ?? [], fields: target }
}
