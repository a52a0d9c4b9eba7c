import { expect, test } from 'vitest'
import { TaggedCache } from './taggedCache'

const made = (value: string, tags: string[], bytes = 1) => ({ value, tags, bytes })

test('keeps a value until one of its tags is purged', async () => {
  const cache = new TaggedCache<string>({ maxBytes: 10 })
  await cache.fill('/', async () => made('old', ['pages:1', 'media:2']))
  expect(await cache.fill('/', async () => made('new', []))).toBe('old')
  expect(cache.purge(['media:2'])).toEqual(['/'])
  expect(await cache.fill('/', async () => made('new', []))).toBe('new')
})

test('leaves values of other tags alone', async () => {
  const cache = new TaggedCache<string>({ maxBytes: 10 })
  await cache.fill('a', async () => made('a', ['pages:1']))
  await cache.fill('b', async () => made('b', ['pages:2']))
  cache.purge(['pages:1'])
  expect([cache.peek('a'), cache.peek('b')]).toEqual([undefined, 'b'])
})

test('concurrent misses share one making', async () => {
  const cache = new TaggedCache<string>({ maxBytes: 10 })
  let makings = 0
  const make = async () => {
    makings++
    await Promise.resolve()
    return made('x', ['t'])
  }
  await Promise.all([cache.fill('k', make), cache.fill('k', make), cache.fill('k', make)])
  expect(makings).toBe(1)
})

test('a making that began before a purge of its tag is handed out but not kept', async () => {
  const cache = new TaggedCache<string>({ maxBytes: 10 })
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => {
    finish = resolve
  })
  const old = cache.fill('k', async () => {
    await waiting
    return made('old', ['pages:1'])
  })
  cache.purge(['pages:1'])
  const fresh = cache.fill('k', async () => made('fresh', ['pages:1']))
  finish()
  expect(await old).toBe('old')
  expect(await fresh).toBe('fresh')
  expect(cache.peek('k')).toBe('fresh')
})

test('a making survives purges of other tags', async () => {
  const cache = new TaggedCache<string>({ maxBytes: 10 })
  const filling = cache.fill('k', async () => made('x', ['pages:1']))
  cache.purge(['pages:2'])
  await filling
  expect(cache.peek('k')).toBe('x')
})

test('the least recently used leave when the bound is passed', async () => {
  const cache = new TaggedCache<string>({ maxBytes: 2 })
  await cache.fill('a', async () => made('a', []))
  await cache.fill('b', async () => made('b', []))
  cache.touch('a')
  await cache.fill('c', async () => made('c', []))
  expect([cache.peek('a'), cache.peek('b'), cache.peek('c')]).toEqual(['a', undefined, 'c'])
  expect(cache.bytes).toBe(2)
})

test('what is larger than the bound is handed out and not kept', async () => {
  const cache = new TaggedCache<string>({ maxBytes: 2 })
  expect(await cache.fill('a', async () => made('a', [], 3))).toBe('a')
  expect(cache.size).toBe(0)
})

test('a failed making is not remembered', async () => {
  const cache = new TaggedCache<string>({ maxBytes: 2 })
  await expect(cache.fill('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.fill('a', async () => made('a', []))).toBe('a')
})

test('clearing also forgets makings under way', async () => {
  const cache = new TaggedCache<string>({ maxBytes: 2 })
  const filling = cache.fill('a', async () => made('a', ['t']))
  cache.clear()
  await filling
  expect(cache.peek('a')).toBeUndefined()
})
