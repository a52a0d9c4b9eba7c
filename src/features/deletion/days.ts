/** Days that a document stays in a bin. */

export const BIN_DAYS = 30

const DAY = 24 * 60 * 60 * 1000

/** Days until permanent deletion, rounded up; 0 if it is deleted in the next round. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + BIN_DAYS * DAY - now) / DAY))
