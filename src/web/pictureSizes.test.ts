import { expect, test } from 'vitest'
import { croppedSizes, widestSlot } from './pictureSizes'

test('a picture wider than its slot is drawn wider than the slot, in the same proportion', () => {
  expect(croppedSizes('(min-width: 1340px) 600px, (min-width: 768px) 46vw, calc(100vw - 40px)', 4 / 3, 2)).toBe(
    '(min-width: 1340px) 900px, (min-width: 768px) 69vw, calc(calc(100vw - 40px) * 1.5)',
  )
})

test('a picture that is taller than its slot is as wide as the slot', () => {
  expect(croppedSizes('(min-width: 1340px) 600px, 46vw', 4 / 3, 0.75)).toBe('(min-width: 1340px) 600px, 46vw')
})

test('a slot has another shape on a narrower screen', () => {
  expect(croppedSizes('(min-width: 1340px) 600px, 100vw', [1, 1.5], 1.5)).toBe('(min-width: 1340px) 900px, 100vw')
})

test('a slot of a given height is covered by that height and by its width', () => {
  expect(croppedSizes('(min-width: 768px) 100vw, 100vw', ['max(20rem, 82vh)', '22rem'], 7 / 3)).toBe(
    '(min-width: 768px) max(100vw, max(20rem, 82vh) * 2.33), max(100vw, 22rem * 2.33)',
  )
})

test('a slot that is not shown stays one pixel wide', () => {
  expect(croppedSizes('(min-width: 720px) 220px, 1px', 1.5, 3)).toBe('(min-width: 720px) 440px, 1px')
})

test.each([
  ['72px', 72],
  ['(min-width: 1260px) 236px, (min-width: 640px) 280px, 45vw', 288],
  ['(min-width: 1000px) 46vw, calc(88vw - 35px)', Number.POSITIVE_INFINITY],
  ['(min-width: 1340px) 770px, (min-width: 800px) 56vw, calc(88vw - 35px)', 770],
  ['(min-width: 700px) 100px, calc(50vw - 40px)', 350],
  ['(min-width: 768px) 200px, max(100vw, 22rem * 2.33)', Number.POSITIVE_INFINITY],
  ['(orientation: portrait) 100px, 50px', Number.POSITIVE_INFINITY],
])('%s is at most %d pixels wide', (sizes, widest) => expect(widestSlot(sizes)).toBe(widest))
