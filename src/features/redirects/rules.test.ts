import { expect, test } from 'vitest'
import { findLoop, normalisedPath, ruleFor } from './rules'

test.each([
  ['/Gammel-Side/', '/gammel-side'],
  ['/a//b///', '/a/b'],
  ['/a?x=1#y', '/a'],
  ['/b%C3%A5lpanner', '/bålpanner'],
  ['/%E0%A4%A', '/%e0%a4%a'],
  ['/', '/'],
])('%j compares as %j', (path, expected) => expect(normalisedPath(path)).toBe(expected))

const along = (hops: Record<string, string>) => (path: string) => hops[path]

test('a chain that ends is no loop', () => expect(findLoop('/a', along({ '/a': '/b', '/b': '/c' }))).toBeUndefined())
test('a redirect to itself is one', () => expect(findLoop('/a', along({ '/a': '/a' }))).toEqual(['/a', '/a']))
test('a circle is named whole', () =>
  expect(findLoop('/a', along({ '/a': '/b', '/b': '/c', '/c': '/a' }))).toEqual(['/a', '/b', '/c', '/a']))
test('an endless chain is one too', () =>
  expect(findLoop('/0', (path) => `/${Number(path.slice(1)) + 1}`)).toBeDefined())

const rules = [
  { from: '/produkt/*', url: '/artikler/*' },
  { from: '/produkt/ovner/*', url: '/ovner' },
  { from: '/produkt/ovner/varde', url: '/artikler/varde-5' },
  { from: '/filer/*', url: 'https://arkiv.example.com/2019/*' },
]
test.each([
  ['/produkt/kurv', '/artikler/kurv'],
  ['/produkt/kurver/stor', '/artikler/kurver/stor'],
  ['/produkt/ovner/glo', '/ovner'],
  ['/produkt/ovner/varde', '/artikler/varde-5'],
  ['/filer/bål panne.pdf', 'https://arkiv.example.com/2019/b%C3%A5l%20panne.pdf'],
  ['/filer/a%23b', 'https://arkiv.example.com/2019/a%23b'],
  ['/produkt', undefined],
  ['/produkter/kurv', undefined],
])('%s leads to %s', (path, url) => expect(ruleFor(rules, [path])?.url).toBe(url))

test('the address with its language comes first, and an own rule before every pattern', () => {
  const own = { from: '/om', url: '/om-oss' }
  expect(ruleFor([{ from: '/en/*', url: '/english' }, own], ['/en/om', '/om'])).toBe(own)
  expect(ruleFor([own, { from: '/en/om', url: '/about' }], ['/en/om', '/om'])?.url).toBe('/about')
})
