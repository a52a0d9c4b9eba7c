import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { HEAP_GROWTH } from './heapGrowth'

test('this version of Node knows the setting that bounds garbage', () => {
  expect(execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })).toContain(HEAP_GROWTH)
})
