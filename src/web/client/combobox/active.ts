/** No option is active: keys go to the text field. */
export const NONE = -1

/** The option that an arrow key leads to, wrapping at both ends; from the text field to the first or the last. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  if (count === 0) return NONE
  if (active === NONE) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}
