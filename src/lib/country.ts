/** Countries by name or ISO code. */
import { locales } from './locales'

let codes: ReadonlyMap<string, string> | undefined

/** Names of countries in the site's languages, built on first use: `norge`, `norway` → `NO`. */
function codesByName(): ReadonlyMap<string, string> {
  if (codes) return codes
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const made = new Map<string, string>()
  for (const locale of locales) {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
    for (const first of letters)
      for (const second of letters) {
        const name = names.of(first + second)?.toLowerCase()
        // `Intl` names the code of a former country after its successor.
        const { region } = new Intl.Locale(`und-${first}${second}`)
        if (name && region) made.set(name, region)
      }
  }
  for (const code of [...made.values()]) made.set(code.toLowerCase(), code)
  codes = made
  return made
}

/** The ISO 3166 code for a written code or name; undefined for an unknown one. */
export function countryCode(written: string): string | undefined {
  return codesByName().get(written.trim().toLowerCase())
}
