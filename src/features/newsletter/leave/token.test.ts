import { expect, test } from 'vitest'
import { leaveHref, leaveToken, readLeaveToken } from './token'

test.each([1, 36, 999_999, 12_345_678])('subscriber %i is known by its link', (id) => {
  const href = leaveHref('https://example.no', id, 's')
  expect(href).toMatch(/^https:\/\/example\.no\/avmeld\/[a-z0-9]{12,17}$/)
  expect(readLeaveToken(href.split('/').at(-1) ?? '', 's')).toBe(id)
})

test.each(['', '1', 'zzzzzzzzzzzz', `${leaveToken(2, 's').slice(0, -1)}!`, `3${leaveToken(2, 's').slice(1)}`])(
  '%j leads to nobody',
  (token) => expect(readLeaveToken(token, 's')).toBeUndefined(),
)

test('another site’s secret opens nothing', () => {
  expect(readLeaveToken(leaveToken(2, 's'), 't')).toBeUndefined()
})
