import { expect, test } from 'vitest'
import { hasWords, markedPath, markOf, withoutMarks } from './emptyPlace'

test('a mark says which field it is of, and no words', () => {
  const mark = markOf('cards.0.heading')
  expect(markedPath(mark)).toBe('cards.0.heading')
  expect(hasWords(mark)).toBe(false)
  expect(withoutMarks(`Bilde: ${mark}`)).toBe('Bilde: ')
})

test('other texts are no marks, a flag with tags in it neither', () => {
  const scotland = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'
  for (const text of ['', 'Varme', `${markOf('text')} og mer`, scotland]) expect(markedPath(text), text).toBeUndefined()
  expect(hasWords(scotland)).toBe(true)
})
