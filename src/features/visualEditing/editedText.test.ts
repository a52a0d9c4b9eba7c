import { expect, test } from 'vitest'
import { cellOf, plainText, richText } from './editedKinds'
import { EditedText } from './editedText'

const typed = (text: string, count: number, turn = 0) => ({ text, count: String(count), turn: String(turn) })

test('what the page told is no change when the form is drawn with it, however late', () => {
  const text = new EditedText(plainText, 'En')
  text.take(typed('Ena', 1), 'En', false)
  text.take(typed('Enab', 2), 'En', false)
  expect(text.isTakenOver).toBe(false)
  expect(text.drawn({ value: 'Ena' }, false)).toEqual({ isEcho: true })
  expect(text.drawn({ value: 'Enab' }, false)).toEqual({ isEcho: true })
  expect(text.isTakenOver).toBe(true)
})

test('another change of the form is told to the page, a step back to what the page had too', () => {
  const text = new EditedText(plainText, 'En')
  text.take(typed('Ena', 1), 'En', false)
  text.drawn({ value: 'Ena' }, false)
  expect(text.drawn({ value: 'En' }, false)).toEqual({ isEcho: false, change: { text: 'En', turn: '1', seen: '1' } })
  expect(text.drawn({ value: 'En' }, false)).toEqual({ isEcho: false })
})

test('what was typed before a colleague’s text was shown stays, and the next save asks', () => {
  const text = new EditedText(plainText, 'Fra Kari')
  text.drawn({ value: 'Fra Ola' }, true)
  // The page had not taken it over.
  expect(text.take(typed('Fra Kari og Per', 1, 0), 'Fra Ola', false)).toEqual({
    value: 'Fra Kari og Per',
    isOverTheirs: true,
  })
  expect(text.take(typed('Fra Kari og Per!', 2, 0), 'Fra Kari og Per', false)?.isOverTheirs).toBe(false)
})

test('what is typed into a colleague’s text is no conflict, nor what is typed after a step back', () => {
  const text = new EditedText(plainText, 'Fra Kari')
  text.drawn({ value: 'Fra Ola' }, true)
  expect(text.take(typed('Fra Ola og Per', 1, 1), 'Fra Ola', false)?.isOverTheirs).toBe(false)
  text.drawn({ value: 'Fra Ola og Per' }, false)
  text.drawn({ value: 'Fra Ola' }, false)
  expect(text.take(typed('Fra Ola og Pål', 2, 1), 'Fra Ola', false)?.isOverTheirs).toBe(false)
})

test('a colleague’s text that the form was not drawn with yet is asked about', () => {
  const text = new EditedText(plainText, 'Fra Kari')
  expect(text.take(typed('Fra Kari og Per', 1), 'Fra Kari', true)?.isOverTheirs).toBe(true)
})

test('of a table a cell alone is taken over and told', () => {
  const text = new EditedText(cellOf(1, 1), 'A | B\n1 | 2')
  expect(text.take(typed('20', 1), 'A | B\n1 | 2', false)?.value).toBe('A | B\n1 | 20')
  text.drawn({ value: 'A | B\n1 | 20' }, false)
  expect(text.drawn({ value: 'A | B\n1 | 3' }, false).change?.text).toBe('3')
})

test('rich text is taken over as a root, into an empty field too, and what is none is not', () => {
  const root = { type: 'root', children: [] }
  expect(new EditedText(richText, null).take(typed(JSON.stringify(root), 1), null, false)?.value).toEqual({ root })
  expect(new EditedText(richText, null).take(typed('{', 1), null, false)).toBeUndefined()
})

const rich = (text: string) => ({ root: { type: 'root', children: [{ type: 'text', text }] } })
const told = (text: string, count: number) => typed(JSON.stringify(rich(text).root), count)

test('what the form’s own editor was given before, and says late, is put right once', () => {
  const text = new EditedText(richText, rich('En'))
  text.take(told('Ena', 1), rich('En'), false)
  text.drawn({ value: rich('Ena'), initialValue: rich('Ena') }, false)
  text.take(told('Enab', 2), rich('Ena'), false)
  text.drawn({ value: rich('Enab'), initialValue: rich('Enab') }, false)
  const late = { value: rich('Ena'), initialValue: rich('Enab') }
  expect(text.drawn(late, false)).toEqual({ isEcho: true, lost: rich('Enab') })
  expect(text.drawn(late, false).change?.text).toBe(JSON.stringify(rich('Ena').root))
})

test('a step back and a colleague’s text are not put right, though the page had told them', () => {
  const text = new EditedText(richText, rich('En'))
  text.take(told('Ena', 1), rich('En'), false)
  text.take(told('Enab', 2), rich('Ena'), false)
  text.drawn({ value: rich('Enab'), initialValue: rich('Enab') }, false)
  expect(text.drawn({ value: rich('Ena'), initialValue: rich('Enab') }, true).change).toBeDefined()
  text.take({ ...told('Enab', 3), turn: '1' }, rich('Ena'), false)
  text.drawn({ value: rich('Enab'), initialValue: rich('Enab') }, false)
  expect(text.drawn({ value: rich('Ena'), initialValue: rich('Ena') }, false).change).toBeDefined()
})
