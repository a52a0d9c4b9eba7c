/**
 * What `sizes` says of a picture that is cropped to fill its slot (CSS `object-fit: cover`): it is drawn wider than the
 * slot where it is wider in shape, and a candidate of the slot's width would be blurred.
 */

/** Shape of a slot: its width divided by its height, or its height alone as a CSS length (`'22rem'`). */
export type Crop = number | string

/**
 * `sizes` of slots as `sizes` of a picture of the ratio `ratio` (width divided by height) in them. `crop` is the shape
 * of every slot, or a list with the shape of each entry of `sizes`.
 */
export function croppedSizes(sizes: string, crop: Crop | readonly Crop[], ratio: number): string {
  return splitEntries(sizes)
    .map((entry, at) => {
      const shape = typeof crop === 'object' ? crop[at] : crop
      if (shape === undefined) return entry
      const [, condition = '', length = ''] = /^(\([^)]*\) )?(.*)$/.exec(entry) ?? []
      return condition + covering(length, shape, ratio)
    })
    .join(', ')
}

/** The width at which the picture covers a slot of this width and shape. */
function covering(width: string, crop: Crop, ratio: number): string {
  if (typeof crop === 'string') return `max(${width}, ${crop} * ${rounded(ratio)})`
  const factor = ratio / crop
  const [, amount, unit] = /^([\d.]+)(px|vw)$/.exec(width) ?? []
  // A slot of 1px is one that is not shown.
  if (factor <= 1 || width === '1px') return width
  return unit ? `${Math.round(Number(amount) * factor)}${unit}` : `calc(${width} * ${rounded(factor)})`
}

const rounded = (ratio: number) => Number(ratio.toFixed(2))

/** Commas within `max(…)` separate nothing. */
const splitEntries = (sizes: string) => sizes.split(/, (?![^(]*\))/)
