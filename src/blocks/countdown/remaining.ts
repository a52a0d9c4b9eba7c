/** Time left until a moment, in the parts that a countdown shows. */

/** Largest first, with their lengths in milliseconds. */
export const units = [
  { unit: 'day', length: 86_400_000 },
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
  { unit: 'second', length: 1000 },
] as const

/** Whole days, hours, minutes and seconds from `now` to `until` (both in milliseconds); undefined once it has come. */
export function remaining(until: number, now: number): number[] | undefined {
  // Rounds up to seconds: 1 ms before the moment shows one second, and never all zeros.
  let left = Math.ceil((until - now) / 1000) * 1000
  if (!(left > 0)) return undefined
  return units.map(({ length }) => {
    const whole = Math.floor(left / length)
    left -= whole * length
    return whole
  })
}

/** A number with its unit in a language: `['3', 'dager']`. */
export function inWords(locale: string, value: number, at: number): [number: string, unit: string] {
  const unit = units[at]?.unit ?? 'second'
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).formatToParts(value)
  const text = (isUnit: boolean) =>
    parts
      .filter(({ type }) => (type === 'unit') === isUnit)
      .map((part) => part.value)
      .join('')
      .trim()
  return [text(false), text(true)]
}
