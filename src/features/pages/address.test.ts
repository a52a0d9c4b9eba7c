import { expect, test } from 'vitest'
import { segmentFrom } from '../../lib/norwegian'
import { addressProblem } from './address'

test('a segment made of a long title ends in a word', () => {
  expect(segmentFrom('a'.repeat(200))).toBe('a'.repeat(80))
  expect(segmentFrom(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
})

test.each(['om-oss', 'a', 'ovn-2025'])('%s is an address', (segment) =>
  expect(addressProblem(segment, true)).toBeUndefined(),
)

test.each(['Om-oss', 'om oss', 'bålpanner', '-a', 'a-', 'a--b', 'a/b', '../x', '%2e', 'a.html', ''])(
  '%j is malformed',
  (segment) => expect(addressProblem(segment, true)).toBe('malformed'),
)

test.each(['admin', 'api', 'wp-json', 'wp-admin', 'media', 'preview', 'en', 'nb', 'sok', 'artikler'])(
  '%s is reserved at the top',
  (segment) => {
    expect(addressProblem(segment, true)).toBe('reserved')
    expect(addressProblem(segment, false)).toBeUndefined()
  },
)

test('the front page stands at the top alone', () => {
  expect(addressProblem('/', true)).toBeUndefined()
  expect(addressProblem('/', false)).toBe('frontHasParent')
})

test('a segment has an end', () => expect(addressProblem('a'.repeat(81), true)).toBe('tooLong'))
