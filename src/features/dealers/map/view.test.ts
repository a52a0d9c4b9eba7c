import { expect, test } from 'vitest'
import { kmBetween } from '../distance'
import { landIn } from './land'
import { outline } from './outline'
import { project, unproject } from './projection'
import { viewAround } from './view'

const oslo = { latitude: 59.91, longitude: 10.75 }
const tromso = { latitude: 69.65, longitude: 18.96 }

test('distances on the map are those on the ground, within a few percent', () => {
  const [one, other] = [project(oslo), project(tromso)]
  const onMap = Math.hypot(one.x - other.x, one.y - other.y)
  expect(onMap / kmBetween(oslo, tromso)).toBeCloseTo(1, 1)
  expect(other.y).toBeLessThan(one.y)
})

test('a click on the map is where the dot would be drawn', () => {
  for (const place of [oslo, tromso, { latitude: 78.22, longitude: 15.64 }]) {
    const back = unproject(project(place))
    expect(back.latitude).toBeCloseTo(place.latitude, 6)
    expect(back.longitude).toBeCloseTo(place.longitude, 6)
  }
})

test('a view holds its places, has the shape of its frame, and is never too near', () => {
  const view = viewAround([oslo, tromso], 0.8)
  for (const { x, y } of [oslo, tromso].map(project)) {
    expect(x).toBeGreaterThan(view.x)
    expect(x).toBeLessThan(view.x + view.width)
    expect(y).toBeGreaterThan(view.y)
    expect(y).toBeLessThan(view.y + view.height)
  }
  expect(view.width / view.height).toBeCloseTo(0.8, 1)
  expect(viewAround([oslo], 1).width).toBe(110)
})

test('only the land in the view is drawn, and none at sea', () => {
  const near = landIn(viewAround([tromso], 1))
  expect(near).toMatch(/^M-?\d/)
  expect(near.length).toBeLessThan(landIn(viewAround([], 1)).length / 2)
  expect(landIn(viewAround([{ latitude: 66, longitude: 0 }], 1))).toBe('')
})

test('a wide view is drawn with no more detail than it shows', () =>
  expect(landIn(viewAround([], 1)).length).toBeLessThan(20_000))

test('the outline is small enough to go out with a page', () => expect(outline.join('').length).toBeLessThan(15_000))
