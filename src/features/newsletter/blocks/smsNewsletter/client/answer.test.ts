import { expect, test } from 'vitest'
import { failureOf, successOf } from './answer'

test.each([
  [{ error: { code: 400, message: 'Nei' }, data: { params: { a: 'b' } } }, 'Nei'],
  [{ data: { status: 400, params: { name: 'Første', group_id: 'Siste' } } }, 'Siste'],
  [{ data: { status: 400, params: ['name', 'mobile'] } }, 'mobile'],
  [{ error: { message: '' }, data: { params: {} } }, undefined],
  [{ code: 'rest_invalid_json', message: 'Invalid', data: { params: {} } }, undefined],
  [null, undefined],
  ['<html>', undefined],
])('of %j is shown %j', (body, shown) => {
  expect(failureOf(body, { params: true })).toBe(shown)
})

test('a code’s failure says error.message alone', () => {
  expect(failureOf({ data: { params: { a: 'b' } } }, { params: false })).toBeUndefined()
})

test('a success without a message is none', () => {
  expect(successOf({ message: 'Takk', error: [], data: [] })).toBe('Takk')
  expect(successOf({ message: '' })).toBeUndefined()
})
