import { expect, test } from 'vitest'
import { FILE_LINK_DAYS, fileLink, fileLinkTexts, readFileToken } from './fileLinks'

const now = Date.parse('2026-11-25T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

test('a link opens its file until it expires, and no other', () => {
  const token = tokenOf(fileLink({ id: 7 }, 'secret', now))
  expect(readFileToken(token, 'secret', now + (FILE_LINK_DAYS - 1) * DAY)).toBe(7)
  expect(readFileToken(token, 'secret', now + (FILE_LINK_DAYS + 1) * DAY)).toBeUndefined()
  expect(readFileToken(token, 'other', now)).toBeUndefined()
  expect(readFileToken(token.replace(/^7/, '8'), 'secret', now)).toBeUndefined()
  expect(readFileToken('7', 'secret', now)).toBeUndefined()
})

test('the token of a link is known in running text', () => {
  const link = fileLink({ id: 7 }, 'secret', now)
  expect(`Se ${link} her`.replace(fileLinkTexts, '…')).toBe('Se /skjema/fil/… her')
})
