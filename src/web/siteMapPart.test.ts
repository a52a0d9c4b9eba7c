import { expect, test } from 'vitest'
import type { Site } from './site'
import { keptListing } from './siteMapPart'

test('what the site map has of an index is gone through once, and again when that or the address changes', async () => {
  let times = 0
  const read = keptListing(function* (index: { version: number; names: string[] }, { url }) {
    times++
    yield
    return index.names.map((name) => url + name)
  })
  const [index, site] = [{ version: 1, names: ['a'] }, { url: '/' } as Site]
  expect(await Promise.all([read(index, site), read(index, site)])).toEqual([['/a'], ['/a']])
  expect(await read(index, site)).toEqual(['/a'])
  expect(times).toBe(1)
  index.names.push('b')
  index.version++
  expect(await read(index, site)).toEqual(['/a', '/b'])
  expect(await read(index, { url: '//' } as Site)).toEqual(['//a', '//b'])
})

test('what changes while it is gone through is seen the next time', async () => {
  const index = { version: 1, names: ['a'] }
  const read = keptListing(function* (of: typeof index) {
    const names = [...of.names]
    yield
    return names
  })
  const first = read(index, { url: '' } as Site)
  index.names.push('b')
  index.version++
  await first
  expect(await read(index, { url: '' } as Site)).toEqual(['a', 'b'])
})
