import { folded } from '../norwegian'

const WORD = /[\p{Letter}\p{Number}]+/gu

/** The words of a text in the form that search compares. */
export function words(text: string): string[] {
  return folded(text).match(WORD) ?? []
}

/** The words in lower case as written, in the same number as `words` returns for the text. */
export function writtenWords(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}
