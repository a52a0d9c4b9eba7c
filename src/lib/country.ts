/** Countries as people write them. */
import { locales } from './locales'

let codes: ReadonlyMap<string, string> | undefined

/** Every name of a country in the site's languages, made at the first question: `norge`, `norway` → `NO`. */
function codesByName(): ReadonlyMap<string, string> {
  if (codes) return codes
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const made = new Map<string, string>()
  for (const locale of locales) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const first of letters)
      for (const second of letters) {
        const name = names.of(first + second)?.toLowerCase()
        // The code of a country that is no more has the name of its successor.
        const { region } = new Intl.Locale(`und-${first}${second}`)
        if (name && region) made.set(name, region)
      }
  }
  for (const code of [...made.values()]) made.set(code.toLowerCase(), code)
  codes = made
  return made
}

/** The ISO 3166 code of a country that is written as its code or as its name; undefined for what is none. */
export function countryCode(written: string): string | undefined {
  return codesByName().get(written.trim().toLowerCase())
}
