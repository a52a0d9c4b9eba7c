import { expect, test } from 'vitest'
import { previewToken, readPreviewToken } from './token'

const grant = { page: 12, locale: 'en', expires: 5000 } as const

test('says what it grants, until it expires', () => {
  const token = previewToken(grant, 'secret')
  expect(readPreviewToken(token, 'secret', 4999)).toEqual(grant)
  expect(readPreviewToken(token, 'secret', 5000)).toBeUndefined()
})

test('another page, language, time or secret is a forgery', () => {
  const token = previewToken(grant, 'secret')
  const [, , , signature] = token.split('.')
  expect(readPreviewToken(`13.en.${(5000).toString(36)}.${signature}`, 'secret', 0)).toBeUndefined()
  expect(readPreviewToken(`12.nb.${(5000).toString(36)}.${signature}`, 'secret', 0)).toBeUndefined()
  expect(readPreviewToken(`12.en.${(9999).toString(36)}.${signature}`, 'secret', 0)).toBeUndefined()
  expect(readPreviewToken(token, 'other', 0)).toBeUndefined()
})

test.each(['', 'x', '...', '12.en.3uw.', '12.en.3uw.AAAA', 'æ.ø.å.!'])('mangled: %j', (token) =>
  expect(readPreviewToken(token, 'secret', 0)).toBeUndefined(),
)
