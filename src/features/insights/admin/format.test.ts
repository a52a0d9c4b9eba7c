import { expect, test } from 'vitest'
import { shareText, ticksTo, unitText } from './format'
import { curveThrough, labelled } from './lines'

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [97, [0, 25, 50, 75, 100]],
  [1200, [0, 500, 1000, 1500]],
])('an axis to %i is marked at %o', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks)
})

test('numbers are written as the language does, and what is not there as a dash', () => {
  expect(shareText(0.0432, 'nb').replace(/\s/g, ' ')).toBe('4,3 %')
  expect(shareText(0.5, 'en')).toBe('50%')
  expect(unitText(null, 'hours', 'nb')).toBe('–')
  expect(unitText(7.25, 'hours', 'en')).toBe('7.3 h')
  expect(unitText(1234, 'count', 'nb').replace(/\s/g, ' ')).toBe('1 234')
})

test('a curve stays between its points', () => {
  const path = curveThrough([
    { x: 0, y: 10 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 30, y: 10 },
  ])
  const heights = [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBe(0)
  expect(Math.max(...heights)).toBe(10)
})

test('the newest point has its label, and no more have one than there is room for', () => {
  expect(labelled(30, 6)).toEqual([4, 9, 14, 19, 24, 29])
  expect(labelled(3, 9)).toEqual([0, 1, 2])
})
