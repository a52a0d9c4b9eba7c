import { expect, test } from 'vitest'
import { proposalText, withinLimit } from './proposalText'

const line = (answer: string) => proposalText(answer, { lines: false })
const paragraphs = (answer: string) => proposalText(answer, { lines: true })

test.each([
  ['  En ovn i en stue. \n', 'En ovn i en stue.'],
  ['"En ovn"', 'En ovn'],
  ['«En ovn»', 'En ovn'],
  ['**“En ovn”**', 'En ovn'],
  ['“Varme” og “ro”', '“Varme” og “ro”'],
  ['"', '"'],
  ['""', '""'],
  ['```text\nEn ovn\n```', 'En ovn'],
  ['<think>Hva er dette?\nEn ovn.</think>\n\nEn ovn', 'En ovn'],
  ['# En ovn', 'En ovn'],
  ['En ovn.\n\nOg en stol.', 'En ovn. Og en stol.'],
  ['#1 blant ovner', '#1 blant ovner'],
  ['', ''],
])('%j becomes %j', (answer, text) => {
  expect(line(answer)).toBe(text)
})

test('a field of several lines keeps its paragraphs', () => {
  expect(paragraphs('En ovn.\r\n\r\n\r\n\r\nOg en stol.\nTil.')).toBe('En ovn.\n\nOg en stol.\nTil.')
})

test('a text that is too long ends with a whole sentence, or is none', () => {
  expect(withinLimit('Kort.', 5)).toBe('Kort.')
  expect(withinLimit('En hel setning. En til som er for lang.', 30)).toBe('En hel setning.')
  expect(withinLimit('En. To. Tre fire fem.', 7)).toBe('En. To.')
  expect(withinLimit('Ca. 3.5 kilo veier denne ovnen som er så lang', 40)).toBeUndefined()
  expect(withinLimit('En setning uten ende som er for lang', 20)).toBeUndefined()
})
