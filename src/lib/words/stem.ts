/**
 * Stems of words, so that a search finds every inflection: `askebøtter` finds `askebøtte`. Norwegian endings are those
 * of bokmål and nynorsk. Words come folded (`words.ts`); a stem is compared, never shown.
 */
import type { Locale } from '../locales'

export type Stem = (word: string) => string

/** No ending is taken from a word if fewer letters would remain. */
const MIN_STEM = 3
/** Digits have no endings. */
const DIGIT = /\d/

/** Longer endings before those that they end with. */
const endings = 'ende este enes anes ene ane ens ets ere ast es er ar en et a e'.split(' ')

/** Words that change inside, and written forms of old bokmål; also at the end of a compound. */
const endsAs: readonly [ending: string, stem: string][] = [
  ['tenger', 'tang'],
  ['stenger', 'stang'],
  ['hender', 'hand'],
  ['boker', 'bok'],
  ['ersten', 'erstein'],
  ['orsten', 'orstein'],
  ['fritt', 'fri'],
  ['fotter', 'fot'],
]

/** Forms that share no beginning long enough. */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lit: 'liten lita lite sma litle',
    stor: 'storre storst storste',
    lang: 'lengre lengst lengste',
    gra: 'gratt grae',
    bla: 'blatt blae',
    ny: 'nytt nye',
    fyr: 'fyre fyrer',
    hoy: 'hoyt hoye',
    bred: 'bredt brede',
    lav: 'lavt lave',
    tung: 'tungt tunge tyngre tyngst tyngste',
    dyp: 'dypt dype',
    kort: 'korte',
    god: 'godt gode',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem] as const)),
)

/** The ending is taken off where enough is left. */
function without(word: string, ending: string): string | undefined {
  return word.endsWith(ending) && word.length - ending.length >= MIN_STEM ? word.slice(0, -ending.length) : undefined
}

function inflectionOff(word: string): string {
  // The genitive of a name or a noun; `glass` and `hus` keep theirs.
  const plain = /[^aeiouys]s$/.test(word) && word.length > MIN_STEM + 1 ? word.slice(0, -1) : word
  for (const ending of endings) {
    const rest = without(plain, ending)
    if (rest !== undefined) return rest
  }
  return plain
}

function norwegianStem(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.length <= MIN_STEM || DIGIT.test(word)) return word
  for (const [ending, stem] of endsAs) if (word.endsWith(ending)) return word.slice(0, -ending.length) + stem
  let stem = inflectionOff(word)
  // `termometeret`, `termometre`, `termometer`; `monteringen` and `montere`.
  if (stem.endsWith('etr')) stem = stem.slice(0, -1)
  if (stem !== word) stem = (stem.length > MIN_STEM + 2 ? without(stem, 'er') : undefined) ?? stem
  stem = without(stem, 'ing') ?? stem
  // `hvitt` and `hvit`, but `matt` is not `mat`.
  if (stem.length === MIN_STEM + 1 && stem.endsWith('tt')) return stem
  return stem.length > MIN_STEM && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
}

function englishStem(word: string): string {
  if (word.length <= MIN_STEM || DIGIT.test(word)) return word
  const one = singular(word)
  const stem = without(one, 'ing') ?? without(one, 'ed') ?? one
  // `firing`, `fired` and `fire`; `fitted` and `fit`.
  return stem.length > MIN_STEM && (stem.endsWith('e') || stem.at(-1) === stem.at(-2)) ? stem.slice(0, -1) : stem
}

function singular(word: string): string {
  const stem = without(word, 'ies')
  if (stem !== undefined) return `${stem}y`
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word
}

export const stems: Readonly<Record<Locale, Stem>> = { nb: norwegianStem, en: englishStem }
