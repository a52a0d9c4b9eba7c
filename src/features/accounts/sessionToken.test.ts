import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readSessionToken, writeSessionToken } from './sessionToken'

const token = { member: 12, session: '0b0f6c5e-8e8b-4bd5-9a53-2d5f4a1f3c11', expires: 1_800_000_000 }
const before = 1_799_999_999_000
const written = writeSessionToken(token, 'secret')

test('what was written is read, until it expires', () => {
  expect(readSessionToken(written, 'secret', before)).toEqual(token)
  expect(readSessionToken(written, 'secret', 1_800_000_000_000)).toBeUndefined()
})

test('nobody else can write one', () => {
  expect(readSessionToken(written, 'other', before)).toBeUndefined()
  const [, ...rest] = written.split('.')
  const other = createHmac('sha256', 'secret').update('12.a.1800000000').digest('base64url')
  for (const forged of [
    `13.${rest.join('.')}`,
    written.replace('1800000000', '1900000000'),
    `12.a.1800000000.${other}`,
    written.slice(0, -1),
    `${written}=`,
    ` ${written}`,
    '',
    '...',
    'eyJhbGciOiJIUzI1NiJ9.e30.x',
  ])
    expect(readSessionToken(forged, 'secret', before), forged).toBeUndefined()
})

test('it travels in a cookie as it is', () => {
  expect(written).toMatch(/^[\w.-]+$/)
})
