import { expect, test } from 'vitest'
import { segmentFrom } from '../../lib/norwegian'
import { program } from '../../program'
import { reservedSegmentsOf } from '../../web/reservedSegments'
import { addressProblem } from './address'

const reserved = reservedSegmentsOf(program)

test('a segment made of a long title ends in a word', () => {
  expect(segmentFrom('a'.repeat(200))).toBe('a'.repeat(80))
  expect(segmentFrom(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
})

test.each(['om-oss', 'a', 'ovn-2025'])('%s is an address', (segment) =>
  expect(addressProblem(segment, true, reserved)).toBeUndefined(),
)

test.each(['Om-oss', 'om oss', 'bålpanner', '-a', 'a-', 'a--b', 'a/b', '../x', '%2e', 'a.html', ''])(
  '%j is malformed',
  (segment) => expect(addressProblem(segment, true, reserved)).toBe('malformed'),
)

test.each(['admin', 'api', 'wp-json', 'wp-admin', 'media', 'preview', 'en', 'nb', 'sok', 'artikler'])(
  '%s is reserved at the top',
  (segment) => {
    expect(addressProblem(segment, true, reserved)).toBe('reserved')
    expect(addressProblem(segment, false, reserved)).toBeUndefined()
  },
)

test('the front page stands at the top alone', () => {
  expect(addressProblem('/', true, reserved)).toBeUndefined()
  expect(addressProblem('/', false, reserved)).toBe('frontHasParent')
})

test('a segment has an end', () => expect(addressProblem('a'.repeat(81), true, reserved)).toBe('tooLong'))
