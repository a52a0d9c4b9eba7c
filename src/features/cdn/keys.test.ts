import { expect, test } from 'vitest'
import { fewTags, keyOf, keysIn } from './keys'

test('a key is short, in small letters, and of one site', () => {
  const key = keyOf('https://a.example', 'pages:12')
  expect(key).toMatch(/^[0-9a-z]{8}$/)
  expect(keyOf('https://a.example', 'pages:12')).toBe(key)
  expect(keyOf('https://b.example', 'pages:12')).not.toBe(key)
  expect(keyOf('https://a.example', 'pages:13')).not.toBe(key)
})

test('tags that fit stay as they are', () => {
  expect(fewTags(['pages:1', 'pages:tree', 'site'], 3)).toEqual(['pages:1', 'pages:tree', 'site'])
})

test('of too many, the collection with most documents is named as a whole, and others are not', () => {
  const articles = Array.from({ length: 500 }, (_, at) => `articles:${at}`)
  expect(fewTags([...articles, 'pages:1', 'pages:tree', 'site'], 10)).toEqual([
    'articles',
    'pages:1',
    'pages:tree',
    'site',
  ])
  expect(fewTags(['pages:1', 'articles:1', 'articles:2', 'articles'], 2)).toEqual(['pages:1', 'articles'])
})

test('tags that cannot be made coarser do not fit', () => {
  expect(fewTags(['a', 'b', 'c'], 2)).toBeUndefined()
})

test('a header of keys is not longer than its bound', () => {
  const most = keysIn(1000)
  expect(Array(most).fill('12345678').join(',').length).toBeLessThanOrEqual(1000)
  expect(
    Array(most + 1)
      .fill('12345678')
      .join(',').length,
  ).toBeGreaterThan(1000)
})
