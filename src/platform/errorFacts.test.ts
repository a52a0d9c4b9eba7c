import { expect, test } from 'vitest'
import { errorCode, errorFacts, errorMessage } from './errorFacts'

test('the log is told the kind of an error, and nothing of whom it concerns', () => {
  const cause = Object.assign(new Error('Key (email)=(kari@example.com) already exists.'), { code: '23505' })
  const error = new Error('Failed query: insert into "members" … params: kari@example.com', { cause })
  expect(errorFacts(error)).toEqual({ error: 'Error', code: '23505' })
  expect(errorFacts(new TypeError('kari@example.com'))).toEqual({ error: 'TypeError' })
  expect(errorFacts('kari@example.com')).toEqual({ error: 'string' })
  expect(errorFacts(undefined)).toEqual({ error: 'undefined' })
})

test('the code is the error’s own before its cause’s, and a text', () => {
  const own = Object.assign(new Error('', { cause: { code: 'EPIPE' } }), { code: 'ECONNRESET' })
  expect(errorCode(own)).toBe('ECONNRESET')
  expect(errorCode(new DOMException('gone', 'AbortError'))).toBeUndefined()
  expect(errorCode(null)).toBeUndefined()
})

test('the message of what was thrown, also where it is no error', () => {
  expect(errorMessage(new Error('broken'))).toBe('broken')
  expect(errorMessage('broken')).toBe('broken')
})
