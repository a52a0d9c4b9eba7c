import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastProblems, isHexColour } from '../contrast'
import { themeStyle } from '../theme'
import { paletteKeys } from '../themeDefaults'
import { looks } from './looks'
import { lookValues, overriddenValue, withLook } from './lookValues'
import { quiet } from './quiet'
import { warm } from './warm'

const ofLook = (look: object) => themeStyle({ ...look, look: (look as { name: string }).name } as never).css

test.each(looks)('every text of the look $name can be read, in both palettes', (look) => {
  expect(contrastProblems(look)).toEqual([])
  // A pair with a colour that is none would not be looked at.
  for (const mode of ['light', 'dark'] as const)
    expect(paletteKeys.filter((key) => !isHexColour(look[mode][key]))).toEqual([])
})

test('looks have names of their own', () => {
  expect(new Set(looks.map(({ name }) => name)).size).toBe(looks.length)
})

const defaults = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8')

test.each(looks)('what the look $name sets is a token with a default, and a value that ends there', ({ tokens }) => {
  for (const [token, value] of Object.entries(tokens)) {
    expect(defaults).toContain(`\n  ${token}: `)
    expect(value).not.toMatch(/[;{}<]/)
  }
})

test('a theme serves the tokens and the fonts of its look, and nothing of another', () => {
  expect(ofLook(quiet)).toContain('@media screen{:root:root{--section:clamp(4.5rem,')
  const files = [...ofLook(quiet).matchAll(/url\([^)]*\/([\w-]+)-latin/g)].map(([, font]) => font)
  expect(new Set(files)).toEqual(new Set(['figtree']))
  expect(ofLook(warm)).not.toContain('@media screen')
  expect(ofLook({ ...warm, name: 'taken-out' })).toBe(ofLook(warm))
})

test('a field is overridden where its value is not the look’s, in whichever case it is written', () => {
  expect(overriddenValue(quiet, 'light.brand', '#17191a')).toBeUndefined()
  expect(overriddenValue(quiet, 'light.brand', '#ff0000')).toBe('#17191A')
  expect(overriddenValue(quiet, 'bodyFont', 'system')).toBe('figtree')
  expect(overriddenValue(quiet, 'look', 'warm')).toBeUndefined()
  expect(lookValues(quiet).size).toBe(2 * paletteKeys.length + 3)
})

test('what a theme leaves unsaid is its look’s', () => {
  expect(withLook(quiet, { look: 'quiet', light: { brand: '#0000aa' }, radius: 'small' })).toEqual({
    look: 'quiet',
    light: { ...quiet.light, brand: '#0000aa' },
    dark: quiet.dark,
    headingFont: 'figtree',
    bodyFont: 'figtree',
    radius: 'small',
  })
})
