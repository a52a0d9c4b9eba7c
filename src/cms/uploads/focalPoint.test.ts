import { expect, test } from 'vitest'
import { pointInCrop } from './focalPoint'

const leftHalf = { x: 0, y: 0, width: 50, height: 100 }

test.each([
  [{ x: 40, y: 20 }, leftHalf, { x: 80, y: 20 }],
  [
    { x: 70, y: 40 },
    { x: 60, y: 20, width: 40, height: 80 },
    { x: 25, y: 25 },
  ],
  [
    { x: 33, y: 80 },
    { x: 0, y: 0, width: 100, height: 100 },
    { x: 33, y: 80 },
  ],
])('a point at %o of the whole picture lies in %o at %o', (point, crop, place) => {
  expect(pointInCrop(point, crop)).toEqual(place)
})

test('a point that was cut off makes place for the centre, and where none was chosen there is none', () => {
  expect(pointInCrop({ x: 90, y: 20 }, leftHalf)).toEqual({ x: 50, y: 20 })
  expect(pointInCrop({ x: 50, y: 50 }, leftHalf)).toEqual({ x: 50, y: 50 })
  expect(pointInCrop({ x: 10, y: 20 }, { x: 0, y: 0, width: 0, height: 0 })).toEqual({ x: 50, y: 50 })
})
