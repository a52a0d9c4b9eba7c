import { folded } from '../norwegian'
import { quantitiesIn } from './quantities'

const WORD = /[\p{Letter}\p{Number}]+/gu
/** `varde5`, `o150`: letters and digits of one word. */
const MIXED = /\d+|\D+/g

/** æ, ø and å as they are written without these letters; `folded` has made them `ae`, `o` and `a`. */
const twoLetters = (text: string) => text.replaceAll('oe', 'o').replaceAll('aa', 'a')

/** The words of a text in the form that search compares. */
export function words(text: string): string[] {
  return twoLetters(folded(text)).match(WORD) ?? []
}

/** The words in lower case as written, in the same number as `words` returns for the text. */
export function writtenWords(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? []
}

/** Letters and digits apart, if a word has both: `varde5` → `varde`, `5`. */
export function parts(word: string): string[] {
  const found = word.match(MIXED) ?? []
  return found.length > 1 ? found : []
}

/** All that a text is indexed by: its words, the parts of mixed ones, and its quantities. */
export function indexedWords(text: string): string[] {
  const plain = words(text)
  const digits = plain.flatMap((word) => parts(word).filter((part) => /\d/.test(part)))
  return [...plain, ...digits, ...quantitiesIn(text).map(({ canonical }) => canonical)]
}
