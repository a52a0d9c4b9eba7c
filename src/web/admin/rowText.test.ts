import { expect, test } from 'vitest'
import { pictureOf, rowText } from './rowText'

const richText = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })

test('a row is named by its heading before its text, and by its own name before both', () => {
  expect(rowText({ id: 'a', text: 'Om varme', heading: 'Varmen du husker' })).toBe('Varmen du husker')
  expect(rowText({ heading: 'Varmen', blockName: 'Øverst' })).toBe('Øverst')
  expect(rowText({ heading: '  ', content: richText('Første avsnitt') })).toBe('Første avsnitt')
})

test('a row that holds others is named by the first of them, a link by its label, and an empty row by nothing', () => {
  expect(rowText({ cards: [{ heading: 'Ovner' }, { heading: 'Peiser' }] })).toBe('Ovner')
  expect(rowText({ link: { type: 'page', label: 'Les mer' } })).toBe('Les mer')
  expect([rowText({ id: 'a', size: 'large' }), rowText({ blocks: 3 }), rowText(undefined)]).toEqual(['', '', ''])
})

test('a long text is cut', () => {
  expect(rowText({ text: 'varme'.repeat(60) })).toHaveLength(200)
})

test('the picture of a row is the first of its picture fields that holds one', () => {
  const fields = ['picture', 'pictures']
  expect(pictureOf({ picture: null, pictures: [7, 8] }, fields)).toBe(7)
  expect(pictureOf({ picture: 3, pictures: [7] }, fields)).toBe(3)
  expect(pictureOf({ file: 1 }, fields)).toBeUndefined()
})
