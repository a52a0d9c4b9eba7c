import { expect, test } from 'vitest'
import { memoryLimit, roomFor } from './memoryLimit'

const GB = 1024 ** 3

test('the limit is the container’s where it has one, else the machine’s', () => {
  expect(memoryLimit(GB / 2, 24 * GB)).toBe(GB / 2)
  for (const unlimited of [0, 2 ** 64, 32 * GB]) expect(memoryLimit(unlimited, 24 * GB)).toBe(24 * GB)
})

test('a cache takes what it wants of a large memory, and a share of a small one', () => {
  expect(roomFor(GB / 4, 1 / 8, 24 * GB)).toBe(GB / 4)
  expect(roomFor(GB / 4, 1 / 8, GB / 2)).toBe(GB / 16)
})
