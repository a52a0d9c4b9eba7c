import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tipPositions } from '../../cms/richText/tooltip'
import { EDGE, placeTip } from './placeTip'

const window = { width: 1000, height: 800 }
const word = { left: 480, top: 400, width: 40, height: 20 }
const tip = { width: 200, height: 60 }

test.each([
  ['top', { left: 400, top: 332 }],
  ['bottom', { left: 400, top: 428 }],
  ['left', { left: 272, top: 380 }],
  ['right', { left: 528, top: 380 }],
] as const)('at the %s there are 8 px between word and tooltip', (position, spot) =>
  expect(placeTip(word, tip, window, position)).toEqual(spot),
)

test.each([
  ['top', { top: 10 }, { left: 400, top: 38 }],
  ['bottom', { top: 770 }, { left: 400, top: 702 }],
  ['left', { left: 100 }, { left: 148, top: 380 }],
  ['right', { left: 860 }, { left: 652, top: 380 }],
] as const)('without room at the %s it flips', (position, moved, spot) =>
  expect(placeTip({ ...word, ...moved }, tip, window, position)).toEqual(spot),
)

test('on a phone, without room on either side, it stands above', () => {
  const phone = { width: 375, height: 800 }
  expect(placeTip({ ...word, left: 180 }, { width: 280, height: 60 }, phone, 'right')).toEqual({ left: 60, top: 332 })
})

test('it is always inside a window that holds it, and never on its word where a side has room', () => {
  const size = (max: number) => fc.integer({ min: 1, max })
  fc.assert(
    fc.property(
      fc.constantFrom(...tipPositions),
      fc.record({ left: size(960), top: size(760), width: size(40), height: size(40) }),
      fc.record({ width: size(300), height: size(200) }),
      (position, word, tip) => {
        const { left, top } = placeTip(word, tip, window, position)
        expect(left).toBeGreaterThanOrEqual(EDGE)
        expect(top).toBeGreaterThanOrEqual(EDGE)
        expect(left + tip.width).toBeLessThanOrEqual(window.width - EDGE)
        expect(top + tip.height).toBeLessThanOrEqual(window.height - EDGE)
        const apart =
          left + tip.width <= word.left ||
          left >= word.left + word.width ||
          top + tip.height <= word.top ||
          top >= word.top + word.height
        expect(apart).toBe(true)
      },
    ),
  )
})
