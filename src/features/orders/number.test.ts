import { expect, test } from 'vitest'
import { NUMBER_PATTERN, requestNumber } from './number'

test('a number carries Norway’s day and letters that nobody confuses', () => {
  // In Norway it is already the next day.
  const late = Date.UTC(2026, 10, 21, 23, 30)
  for (let at = 0; at < 27; at++) {
    const number = requestNumber(late, () => at)
    expect(number).toMatch(new RegExp(`^${NUMBER_PATTERN}$`))
    expect(number).toMatch(/^261122-[^01ILOAEUYÆØÅ]{4}$/)
  }
})
