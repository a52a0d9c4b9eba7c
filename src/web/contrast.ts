/** WCAG 2.2 contrast of the theme's colours (success criterion 1.4.3, AA). */
import { defaultTheme, type Palette, type PaletteKey, paletteKeys, type ThemeColours } from './themeDefaults'

export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

/** Relative luminance of `#rrggbb`, 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** Colour pairs that the site uses for text of ordinary size. */
const pairs: readonly (readonly [foreground: PaletteKey, background: PaletteKey])[] = [
  ['text', 'background'],
  ['text', 'surface'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['brand', 'background'],
  ['brand', 'surface'],
  ['onBrand', 'brand'],
]

/** AA for text of ordinary size. */
const NEEDED = 4.5

export interface ContrastProblem {
  mode: 'light' | 'dark'
  foreground: PaletteKey
  background: PaletteKey
  ratio: number
  needed: number
}

/** The pairs of a theme whose contrast is too low. Missing or malformed colours are reported by another check. */
export function contrastProblems(theme: Partial<ThemeColours>): ContrastProblem[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const palette: Partial<Palette> = theme[mode] ?? {}
    return pairs.flatMap(([foreground, background]) => {
      const [one, other] = [palette[foreground], palette[background]]
      if (!isHexColour(one) || !isHexColour(other)) return []
      const ratio = contrast(one, other)
      return ratio < NEEDED ? [{ mode, foreground, background, ratio, needed: NEEDED }] : []
    })
  })
}

const reads = (ink: string, grounds: readonly string[]) => grounds.every((ground) => contrast(ink, ground) >= NEEDED)

/** The colour itself where it reads on all of these; else black or white. */
const readable = (ink: string, grounds: readonly string[]) =>
  [ink, '#000000'].find((colour) => reads(colour, grounds)) ?? '#ffffff'

/**
 * A palette whose pairs all read, of one that may be stored past the check: for what cannot be called back once it is
 * sent. On two grounds that no ink reads on, both are the first.
 */
export function readablePalette(stored: Partial<Record<PaletteKey, unknown>>): Palette {
  const palette = Object.fromEntries(
    paletteKeys.map((key) => [key, isHexColour(stored[key]) ? stored[key] : defaultTheme.light[key]]),
  ) as Palette
  const { background } = palette
  const surface = ['#000000', '#ffffff'].some((ink) => reads(ink, [background, palette.surface]))
    ? palette.surface
    : background
  const brand = readable(palette.brand, [background, surface])
  return {
    ...palette,
    surface,
    text: readable(palette.text, [background, surface]),
    muted: readable(palette.muted, [background, surface]),
    brand,
    onBrand: readable(palette.onBrand, [brand]),
  }
}
