/** What a look says of the theme's own fields, which editors may say otherwise. */
import { paletteKeys } from '../themeDefaults'
import type { Look } from './look'

const modes = ['light', 'dark'] as const
const choices = ['headingFont', 'bodyFont', 'radius'] as const

/** By the path of the field: `light.brand`, `bodyFont`. */
export function lookValues(look: Look): ReadonlyMap<string, string> {
  return new Map([
    ...modes.flatMap((mode) => paletteKeys.map((key) => [`${mode}.${key}`, look[mode][key]] as const)),
    ...choices.map((key) => [key, look[key]] as const),
  ])
}

/** Colours are the same in either case. */
const isSame = (one: string, other: unknown) => one.toLowerCase() === String(other).toLowerCase()

/** What the look says of a field whose value is another; undefined where they agree. */
export function overriddenValue(look: Look, path: string, value: unknown): string | undefined {
  const own = lookValues(look).get(path)
  return own === undefined || isSame(own, value) ? undefined : own
}

/** A theme's data with what it leaves unsaid taken from the look. */
export function withLook<Data extends Readonly<Record<string, unknown>>>(look: Look, data: Data): Data {
  const own = Object.fromEntries(choices.map((key) => [key, look[key]]))
  const palettes = modes.map((mode) => [mode, { ...look[mode], ...Object(data[mode]) }] as const)
  return { ...own, ...data, ...Object.fromEntries(palettes) }
}
