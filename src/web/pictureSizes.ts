/** What `sizes` says of the slot of a picture. */

/** Shape of a slot: its width divided by its height, or its height alone as a CSS length (`'22rem'`). */
export type Crop = number | string

/**
 * `sizes` of slots as `sizes` of a picture of the ratio `ratio` (width divided by height) that is cropped to fill them
 * (CSS `object-fit: cover`): it is drawn wider than a slot where it is wider in shape, and a candidate of the slot's
 * width would be blurred. `crop` is the shape
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

/** CSS pixels that the picture is wide at most; infinite where `sizes` does not tell. */
export function widestSlot(sizes: string): number {
  let window = Number.POSITIVE_INFINITY
  let widest = 0
  for (const entry of splitEntries(sizes)) {
    const [, from = 0, length = ''] = /^(?:\(min-width: (\d+)px\) )?(.*)$/.exec(entry) ?? []
    widest = Math.max(widest, widthIn(window, length))
    // The entries after it are for narrower windows.
    window = Number(from)
  }
  return widest
}

/** CSS pixels at most of a length in a window of this width. */
function widthIn(window: number, length: string): number {
  const [, amount, unit] = /^(?:calc\()?([\d.]+)(px|vw)(?: - \d+px\))?$/.exec(length) ?? []
  if (unit === 'px') return Number(amount)
  return unit === 'vw' ? (window * Number(amount)) / 100 : Number.POSITIVE_INFINITY
}

/** Commas within `max(…)` separate nothing. */
const splitEntries = (sizes: string) => sizes.split(/, (?![^(]*\))/)
