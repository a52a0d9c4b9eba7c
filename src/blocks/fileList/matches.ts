import { folded } from '../../lib/norwegian'

/** Whether a text contains every word that was typed, in any order, however its letters are written. */
export function matches(text: string, asked: string): boolean {
  const within = folded(text)
  return folded(asked)
    .split(/\s+/)
    .every((word) => within.includes(word))
}
