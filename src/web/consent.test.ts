import { expect, test } from 'vitest'
import { decodeChoice, encodeChoice, givenConsents, type Purpose, refusesStatistics } from './consent'

const id = '0b0e7a52-6f5e-4f6b-9a44-3f5d4d1f8a10'
const choice = (...given: Purpose[]) => ({ version: 'a1b2c3', given: new Set(given), id })

test.each([[[]], [['statistics']], [['statistics', 'media']]] as Purpose[][][])('a yes to %j comes back', (given) => {
  expect(decodeChoice(encodeChoice(choice(...given)))).toEqual(choice(...given))
})

test.each(['', 'yes', `a1b2c3.statistics`, `a1b2c3.statistics.${id}.more`, `A.statistics.${id}`, `a.media.<script>`])(
  '%j is no choice',
  (value) => expect(decodeChoice(value)).toBeUndefined(),
)

test('a purpose that is not known is not given', () => {
  expect(givenConsents(`samtykke=a1b2c3.everything-media.${id}`)).toEqual(new Set(['media']))
})

test('the choice is found among other cookies, and only under its own name', () => {
  const cookie = `samtykke=a1b2c3.statistics.${id}`
  expect(givenConsents(`signed_in=1; ${cookie}; x=y`)).toEqual(new Set(['statistics']))
  expect(givenConsents(`not_${cookie}`)).toEqual(new Set())
  expect(givenConsents(undefined)).toEqual(new Set())
})

test('an answer to other words counts for nothing', () => {
  const cookie = `samtykke=a1b2c3.statistics.${id}`
  expect(givenConsents(cookie, 'a1b2c3')).toEqual(new Set(['statistics']))
  expect(givenConsents(cookie, 'ffffff')).toEqual(new Set())
})

test.each([
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '1' }, true],
  [{ dnt: '0' }, false],
  [{}, false],
])('%j says no to statistics: %s', (headers, refuses) => {
  expect(refusesStatistics((name) => (headers as Record<string, string>)[name])).toBe(refuses)
})
