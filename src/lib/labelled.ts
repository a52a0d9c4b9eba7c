/** Facts under readable labels in a language; empty ones are omitted. */
import type { Locale, Localised } from './locales'

export function labelled<Name extends string>(names: Readonly<Record<Name, Localised>>, locale: Locale) {
  return (facts: readonly (readonly [Name, unknown])[]): Record<string, unknown> =>
    Object.fromEntries(
      facts.flatMap(([name, value]) =>
        value === undefined || value === null || value === '' ? [] : [[names[name][locale], value]],
      ),
    )
}
