import { folded } from '../norwegian'

const WORD = /[\p{Letter}\p{Number}]+/gu

/** The words of a text, as a search compares them. */
export function words(text: string): string[] {
  return folded(text).match(WORD) ?? []
}

/** The words as they are written, in lower case; as many as `words` finds in the same text. */
export function writtenWords(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}
