import { expect, test } from 'vitest'
import { compare } from './compare'

const nobodyElse = () => false

test.each([
  ['only I changed it', { base: 'a', stored: 'a', sent: 'b' }, 'changed'],
  ['only others changed it', { base: 'a', stored: 'b', sent: 'a' }, 'merged'],
  ['both changed it, to different values', { base: 'a', stored: 'b', sent: 'c' }, 'conflicts'],
])('%s', (_, { base, stored, sent }, kind) => {
  const comparison = compare({ base: { f: base }, stored: { f: stored }, sent: { f: sent } }, nobodyElse)
  expect(comparison).toEqual({ changed: [], merged: [], conflicts: [], [kind]: ['f'] })
})

test('a field that both changed to the same, that neither changed, or that was not sent is no conflict', () => {
  for (const [base, stored, sent] of [
    ['a', 'b', 'b'],
    ['a', 'a', 'a'],
  ] as const)
    expect(compare({ base: { f: base }, stored: { f: stored }, sent: { f: sent } }, nobodyElse)).toEqual({
      changed: [],
      merged: [],
      conflicts: [],
    })
  expect(compare({ base: { f: 'a' }, stored: { f: 'b' }, sent: {} }, nobodyElse).merged).toEqual(['f'])
})

test('what the same window has stored is no conflict, and without a state to start from nothing is', () => {
  const values = { base: { f: 'a' }, stored: { f: 'b' }, sent: { f: 'c' } }
  expect(compare(values, (path) => path === 'f').changed).toEqual(['f'])
  expect(compare({ ...values, base: {} }, nobodyElse).changed).toEqual(['f'])
})
