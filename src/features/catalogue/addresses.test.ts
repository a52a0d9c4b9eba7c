import { expect, test } from 'vitest'
import { segmentFrom } from '../../lib/norwegian'
import { slugOf } from './addresses'

test('every generated slug is found at its address, and nothing else is', () => {
  for (const name of ['Bålfat 80', 'Å', 'Varde 8 / Kleber', 'a'.repeat(200)])
    expect(slugOf(`/artikler/${segmentFrom(name)}`)).toBe(segmentFrom(name))
  for (const path of ['/artikler', '/artikler/', '/artikler/a/b', '/artikler/A', '/artikler/a--b', '/andre/a'])
    expect(slugOf(path)).toBeUndefined()
})
