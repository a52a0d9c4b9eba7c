/** How long something lies in a bin. */

export const BIN_DAYS = 30

const DAY = 24 * 60 * 60 * 1000

/** Whole days until it is deleted for good, today's part of a day counted; 0 when it goes at the next round. */
export const daysLeft = (deletedAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + BIN_DAYS * DAY - now) / DAY))
