/** Errors are logged in one form, `{ err: error }`, which the log's serializer makes safe (`server/safeError.ts`). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './architectureSources'

/** The first argument of each call of a log, to its comma or end. */
const calls = /\blog(?:ger)?\.(?:error|warn|info|fatal)\(\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[^,)]+)/g

const ownForms = [
  /\.\.\.\w+\(error\)/,
  /\b(?:error|cause|reason): (?:error|err|String\(error\)|error\.message|errorMessage\()/,
  /^(?:error|err)$/,
  /\$\{(?:error|errorMessage)/,
]

test('no call of the log makes its own form of an error', () => {
  const found = sourceFiles(/\.tsx?$/).flatMap((file) =>
    [...readFileSync(readSource(file), 'utf8').matchAll(calls)].flatMap(([, facts = '']) =>
      ownForms.some((form) => form.test(facts)) || (/\berr\b/.test(facts) && !/\berr: /.test(facts))
        ? [`${file}: ${facts}`]
        : [],
    ),
  )
  expect(found).toEqual([])
})
