import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { countWorkers } from './count'

test('a site has one process unless more are asked for, by a number or as many as there are cores', () => {
  expect([undefined, '', '1', '2', '64'].map(countWorkers)).toEqual([1, 1, 1, 2, 64])
  expect(countWorkers('auto')).toBe(Math.min(64, availableParallelism()))
})

test('what is no number of processes is none', () => {
  expect(['0', '65', '-1', '1.5', '2x', 'all', ' 2'].map(countWorkers)).toEqual(Array(7).fill(undefined))
})
