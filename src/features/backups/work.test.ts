import { expect, test } from 'vitest'
import { isDue, lastDue } from './work'

const at = (text: string) => Date.parse(text)

test('the last moment is today’s once it has come, and otherwise yesterday’s, in Norwegian time', () => {
  expect(lastDue(at('2026-06-10T12:00:00Z'), '02:30')).toBe(at('2026-06-10T00:30:00Z'))
  expect(lastDue(at('2026-06-10T00:29:00Z'), '02:30')).toBe(at('2026-06-09T00:30:00Z'))
  // The clocks go back in the night to 25 October: the day before it was still summer.
  expect(lastDue(at('2026-10-25T20:00:00Z'), '22:00')).toBe(at('2026-10-24T20:00:00Z'))
})

test('a backup is due once a day, and a failed one is tried again after ten minutes', () => {
  const now = at('2026-06-10T01:00:00Z')
  const succeeded = (time: string) => ({ at: at(time), bytes: 1, addedBytes: 1 })
  expect(isDue(now, '02:30', undefined)).toBe(true)
  expect(isDue(now, '02:30', { at: now, succeeded: succeeded('2026-06-10T00:30:00Z') })).toBe(false)
  expect(isDue(now, '02:30', { at: now, succeeded: succeeded('2026-06-10T00:29:00Z') })).toBe(true)
  const failed = { succeeded: succeeded('2026-06-09T00:31:00Z'), error: 'the disk is full' }
  expect(isDue(now, '02:30', { ...failed, at: now - 9 * 60_000 })).toBe(false)
  expect(isDue(now, '02:30', { ...failed, at: now - 10 * 60_000 })).toBe(true)
})
