import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByText } from './byText'

interface Thing {
  text: string
}

/** Two texts that have one number (FNV-1a). */
const alike = ['costarring', 'liquid']

test('it finds what a map by text would, also where two texts have one number', () => {
  const text = fc.constantFrom(...alike, 'a', '')
  const step = fc.record({ text, deletes: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const map = new Map<string, Thing>()
      const things = new ByText<Thing>(({ text }) => text)
      for (const { text, deletes } of steps) {
        const known = map.get(text)
        if (deletes && known) {
          map.delete(text)
          things.delete(known)
        } else if (!deletes) {
          const thing = { text }
          map.set(text, thing)
          things.set(thing)
        }
        for (const one of [...alike, 'a', '']) expect(things.get(one)).toBe(map.get(one))
      }
    }),
  )
})

test('what lost its text to another is deleted without it', () => {
  const [one, other] = [{ text: 'a' }, { text: 'a' }]
  const things = new ByText<Thing>(({ text }) => text)
  things.set(one)
  things.set(other)
  things.delete(one)
  expect(things.get('a')).toBe(other)
})

test('what changes in a copy leaves the other as it is', () => {
  const one = { text: 'a' }
  const things = new ByText<Thing>(({ text }) => text)
  things.set(one)
  const copy = new ByText(({ text }: Thing) => text, things)
  copy.delete(one)
  expect([things.get('a'), copy.get('a')]).toEqual([one, undefined])
})
