import { expect, test } from 'vitest'
import { currentOf } from './current'

test('a link to the page itself, and one to a section above it', () => {
  expect(currentOf('/produkter/vedovner', '/produkter/vedovner')).toBe('page')
  expect(currentOf('/produkter', '/produkter/vedovner')).toBe('true')
  expect(currentOf('/produkt', '/produkter/vedovner')).toBeUndefined()
})

test('the front page is the section of no page, in any language', () => {
  expect(currentOf('/', '/produkter')).toBeUndefined()
  expect(currentOf('/en', '/en/produkter')).toBeUndefined()
  expect(currentOf('/en', '/en')).toBe('page')
})
