import { expect, test } from 'vitest'
import { errorCode, errorMessage, errorName } from './errors'

test('the name of an error holds nothing of whom it concerns', () => {
  expect(errorName(new TypeError('kari@example.com'))).toBe('TypeError')
  expect(errorName('kari@example.com')).toBe('string')
  expect(errorName(undefined)).toBe('undefined')
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
