import { DEFAULT_HEIGHT } from './fields'

/** Largest height that the classes can express; also the field's limit. */
const MAX_HEIGHT = 2000

const places = ['thousands', 'hundreds', 'tens', 'ones'] as const

/**
 * Classes for a height in whole pixels, one for each digit: `expand-hundreds-1 expand-tens-5`. The security policy
 * allows no style attributes, typed `attr()` is not in all browsers, and a height set by script would move the page.
 */
export function heightClasses(pixels: number | null | undefined): string[] {
  const height = Math.min(Math.max(Math.round(pixels ?? DEFAULT_HEIGHT) || 0, 0), MAX_HEIGHT)
  const digits = String(height).padStart(places.length, '0')
  return places.flatMap((place, at) => (digits[at] === '0' ? [] : [`expand-${place}-${digits[at]}`]))
}
