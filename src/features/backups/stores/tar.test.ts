import { expect, test } from 'vitest'
import { BLOCK, headerOf, paddingOf, readHeader } from './tar'

test('a header says what it was made of', () => {
  const header = headerOf({ name: `objects/ab/${'a'.repeat(64)}`, size: 5_000_000_000, modified: 1_780_000_000 })
  expect(header).toHaveLength(BLOCK)
  expect(readHeader(header)).toEqual({ name: `objects/ab/${'a'.repeat(64)}`, size: 5_000_000_000, isFile: true })
})

test('what is no header, or was changed, is not read', () => {
  const header = headerOf({ name: 'lock', size: 1, modified: 0 })
  header[130] = (header[130] ?? 0) + 1
  expect(readHeader(header)).toBeUndefined()
  expect(readHeader(Buffer.alloc(BLOCK, 'x'))).toBeUndefined()
})

test('what does not fit is refused', () => {
  expect(() => headerOf({ name: 'å'.repeat(51), size: 1, modified: 0 })).toThrow('does not fit')
  expect(() => headerOf({ name: 'lock', size: 8 ** 11, modified: 0 })).toThrow('does not fit')
})

test.each([
  [0, 0],
  [1, 511],
  [512, 0],
  [513, 511],
])('a content of %i bytes is followed by %i', (bytes, padding) => expect(paddingOf(bytes)).toBe(padding))
