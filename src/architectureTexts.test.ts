/** Texts are chosen and filled in one way: `Site.t` for visitors, `useTexts` in the admin, `translate` and `say` elsewhere. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './architectureSources'

const found = (pattern: RegExp, ...except: string[]) =>
  sourceFiles(/\.tsx?$/)
    .filter((file) => !except.includes(file))
    .flatMap((file) => (readFileSync(readSource(file), 'utf8').match(pattern) ?? []).map((part) => `${file}: ${part}`))

/** `language === 'en' ? texts.en : …`, `… ? 'en' : 'nb'`; a choice between formats is none between texts. */
const choice = /=== '(?:en|nb)'\s*\?\s*(?:\w+(?:\.\w+)*\.(?:en|nb)\b|\(?'(?:en|nb)'|(?:en|nb)\b|\{ text)/g

test('the language of a text is chosen by the helpers', () => {
  expect("const text = i18n.language === 'en' ? texts.en : texts.nb").toMatch(choice)
  expect("const locale = language === 'en' ? 'en' : 'nb'").toMatch(choice)
  expect(found(choice)).toEqual([])
})

test('a text is filled in by `lib/fill.ts`', () => {
  const filling = /\.replace(?:All)?\(\s*['"`]\{\w+\}['"`]/g
  expect("text.replace('{count}', String(count))").toMatch(filling)
  expect(found(filling)).toEqual([])
})
