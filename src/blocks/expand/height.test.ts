import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heightClasses } from './height'

const styles = readFileSync(new URL('styles.css', import.meta.url), 'utf8')

/** The pixels that the style sheet sets for a class. */
function pixelsOf(name: string): number {
  const [, place, digit] = /^expand-(\w+)-(\d)$/.exec(name) ?? []
  const rule = new RegExp(`\\.${name} \\{\\s*--${place}: (\\d+);`).exec(styles)
  if (!rule || rule[1]?.[0] !== digit) throw new Error(`no rule for ${name}`)
  return Number(rule[1])
}

const sum = (names: readonly string[]) => names.map(pixelsOf).reduce((total, pixels) => total + pixels, 0)

test('classes add up to the configured height, whichever it is', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 2000 }), (height) => sum(heightClasses(height)) === height))
})

test.each([
  [null, 150],
  [undefined, 150],
  [Number.NaN, 0],
  [-20, 0],
  [99_999, 2000],
  [149.6, 150],
])('a height of %s is %d px', (given, pixels) => expect(sum(heightClasses(given))).toBe(pixels))
