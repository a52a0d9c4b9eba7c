import { expect, test } from 'vitest'
import { chosenFont } from './fontFaces'
import { type FontName, fontNames } from './fonts'

const chosen = fontNames.filter(({ value }) => value !== 'system')
/** The faces of a font, by family, with the text of each rule. */
const facesOf = (name: FontName) =>
  [...chosenFont(name).rules.matchAll(/@font-face\{font-family:"([^"]+)";([^}]+)\}/g)].map(
    ([, family = '', rule = '']) => ({
      family,
      rule,
    }),
  )

test.each(chosen)(
  'until $label has come there is a font of its kind, fitted, in regular and in bold',
  ({ value, kind }) => {
    const families = chosenFont(value).family.split(',')
    expect(families[0]).toBe(`"${value}"`)
    expect(families.at(-1)).toBe(kind)
    const faces = facesOf(value)
    const fallbacks = families.slice(1, -1).map((family) => family.replaceAll('"', ''))
    expect(fallbacks[0]).toBe(`${value} ${kind === 'serif' ? 'georgia' : 'arial'}`)
    for (const family of fallbacks) {
      const [regular, bold, ...more] = faces.filter((face) => face.family === family)
      expect(more).toEqual([])
      expect(regular?.rule).toMatch(/local\("[^"]+"\).*font-weight:1 549;size-adjust:\d+\.\d\d%;ascent-override:/)
      expect(bold?.rule).toMatch(/local\("[^"]+ Bold"\).*font-weight:550 1000;/)
      // A fallback of the other kind would look like another brand.
      expect(/Arial|Roboto|Helvetica/.test(regular?.rule ?? '')).toBe(kind === 'sans-serif')
    }
  },
)

test('a fitted line is as high as that of the chosen font, whichever local font takes its room', () => {
  for (const { rule } of facesOf('fraunces').filter(({ family }) => family !== 'fraunces')) {
    const read = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]) / 100
    // Fraunces: ascent 1956 and descent 510, of 2000 units.
    expect(read('size-adjust') * read('ascent-override')).toBeCloseTo(1956 / 2000, 3)
    expect(read('size-adjust') * read('descent-override')).toBeCloseTo(510 / 2000, 3)
  }
})

test('a font that comes late moves nothing: it is kept for the next page', () => {
  for (const { value } of chosen) expect(facesOf(value)[0]?.rule).toContain('font-display:optional')
})
