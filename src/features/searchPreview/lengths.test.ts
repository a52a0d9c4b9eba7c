import { expect, test } from 'vitest'
import { addressAsTrail, countCharacters, cutToWidth, judge } from './lengths'

/** Ten pixels a character. */
const measure = (text: string) => text.length * 10
const limits = { short: 100, most: 300 }

test('a length is missing, short, good or cut, by its width', () => {
  expect(judge('', measure, limits)).toBe('missing')
  expect(judge('a'.repeat(9), measure, limits)).toBe('short')
  expect(judge('a'.repeat(10), measure, limits)).toBe('good')
  expect(judge('a'.repeat(30), measure, limits)).toBe('good')
  expect(judge('a'.repeat(31), measure, limits)).toBe('long')
})

test('what fits stays as it is', () => {
  expect(cutToWidth('Peisovner for hytta', measure, 300)).toBe('Peisovner for hytta')
})

test('what does not fit ends after a whole word', () => {
  const cut = cutToWidth('Peisovner for hytta og huset i skogen', measure, 300)
  expect(cut).toBe('Peisovner for hytta og huset …')
  expect(measure(cut)).toBeLessThanOrEqual(300)
  expect(cutToWidth('Peisovner for hytta og husets skog', measure, 300)).toBe('Peisovner for hytta og …')
})

test('one long word is cut in its middle', () => {
  expect(cutToWidth('a'.repeat(40), measure, 300)).toBe(`${'a'.repeat(28)} …`)
})

test('characters are counted as they are read', () => {
  expect(countCharacters('Ærlig 🔥')).toBe(7)
})

test('an address is a trail of its parts, in readable letters', () => {
  expect(addressAsTrail('https://www.example.no/')).toBe('www.example.no')
  expect(addressAsTrail('https://www.example.no/en/ovner/varde-8')).toBe('www.example.no › en › ovner › varde-8')
  expect(addressAsTrail('https://www.example.no/bl%C3%A5/%E0%A4')).toBe('www.example.no › blå › %E0%A4')
})
