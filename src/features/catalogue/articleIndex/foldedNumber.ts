import { folded } from '../../../lib/norwegian'

/** An article number as it is compared: `EV-1008`, `ev 1008` and `ev1008` are the same. */
export function foldedNumber(text: string): string {
  return folded(text).replace(/[^\p{Letter}\p{Number}]/gu, '')
}
