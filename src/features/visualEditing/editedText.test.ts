import { expect, test } from 'vitest'
import { cellOf, plainText, richText } from './editedKinds'
import { EditedText } from './editedText'

const typed = (text: string, count: number, turn = 0) => ({ text, count: String(count), turn: String(turn) })

test('what the page told is no change when the form is drawn with it, however late', () => {
  const text = new EditedText(plainText, 'En')
  text.take(typed('Ena', 1), 'En', false)
  text.take(typed('Enab', 2), 'En', false)
  expect(text.isTakenOver).toBe(false)
  expect(text.drawn('Ena', false)).toEqual({ isEcho: true })
  expect(text.drawn('Enab', false)).toEqual({ isEcho: true })
  expect(text.isTakenOver).toBe(true)
})

test('another change of the form is told to the page, a step back to what the page had too', () => {
  const text = new EditedText(plainText, 'En')
  text.take(typed('Ena', 1), 'En', false)
  text.drawn('Ena', false)
  expect(text.drawn('En', false)).toEqual({ isEcho: false, change: { text: 'En', turn: '1', seen: '1' } })
  expect(text.drawn('En', false)).toEqual({ isEcho: false })
})

test('what was typed before a colleague’s text was shown stays, and the next save asks', () => {
  const text = new EditedText(plainText, 'Fra Kari')
  text.drawn('Fra Ola', true)
  // The page had not taken it over.
  expect(text.take(typed('Fra Kari og Per', 1, 0), 'Fra Ola', false)).toEqual({
    value: 'Fra Kari og Per',
    isOverTheirs: true,
  })
  expect(text.take(typed('Fra Kari og Per!', 2, 0), 'Fra Kari og Per', false)?.isOverTheirs).toBe(false)
})

test('what is typed into a colleague’s text is no conflict, nor what is typed after a step back', () => {
  const text = new EditedText(plainText, 'Fra Kari')
  text.drawn('Fra Ola', true)
  expect(text.take(typed('Fra Ola og Per', 1, 1), 'Fra Ola', false)?.isOverTheirs).toBe(false)
  text.drawn('Fra Ola og Per', false)
  text.drawn('Fra Ola', false)
  expect(text.take(typed('Fra Ola og Pål', 2, 1), 'Fra Ola', false)?.isOverTheirs).toBe(false)
})

test('a colleague’s text that the form was not drawn with yet is asked about', () => {
  const text = new EditedText(plainText, 'Fra Kari')
  expect(text.take(typed('Fra Kari og Per', 1), 'Fra Kari', true)?.isOverTheirs).toBe(true)
})

test('of a table a cell alone is taken over and told', () => {
  const text = new EditedText(cellOf(1, 1), 'A | B\n1 | 2')
  expect(text.take(typed('20', 1), 'A | B\n1 | 2', false)?.value).toBe('A | B\n1 | 20')
  text.drawn('A | B\n1 | 20', false)
  expect(text.drawn('A | B\n1 | 3', false).change?.text).toBe('3')
})

test('rich text is taken over as a root, into an empty field too, and what is none is not', () => {
  const root = { type: 'root', children: [] }
  expect(new EditedText(richText, null).take(typed(JSON.stringify(root), 1), null, false)?.value).toEqual({ root })
  expect(new EditedText(richText, null).take(typed('{', 1), null, false)).toBeUndefined()
})
