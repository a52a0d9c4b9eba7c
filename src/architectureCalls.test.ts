/** Screens of the admin call endpoints in one way (`web/admin/callApi`): one reading of errors, nothing rejected. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './architectureSources'

/** Files that call `fetch` themselves, with the reason. */
const callers: readonly string[] = [
  'web/admin/callApi.ts',
  // Stand in place of `fetch` for Payload's own calls.
  'features/deletion/admin/intercept.ts',
  'features/users/admin/sessionEnd.ts',
]

test('no screen of the admin calls fetch itself', () => {
  const found = sourceFiles(/\/admin\/(?:.+\/)?[^/]+\.tsx?$/).filter(
    (file) => !file.includes('.test.') && /(?<![.\w])fetch\(/.test(readFileSync(readSource(file), 'utf8')),
  )
  expect(found.sort()).toEqual([...callers].sort())
})
