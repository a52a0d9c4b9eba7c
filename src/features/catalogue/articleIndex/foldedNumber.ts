import { folded } from '../../../lib/norwegian'

/** Normalises an article number for comparison: `EV-1008`, `ev 1008` and `ev1008` are equal. */
export function foldedNumber(text: string): string {
  return folded(text).replace(/[^\p{Letter}\p{Number}]/gu, '')
}
