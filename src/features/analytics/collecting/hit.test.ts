import { expect, test } from 'vitest'
import { readHit } from './hit'

test('our script says what happened, where, and of whom', () => {
  expect(readHit('{"k":"dealerCalled","p":"/finn-forhandler","q":"?sted=9008","d":5,"f":true}', '')).toEqual({
    kind: 'dealerCalled',
    path: '/finn-forhandler',
    search: '?sted=9008',
    referrer: undefined,
    article: undefined,
    dealer: 5,
    finder: true,
  })
})

test.each([
  '{',
  '{}',
  '{"k":"orderRequestSent","p":"/"}',
  '{"k":"view"}',
  '{"k":"view","p":7}',
  '{"k":"view","p":"/","d":-1}',
  '{"k":"view","p":"/","d":"1 or 1=1"}',
  '',
  'hei',
])('%s is understood by nobody', (body) => {
  expect(readHit(body, '')).toBeUndefined()
})

test('an address that nobody has is understood by nobody', () => {
  expect(readHit(`{"k":"view","p":"/${'a'.repeat(3000)}"}`, '')).toBeUndefined()
})

test('page views of Google’s scripts are page views; their other hits are taken and not counted', () => {
  const address = encodeURIComponent('https://www.eldvarde.no/ovner?utm_source=x')
  expect(readHit('', `?v=1&t=pageview&dl=${address}`)).toMatchObject({
    kind: 'view',
    path: '/ovner',
    search: '?utm_source=x',
  })
  expect(readHit(`v=2&en=page_view&dl=${address}`, '')).toMatchObject({ kind: 'view', path: '/ovner' })
  expect(readHit(`en=page_view\r\nen=scroll`, `?v=2&dl=${address}`)).toMatchObject({ kind: 'view', path: '/ovner' })
  expect(readHit('', '?v=1&t=event&ec=knapp')).toBe('uncounted')
  expect(readHit('', '?v=2&en=scroll')).toBe('uncounted')
})
