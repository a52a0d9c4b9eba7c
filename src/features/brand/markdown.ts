/** Markdown as brand folders write it, with our own links (`page:name`) and pictures (`![picture:name](caption)`). */
import { convertMarkdownToLexical, editorConfigFactory, sanitizeUrl } from '@payloadcms/richtext-lexical'
import type { SanitizedConfig } from 'payload'
import { editorFeatures } from '../../content/richText/editor'
import type { ToRichText } from './convert'
import type { Names } from './names'

interface Node {
  type: string
  children?: Node[]
  text?: string
  [key: string]: unknown
}

const picture = /^!\[picture:([\w-]+)\]\((.*)\)$/
const pageLink = /^page:([\w-]+)(?:#([\w-]+))?$/

export async function createMarkdownReader(config: SanitizedConfig, names: Names): Promise<ToRichText> {
  const editorConfig = await editorConfigFactory.fromFeatures({ config, features: editorFeatures() })
  return (markdown) => {
    const kept: { name: string; caption: string }[] = []
    // A picture stands on a line of its own; the converter would read it as a link, so it waits as a mark.
    const marked = markdown
      // The converter nests a list by four spaces; people write two or three.
      .replace(/^ {2,3}(?=(?:[-*]|\d+\.) )/gm, '    ')
      .split('\n')
      .map((line) => {
        const [, name, caption = ''] = picture.exec(line.trim()) ?? []
        if (!name) return line
        kept.push({ name, caption })
        return `@@picture-${kept.length - 1}@@`
      })
      .join('\n')
    const state = convertMarkdownToLexical({ editorConfig, markdown: marked }) as unknown as { root: Node }
    return { ...state, root: finished(state.root, kept, names) }
  }
}

function finished(node: Node, pictures: readonly { name: string; caption: string }[], names: Names): Node {
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
      relationTo: 'media',
      value: names.picture(shown.name),
      fields: { caption: shown.caption },
    }
  const children = node.children?.map((child) => finished(child, pictures, names))
  if (node.type !== 'link') return children ? { ...node, children } : node
  const fields = node.fields as { url?: string; newTab?: boolean } | undefined
  const [, page] = pageLink.exec(fields?.url ?? '') ?? []
  const target = page
    ? { linkType: 'internal', doc: { relationTo: 'pages', value: names.page(page) }, newTab: false }
    : { linkType: 'custom', url: sanitizeUrl(fields?.url ?? ''), newTab: false }
  return { ...node, children: children ?? [], fields: target }
}
