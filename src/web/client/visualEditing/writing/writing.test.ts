import { $getRoot, createEditor } from 'lexical'
import { expect, test } from 'vitest'
import { editorFeatures } from '../../../../cms/richText/editor'
import { findForeignRichText } from '../../../../cms/richText/validate'
import type { Values } from '../../../../lib/isValues'
import { bareText, isSameText } from '../../../writtenText'
import { $setKind, $setLink, type Kind, kinds } from './commands'
import { formats, ownNodes } from './editor'
import { addressOf } from './linkPanel'
import { firstLevel, toStored, toWritten } from './mapping'
import { paragraphsOf } from './paste'

const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const root = (...children: object[]): Values => ({ type: 'root', children })
const link = (fields: object, ...children: object[]) => ({ type: 'link', id: 'a1', version: 3, fields, children })
const internal = { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: 12 } }

const whole = root(
  { type: 'heading', tag: 'h2', children: [text('Varme')] },
  paragraph(text('En '), text('ovn', 1), { type: 'linebreak' }, link(internal, text('her', 2)), text('.')),
  { type: 'upload', relationTo: 'media', value: 4, id: 'b2', fields: { caption: 'Ild' } },
  {
    type: 'list',
    listType: 'number',
    start: 1,
    tag: 'ol',
    children: [
      { type: 'listitem', children: [text('Stein')] },
      {
        type: 'listitem',
        children: [
          {
            type: 'list',
            listType: 'bullet',
            start: 1,
            tag: 'ul',
            children: [{ type: 'listitem', children: [text('Grå')] }],
          },
        ],
      },
    ],
  },
  { type: 'quote', children: [text('Sitat')] },
  paragraph(text('Med '), {
    type: 'inlineBlock',
    id: 'c3',
    fields: { blockType: 'tooltip', text: 'trekk', tip: 'Luft' },
  }),
  {
    type: 'table',
    children: [{ type: 'tablerow', children: [{ type: 'tablecell', children: [paragraph(text('1'))] }] }],
  },
  { type: 'autolink', fields: { url: 'https://example.com' }, children: [] },
  { type: 'horizontalrule' },
)

/** In the page's editor, where `change` is made. */
function written(value: Values, lower: number, change: () => void = () => undefined): Values {
  const editor = createEditor({
    nodes: ownNodes,
    onError(error) {
      throw error
    },
  })
  editor.setEditorState(editor.parseEditorState({ root: toWritten(value, lower) } as never))
  editor.update(change, { discrete: true })
  return toStored(editor.getEditorState().toJSON().root as unknown as Values, lower, () => 'new')
}

/** What Lexical itself adds to what lacks it. */
const completed = (value: Values) => written(value, 0)

test('what is not changed stays as it was, whatever the level that the page draws headings at', () => {
  const stored = completed(whole)
  for (const lower of [-1, 0, 2]) expect(isSameText(written(stored, lower), stored)).toBe(true)
  const { children } = stored as { children: Values[] }
  expect(children[1]).toMatchObject(
    paragraph(text('En '), text('ovn', 1), {}, link(internal, text('her', 2)), text('.')),
  )
  // What the page's editor does not know is the very same.
  for (const at of [2, 6, 7, 8]) expect(children[at]).toEqual((whole.children as Values[])[at])
  expect(children[3]).toMatchObject((whole.children as Values[])[3] as object)
})

test('what is written there can be stored', () => {
  const own = whole.children as Values[]
  const value = root(...own.filter(({ type }) => type !== 'autolink'))
  expect(findForeignRichText({ root: written(value, 1) })).toBeUndefined()
  expect(firstLevel(value)).toBe(2)
  expect((toWritten(value, 1).children as Values[])[0]?.tag).toBe('h3')
})

test.each(kinds)('a line becomes %s, and is stored as the form would', (kind: Kind) => {
  const value = written(root(paragraph(text('Ovn'))), 2, () => {
    $getRoot().getFirstChild()?.selectEnd()
    $setKind(kind, 2)
  })
  expect(findForeignRichText({ root: value })).toBeUndefined()
  const [line] = value.children as Values[]
  const expected = {
    bullet: 'list',
    number: 'list',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    paragraph: 'paragraph',
    quote: 'quote',
  }
  expect(line?.type).toBe(expected[kind])
  if (line?.type === 'heading') expect(line.tag).toBe(kind)
  if (line?.type === 'list') expect(line.listType).toBe(kind)
})

test('a link is put around the selected words, and one that is parted has two ids', () => {
  const own = { type: 'link', id: 'x', version: 3, fields: { linkType: 'custom', newTab: false, url: '/ovner' } }
  const value = written(root(paragraph(text('Se ovner'))), 0, () => {
    const node = $getRoot().getFirstDescendant()
    if (node) node.selectEnd()
    const selection = $getRoot().select()
    selection.anchor.set(node?.getKey() ?? '', 3, 'text')
    selection.focus.set(node?.getKey() ?? '', 8, 'text')
    $setLink(own, 'Ovner')
  })
  expect((value.children as Values[])[0]).toMatchObject(
    paragraph(text('Se '), { type: 'link', id: 'x', fields: own.fields, children: [text('ovner')] }),
  )
  const twice = toStored(
    toWritten(root(paragraph(link(internal, text('a')), link(internal, text('b')))), 0),
    0,
    () => 'new',
  )
  const [line] = twice.children as { children: Values[] }[]
  expect(line?.children.map(({ id }) => id)).toEqual(['a1', 'new'])
})

test('a value is the same in other order and with what editors add; another word makes it another', () => {
  const a = { root: root({ type: 'paragraph', version: 1, direction: null, children: [text('Ild')] }) }
  const b = { root: root({ children: [{ format: 0, text: 'Ild', type: 'text', version: 2 }], type: 'paragraph' }) }
  expect(isSameText(a, b)).toBe(true)
  expect(isSameText(a, { root: root(paragraph(text('Is'))) })).toBe(false)
  expect(isSameText(a, { root: root(paragraph(text('Ild', 1))) })).toBe(false)
  expect(bareText(whole)).toBe('VarmeEnovnher.SteinGråSitatMed')
})

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' /ovner ', '/ovner'],
  ['#maal', '#maal'],
  ['example.com', 'https://example.com'],
  ['example.com/ovner?a=1', 'https://example.com/ovner?a=1'],
  ['post@example.com', 'mailto:post@example.com'],
  ['tel:22000000', 'tel:22000000'],
  ['javascript:alert(1)', undefined],
  ['ovner', undefined],
  ['to ord.no', undefined],
  ['', undefined],
])('%s as an address', (typed, address) => expect(addressOf(typed)).toBe(address))

test('pasted lines are paragraphs, empty ones none', () => {
  expect(paragraphsOf('Ild\r\n\r\n  \nStein\n')).toEqual(['Ild', 'Stein'])
  expect(paragraphsOf(' \n')).toEqual([])
})

test('the page offers what the editor of the form has, and nothing else', () => {
  const keys = editorFeatures([]).map(({ key }) => key)
  const features = { bullet: 'unorderedList', number: 'orderedList', quote: 'blockquote', paragraph: 'paragraph' }
  for (const kind of kinds) expect(keys).toContain(/^h\d$/.test(kind) ? 'heading' : features[kind as 'quote'])
  for (const format of formats) expect(keys).toContain(format)
  expect(keys).toContain('link')
})
