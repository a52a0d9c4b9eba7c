import { expect, test } from 'vitest'
import { previewToken, readPreviewToken } from './token'

const grant = { collection: 'posts', id: 12, locale: 'en', expires: 5000 } as const

test('says what it grants, until it expires', () => {
  const token = previewToken(grant, 'secret')
  expect(readPreviewToken(token, 'secret', 4999)).toEqual(grant)
  expect(readPreviewToken(token, 'secret', 5000)).toBeUndefined()
})

test('another collection, document, language, time or secret is a forgery', () => {
  const token = previewToken(grant, 'secret')
  const signature = token.split('.').at(-1)
  const expires = (5000).toString(36)
  for (const other of [
    `pages.12.en.${expires}`,
    `posts.13.en.${expires}`,
    `posts.12.nb.${expires}`,
    `posts.12.en.${(9999).toString(36)}`,
  ])
    expect(readPreviewToken(`${other}.${signature}`, 'secret', 0), other).toBeUndefined()
  expect(readPreviewToken(token, 'other', 0)).toBeUndefined()
})

test.each(['', 'x', '....', 'posts.12.en.3uw.', 'posts.12.en.3uw.AAAA', 'æ.ø.å.!'])('mangled: %j', (token) =>
  expect(readPreviewToken(token, 'secret', 0)).toBeUndefined(),
)
