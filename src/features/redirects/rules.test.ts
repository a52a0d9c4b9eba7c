import { expect, test } from 'vitest'
import { findLoop, normalisedPath } from './rules'

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
