import { expect, test } from 'vitest'
import { isAhead, isExcluded } from './excluded'

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const browser = { 'user-agent': agent }

test('a visitor with a browser is counted', () => {
  expect(isExcluded(browser)).toBe(false)
  expect(isExcluded({ ...browser, cookie: 'member_session=x; signed_in=1', dnt: '0' })).toBe(false)
})

test.each([
  [{ ...browser, dnt: '1' }],
  [{ ...browser, 'sec-gpc': '1' }],
  [{ ...browser, cookie: 'a=b; payload-token=x' }],
  [{}],
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  [{ 'user-agent': 'curl/8.5.0' }],
])('left out: %o', (headers) => {
  expect(isExcluded(headers)).toBe(true)
})

test('what a browser fetches ahead is not read yet', () => {
  expect(isAhead({ 'sec-purpose': 'prefetch;prerender' })).toBe(true)
  expect(isAhead({ purpose: 'prefetch' })).toBe(true)
  expect(isAhead(browser)).toBe(false)
})
