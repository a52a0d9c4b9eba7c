import { expect, test } from 'vitest'
import { findForeignRichText } from './validate'

const root = (...children: object[]) => ({ root: { type: 'root', children } })
const text = (value: string) => ({ type: 'text', text: value })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const tooltip = (fields: object) => ({ type: 'inlineBlock', fields: { blockType: 'tooltip', id: 'a1', ...fields } })

test('what the editor makes is ours', () => {
  const value = root(
    { type: 'heading', tag: 'h2', children: [text('A')] },
    paragraph(
      text('a'),
      { type: 'linebreak' },
      { type: 'link', fields: { linkType: 'custom', url: 'https://x.no' }, children: [text('x'), tooltip({})] },
      tooltip({ text: 'trekk', tip: 'Luft', position: 'left', behaviour: 'always' }),
    ),
    {
      type: 'list',
      listType: 'bullet',
      children: [{ type: 'listitem', children: [text('a'), { type: 'list', listType: 'number', children: [] }] }],
    },
    { type: 'upload', relationTo: 'media', value: 1 },
    {
      type: 'table',
      children: [{ type: 'tablerow', children: [{ type: 'tablecell', children: [paragraph(text('1'))] }] }],
    },
    { type: 'horizontalrule' },
  )
  expect(findForeignRichText(value)).toBeUndefined()
})

test('no text at all is fine', () => {
  expect(findForeignRichText(null)).toBeUndefined()
  expect(findForeignRichText(undefined)).toBeUndefined()
})

test.each([
  ['a script', root({ type: 'script', children: [] }), 'script'],
  ['a level one heading', root({ type: 'heading', tag: 'h1', children: [] }), 'heading h1'],
  [
    'a link that runs',
    root(paragraph({ type: 'link', fields: { url: 'javascript:x' }, children: [] })),
    'link javascript:x',
  ],
  ['text outside a paragraph', root(text('a')), 'text'],
  ['a text without text', root(paragraph({ type: 'text', text: { evil: 1 } })), 'text'],
  ['a picture from another collection', root({ type: 'upload', relationTo: 'users', value: 1 }), 'upload users'],
  ['a row outside a table', root({ type: 'tablerow', children: [] }), 'tablerow'],
  ['children that are no list', root({ type: 'paragraph', children: 'a' }), 'paragraph'],
  ['an inline block of another type', root(paragraph(tooltip({ blockType: 'script' }))), 'inlineBlock script'],
  ['an inline block without fields', root(paragraph({ type: 'inlineBlock' })), 'inlineBlock undefined'],
  ['a tooltip at an unknown place', root(paragraph(tooltip({ position: 'under' }))), 'inlineBlock tooltip'],
  ['a tooltip that behaves otherwise', root(paragraph(tooltip({ behaviour: 'blink' }))), 'inlineBlock tooltip'],
  ['a tooltip too long to show', root(paragraph(tooltip({ tip: 'a'.repeat(301) }))), 'inlineBlock tooltip'],
  ['a tooltip on too many words', root(paragraph(tooltip({ text: 'a'.repeat(81) }))), 'inlineBlock tooltip'],
  ['a tooltip whose words are none', root(paragraph(tooltip({ text: { evil: 1 } }))), 'inlineBlock tooltip'],
  ['a tooltip with more in it', root(paragraph(tooltip({ html: '<b>' }))), 'inlineBlock tooltip'],
  ['a tooltip outside a paragraph', root(tooltip({})), 'inlineBlock'],
  ['a plain string', 'hello', 'root'],
])('names %s', (_, value, found) => expect(findForeignRichText(value)).toBe(found))

test('nesting without end is refused', () => {
  let list: object = { type: 'list', listType: 'bullet', children: [] }
  for (let depth = 0; depth < 40; depth++)
    list = { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [list] }] }
  expect(findForeignRichText(root(list))).toBe('size')
})
