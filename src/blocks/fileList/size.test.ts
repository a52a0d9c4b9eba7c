import { expect, test } from 'vitest'
import { kindOf, sizeInWords, typeInWords } from './size'

test.each([
  [196, '196 byte', '196 bytes'],
  [999, '999 byte', '999 bytes'],
  [1000, '1 kB', '1 kB'],
  [1450, '1,5 kB', '1.5 kB'],
  [36_938, '37 kB', '37 kB'],
  [999_600, '1 MB', '1 MB'],
  [1_440_000, '1,4 MB', '1.4 MB'],
  [41_943_040, '42 MB', '42 MB'],
])('%i bytes are %s', (bytes, norwegian, english) => {
  const plain = (text: string) => text.replace(/\s/g, ' ')
  expect(plain(sizeInWords(bytes, 'nb'))).toBe(norwegian)
  expect(plain(sizeInWords(bytes, 'en'))).toBe(english)
})

test('a type is the ending of the name', () => {
  expect(['brosjyre.pdf', 'a.b.Docx', 'uten', 'rar.', '.x y'].map(typeInWords)).toEqual(['PDF', 'DOCX', '', '', ''])
})

test.each([
  ['application/pdf', 'text'],
  ['text/csv', 'sheet'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'sheet'],
  ['application/zip', 'archive'],
  ['video/mp4', 'video'],
  ['audio/mpeg', 'audio'],
  ['', 'text'],
])('%s is drawn as %s', (mimeType, kind) => expect(kindOf(mimeType)).toBe(kind))
