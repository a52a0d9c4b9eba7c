import { expect, test } from 'vitest'
import { excerptOf } from './excerpt'

const written = (text: string, terms: readonly (readonly string[])[]) =>
  excerptOf(text, terms, 'nb')
    ?.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

const filling = 'Her står det noe som er helt uten betydning for den som leter etter noe. '.repeat(6)

test.each([
  ['inflections', 'Luften styres med spjeldet.', [['spjeld']], 'Luften styres med [spjeldet].'],
  ['letters of Norwegian', 'En bålpanne av stål', [['balpanne']], 'En [bålpanne] av stål'],
  ['the beginning of a compound', 'Alle ovnsrør er sorte', [['ovn']], 'Alle [ovnsrør] er sorte'],
  ['synonyms', 'Med regnhatt på toppen', [['pipehatt', 'regnhatt']], 'Med [regnhatt] på toppen'],
])('an excerpt marks %s', (_, text, terms, expected) => {
  expect(written(text, terms)).toBe(expected)
})

test('of a long text, the piece that holds most of the words is shown, cut between words', () => {
  const text = `${filling}Ovnen er sort. ${filling}Ovnen har spjeld og glass. ${filling}`
  const excerpt = written(text, [['ovn'], ['spjeld'], ['glass']]) ?? ''
  expect(excerpt).toContain('[Ovnen] har [spjeld] og [glass].')
  expect(excerpt).toMatch(/^… \S.*\S …$/)
  expect(excerpt.length).toBeLessThan(230)
  for (const word of excerpt
    .replace(/[[\]…]/g, '')
    .trim()
    .split(' '))
    expect(text.split(' ')).toContain(word)
})

test('a text without any of the words has no excerpt, nor has what is no word of a language', () => {
  expect(written(filling, [['pipe']])).toBeUndefined()
  expect(written('x'.repeat(5000), [['xxx']])).toBeUndefined()
  expect(written(`${'x'.repeat(5000)} pipe ${'x'.repeat(5000)}`, [['pipe']])?.length).toBeLessThan(250)
})
