import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByText } from './byText'

/** Two texts that have one hash (FNV-1a). */
const alike = ['costarring', 'liquid']

test('it finds what a map by text would, also where two texts have one hash', () => {
  const text = fc.constantFrom(...alike, 'a', '')
  const step = fc.record({ text, deletes: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const map = new Map<string, number>()
      const things = new ByText((thing) => steps[thing]?.text ?? '')
      for (const [thing, { text, deletes }] of steps.entries()) {
        const known = map.get(text)
        if (deletes && known !== undefined) {
          map.delete(text)
          things.delete(known)
        } else if (!deletes) {
          map.set(text, thing)
          things.set(thing)
        }
        for (const one of [...alike, 'a', '']) expect(things.get(one)).toBe(map.get(one))
      }
    }),
  )
})

test('what lost its text to another is deleted without it', () => {
  const things = new ByText(() => 'a')
  things.set(1)
  things.set(2)
  things.delete(1)
  expect(things.get('a')).toBe(2)
})

test('what changes in a copy leaves the other as it is', () => {
  const things = new ByText(() => 'a')
  things.set(1)
  const copy = new ByText(() => 'a', things)
  copy.delete(1)
  expect([things.get('a'), copy.get('a')]).toEqual([1, undefined])
})
