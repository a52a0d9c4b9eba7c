/** What a question asks for without its word: who asks where to buy looks for a dealer, and when it is open for opening hours. */
import type { Locale } from '../locales'
import { words } from './words'

interface Intent {
  ask: ReadonlySet<string>
  verbs: ReadonlySet<string>
  noun: string
}

const intent = (ask: string, verbs: string, noun: string): Intent => ({
  ask: new Set(words(ask)),
  verbs: new Set(words(verbs)),
  noun,
})
const intents: Readonly<Record<Locale, readonly Intent[]>> = {
  nb: [
    intent('hvor kor hvem kven', 'kjøpe kjøper kjøpt kjøpes kjøpar selger selge sel', 'forhandler'),
    intent('når', 'åpent åpen åpner stengt stenger ope opnar stengjer', 'åpningstid'),
  ],
  en: [intent('where who', 'buy bought sell sells', 'dealer'), intent('when', 'open opens closed closes', 'opening')],
}

/** The words that a question asks for, and those that say so. */
export function readIntent(typed: readonly string[], locale: Locale): { nouns: string[]; said: ReadonlySet<string> } {
  const meant = intents[locale].filter(({ ask }) => typed.some((word) => ask.has(word)))
  const said = meant.map(({ verbs, noun }) => ({ noun, words: typed.filter((word) => verbs.has(word)) }))
  return {
    nouns: said.flatMap(({ noun, words: found }) => (found.length > 0 ? words(noun) : [])),
    said: new Set(said.flatMap(({ words: found }) => found)),
  }
}
