import { expect, test } from 'vitest'
import { currentSection } from './current'

const window = { line: 150, atEnd: false, height: 800 }

test('the last section whose beginning has passed the line is being read', () => {
  expect(currentSection([400, 900, 1400], window)).toBe(-1)
  expect(currentSection([150, 650, 1150], window)).toBe(0)
  expect(currentSection([-900, 120, 620], window)).toBe(1)
})

test('at the end of the page it is the last one in sight, however short', () => {
  expect(currentSection([-900, 300, 600], { ...window, atEnd: true })).toBe(2)
  expect(currentSection([-900, 300, 600], window)).toBe(0)
})

test('a section that is not there is never the one', () => {
  expect(currentSection([0, Number.POSITIVE_INFINITY], { ...window, atEnd: true })).toBe(0)
})
