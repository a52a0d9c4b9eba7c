import { expect, test } from 'vitest'
import { memoryWarning } from './memoryWatch'

const MB = 1024 * 1024
const plenty = { memory: 200 * MB, memoryLimit: 512 * MB, heap: 100 * MB, heapLimit: 256 * MB }

test('nothing is said while there is room', () => {
  expect(memoryWarning(plenty)).toBeUndefined()
})

test('memory that is nearly used is told of, with what to do', () => {
  expect(memoryWarning({ ...plenty, memory: 480 * MB })).toMatch(
    /^The process uses 480 of the 512 MB .+ raise the limit/,
  )
  expect(memoryWarning({ ...plenty, heap: 230 * MB })).toMatch(
    /^JavaScript uses 230 of the 256 MB .+max-old-space-size/,
  )
})
