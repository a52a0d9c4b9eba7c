import { expect, test } from 'vitest'
import { clockDifference, judgeClock } from './clock'

test.each([
  { before: 1000, theirs: 1200, after: 1400, differs: 0, state: 'ok' },
  // A slow answer alone is no difference.
  { before: 1000, theirs: 1000, after: 9000, differs: 0, state: 'ok' },
  { before: 10_000, theirs: 8000, after: 10_100, differs: 2000, state: 'ok' },
  { before: 10_000, theirs: 7999, after: 10_100, differs: 2001, state: 'warning' },
  { before: 10_000, theirs: 12_101, after: 10_100, differs: 2001, state: 'warning' },
])('$theirs between $before and $after differs by $differs ms: $state', ({ differs, state, ...reading }) => {
  expect(clockDifference(reading)).toBe(differs)
  expect(judgeClock('the database', reading).state).toBe(state)
})
