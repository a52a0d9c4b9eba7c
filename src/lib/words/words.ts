import { folded } from '../norwegian'
import { quantitiesIn } from './quantities'

const WORD = /[\p{Letter}\p{Number}]+/gu
const DIGIT = /\d/
/** `varde5`, `o150`: letters and digits of one word. */
const MIXED = /\d+|\D+/g

/** æ, ø and å as they are written without these letters; `folded` has made them `ae`, `o` and `a`. */
const twoLetters = (text: string) => text.replaceAll('oe', 'o').replaceAll('aa', 'a')

/**
 * Forms of nynorsk, folded, and what bokmål has in their place; also within compounds (`golvplate`). A pattern keeps out
 * words that only hold the form: `trommel`, `kvittering`, `hogge`, `reinsdyr`.
 */
const nynorsk: readonly (readonly [form: string, bokmal: string, pattern?: string])[] = [
  ['omn', 'ovn', '(?<!\\p{L})omn|omn(?=(?:en|ar|ane)?(?!\\p{L}))'],
  ['royr', 'ror'],
  ['golv', 'gulv'],
  ['korg', 'kurv'],
  ['kvit', 'hvit', 'kvit(?!te)'],
  ['mjuk', 'myk'],
  ['tjukk', 'tykk'],
  ['jarn', 'jern'],
  ['ljos', 'lys'],
  ['kjoken', 'kjokken'],
  ['nykel', 'nokkel'],
  ['verkstad', 'verksted'],
  ['likehald', 'likehold'],
  ['rettleiing', 'veiledning'],
  ['tilbod', 'tilbud'],
  ['opningstid', 'apningstid'],
  ['breidd', 'bredd', 'breidd(?=[ae])'],
  ['hogd', 'hoyd', 'hogd(?=[ae])'],
  ['reins', 'rens', 'reins(?=[aei])'],
]
const NYNORSK = new RegExp(nynorsk.map(([form, , pattern = form]) => pattern).join('|'), 'gu')
const bokmal: ReadonlyMap<string, string> = new Map(nynorsk.map(([form, bokmal]) => [form, bokmal]))
const toBokmal = (text: string) => text.replace(NYNORSK, (form) => bokmal.get(form) ?? form)

/** The words of a text in the form that search compares. */
export function words(text: string): string[] {
  return toBokmal(twoLetters(folded(text))).match(WORD) ?? []
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
  const digits = plain.flatMap((word) => (DIGIT.test(word) ? parts(word).filter((part) => DIGIT.test(part)) : []))
  return [...plain, ...digits, ...quantitiesIn(text).map(({ canonical }) => canonical)]
}
