/** Rules of the menus' constants (docs/behaviour.md#menu-timings). */
import { expect, test } from 'vitest'
import { easedNumber } from '../islands/cart'
import { roomBelow } from './disclosures'
import { sticksBeyond } from './sticky'
import { isTap } from './taps'

test('the bar sticks beyond the configured offset, or its height and 10 px when that is larger', () => {
  expect(sticksBeyond(0, 76)).toBe(86)
  expect(sticksBeyond(85, 76)).toBe(86)
  expect(sticksBeyond(300, 76)).toBe(300)
})

test('a tall dropdown ends 15 px above the lower edge of the window', () => {
  expect(roomBelow(800, 80)).toBe(705)
  expect(roomBelow(50, 80)).toBe(0)
})

test('a touch that moves more than 10 px is a scroll', () => {
  const from = { x: 100, y: 100 }
  expect(isTap(from, { x: 100, y: 110 })).toBe(true)
  expect(isTap(from, { x: 100, y: 110.5 })).toBe(false)
  expect(isTap(from, { x: 92, y: 92 })).toBe(false)
  expect(isTap(from, { x: 93, y: 93 })).toBe(true)
})

test('the quantity counts from the old value to the new and ends there', () => {
  expect(easedNumber(2, 10, 0)).toBe(2)
  expect(easedNumber(2, 10, 0.5)).toBeGreaterThan(5)
  expect(easedNumber(2, 10, 1)).toBe(10)
  expect(easedNumber(10, 2, 7)).toBe(2)
})
