import { expect, test } from 'vitest'
import { readHit } from './hit'

const own = (hit: object, page: object = { path: '/' }) => JSON.stringify({ insight: JSON.stringify(page), ...hit })

test('our script says what happened, where, and of whom', () => {
  const page = { path: '/finn-forhandler', finder: true }
  expect(readHit(own({ kind: 'dealerCalled', dealer: '5', search: '?sted=9008', referrer: '' }, page), '')).toEqual({
    kind: 'dealerCalled',
    path: '/finn-forhandler',
    search: '?sted=9008',
    title: undefined,
    found: undefined,
    referrer: '',
    article: undefined,
    dealer: 5,
    finder: true,
  })
  // The page's own dealer, where the link names none.
  expect(readHit(own({ kind: 'dealerCalled' }, { path: '/x', dealer: 7, article: 3 }), '')).toMatchObject({
    dealer: 7,
    article: 3,
  })
})

test.each([
  '{',
  '{}',
  own({ kind: 'orderRequestSent' }),
  own({}),
  JSON.stringify({ kind: 'view' }),
  own({ kind: 'view' }, { path: 7 }),
  own({ kind: 'view', dealer: -1 }),
  own({ kind: 'view', dealer: '1 or 1=1' }),
  JSON.stringify({ kind: 'view', insight: '{' }),
  '',
  'hei',
])('%s is ignored', (body) => {
  expect(readHit(body, '')).toBeUndefined()
})

test('a page says its title, and what it shows the results of', () => {
  const page = { path: '/sok', search: { term: 'Ovn', results: 3 } }
  expect(readHit(own({ kind: 'agreed', title: 'Søk: Ovn' }, page), '')).toMatchObject({
    kind: 'agreed',
    title: 'Søk: Ovn',
    found: { term: 'Ovn', results: 3 },
  })
  expect(readHit(own({ kind: 'view' }, { path: '/sok', search: { term: 'x', results: -1 } }), '')).toBeUndefined()
  expect(readHit('', '?v=1&t=pageview&dp=%2Fovner&dt=Ovner')).toMatchObject({ title: 'Ovner' })
})

test('an invalid address is ignored', () => {
  expect(readHit(own({ kind: 'view' }, { path: `/${'a'.repeat(3000)}` }), '')).toBeUndefined()
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
