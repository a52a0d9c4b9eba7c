/** Moments are shown in Norwegian time, in the browser as on the server: only `src/lib` formats dates. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { layerOf, readSource, sourceFiles } from './architectureSources'

/**
 * `lib/osloTime.ts` formats a moment, `lib/calendarText.ts` a day without a time, `lib/locales.ts` a number.
 * `toLocaleString` is forbidden for numbers too: the text of a file does not show which of the two it is called on.
 */
const formats = /\.toLocale(?:Date|Time)?String\(|\bIntl\.DateTimeFormat\b/
/** What reads a moment in the time zone of the machine. */
const readsLocally = /\.(?:get(?:Hours|Minutes|Date|Day|Month|FullYear)|to(?:Date|Time)String)\(\)/

const filesThat = (pattern: RegExp) =>
  sourceFiles(/\.tsx?$/).filter(
    (file) => layerOf(file) !== layerOf('lib') && pattern.test(readFileSync(readSource(file), 'utf8')),
  )

test('no file outside lib formats dates', () => {
  expect(filesThat(formats)).toEqual([])
})

test('no file reads a moment in the time zone of the machine', () => {
  expect(filesThat(readsLocally)).toEqual([])
})
