import { expect, test } from 'vitest'
import { toolsPlace } from './toolsPlace'

const room = { width: 800, height: 600 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  right: left + width,
  bottom: top + height,
})

test('the tools stand above the words, below them where there is no room', () => {
  const size = { width: 300, height: 40, room }
  const whole = box(100, 10, 500, 300)
  expect(toolsPlace(size, { selected: box(150, 200, 50, 20), whole, avoid: undefined })).toEqual({
    left: 150,
    top: 154,
  })
  expect(toolsPlace(size, { selected: box(150, 20, 50, 20), whole, avoid: undefined })).toEqual({ left: 150, top: 46 })
})

test('beside the tools of the block they stay within the window, however high they are and wherever the block is', () => {
  const size = { width: 300, height: 200, room }
  for (const top of [-10, 100, 540]) {
    const whole = box(0, top + 20, 500, 30)
    const avoid = box(0, top, 200, 30)
    const place = toolsPlace(size, { selected: undefined, whole, avoid })
    expect(place.top, String(top)).toBeGreaterThanOrEqual(0)
    expect(place.top + size.height, String(top)).toBeLessThanOrEqual(room.height)
  }
})
