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

test('a form of a link does not lie over its words, beside the tools of the block or not', () => {
  const size = { width: 300, height: 220, room }
  const overlaps = (place: { left: number; top: number }, { left, top, right, bottom }: ReturnType<typeof box>) =>
    place.left < right && place.left + size.width > left && place.top < bottom && place.top + size.height > top
  const whole = box(20, 100, 700, 300)
  for (const top of [0, 110, 200, 300, 380, 560])
    for (const left of [0, 200, 600]) {
      const selected = box(left, top, 150, 20)
      for (const avoid of [undefined, box(left, top - 40, 400, 36)]) {
        const place = toolsPlace(size, { selected, whole, avoid })
        expect(overlaps(place, selected), `${left} ${top}`).toBe(false)
        expect(place.left >= 0 && place.left + size.width <= room.width, `${left} ${top}`).toBe(true)
        expect(place.top >= 0 && place.top + size.height <= room.height, `${left} ${top}`).toBe(true)
      }
    }
})

test('on a phone the form stands below words that have no room above', () => {
  const phone = { width: 359, height: 260, room: { width: 375, height: 600 } }
  const selected = box(16, 200, 120, 24)
  expect(toolsPlace(phone, { selected, whole: box(16, 180, 343, 200), avoid: box(16, 150, 300, 40) })).toEqual({
    left: 16,
    top: 230,
  })
})
