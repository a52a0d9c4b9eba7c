/** Words of a search that one word stands for: `røyk rør` (røykrør), `kasse til aske` (askekasse), `lagrer jeg ved` (vedlagring), `tenner opp` (opptenning). */
import type { Locale } from '../locales'
import { stopWords } from './stopWords'
import { words } from './words'

/** Of Norwegian verbs. The noun has it in front: who lights a fire (`tenner opp`) reads about `opptenning`. */
const particles = new Set(words('opp ned inn ut av på'))
/** Words that say nothing between the two: `tenner jeg opp`. */
const MAX_BETWEEN = 2
/** Letters that may join two parts of a compound. */
const joints = ['', 's', 'e']

/** What each word may be a part of. Whether there is such a word is for the site to tell. */
export function joinedWords(typed: readonly string[], locale: Locale): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, string[]>()
  const note = (word: string, ...wholes: string[]) => joined.set(word, [...(joined.get(word) ?? []), ...wholes])
  const isMeant = (word: string) => !stopWords[locale].has(word)
  for (const [at, word] of typed.entries()) {
    const before = typed.slice(Math.max(0, at - 1 - MAX_BETWEEN), at).findLast(isMeant)
    if (before === undefined) continue
    if (locale === 'nb' && particles.has(word)) note(before, word + before)
    if (!isMeant(word)) continue
    const isBeside = typed[at - 1] === before
    const together = isBeside ? [before + word] : turned(before, word, locale)
    for (const part of [before, word]) note(part, ...together)
  }
  return joined
}

/** What a thing is for, or what is done with it, begins the compound. */
const turned = (before: string, word: string, locale: Locale): string[] =>
  locale === 'nb' ? joints.map((joint) => word + joint + before) : []
