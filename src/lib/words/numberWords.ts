/** Numbers that are written as words: `varde åtte`, `ti millimeter`. */
import type { Locale } from '../locales'
import { isUnit } from './quantities'
import { words } from './words'

/** One of each from two on; `en` is an article, and `to` in English a preposition. */
const written: Readonly<Record<Locale, string>> = {
  nb: `to 2 tre 3 fire 4 fem 5 seks 6 sju 7 syv 7 åtte 8 ni 9 ti 10 elleve 11 tolv 12
    tjue 20 tretti 30 førti 40 femti 50 seksti 60 sytti 70 åtti 80 nitti 90 hundre 100`,
  en: `two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12
    twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100`,
}

const numbersOf = (text: string): ReadonlyMap<string, string> => {
  const all = words(text)
  return new Map(all.flatMap((word, at) => (at % 2 === 0 ? [[word, all[at + 1] as string] as const] : [])))
}
const numbers: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  nb: numbersOf(written.nb),
  en: numbersOf(written.en),
}

/** The digits of a number word. */
export const digitsOf = (word: string, locale: Locale): string | undefined => numbers[locale].get(word)

/** Before a unit these count too. */
const counted: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  nb: new Map(Object.entries({ en: '1', ett: '1', et: '1', ein: '1', halv: '0,5', halvannen: '1,5' })),
  en: new Map(Object.entries({ a: '1', one: '1', half: '0.5' })),
}

/** The text with the number words before a unit as digits. */
export function withDigits(text: string, locale: Locale): string {
  const typed = text.split(' ')
  const digits = typed.map((word, at) => {
    const isCounted = isUnit(typed[at + 1] ?? '')
    const name = words(word)[0] ?? ''
    return (isCounted ? (digitsOf(name, locale) ?? counted[locale].get(name)) : undefined) ?? word
  })
  return digits.join(' ')
}
