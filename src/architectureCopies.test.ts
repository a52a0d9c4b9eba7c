/** Small rules that stand once: what they decide must not differ from file to file. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './architectureSources'

const rules: readonly { what: string; pattern: RegExp; only: readonly string[] }[] = [
  {
    what: 'the id of a relation',
    pattern: /typeof ([\w.]+) === 'object' \? \(?\1\??\.id\b/,
    only: ['cms/relatedId.ts'],
  },
  {
    what: 'a name in snake case',
    pattern: /replace\(\/\[A-Z\]\/g, \(\w+\) => `_\$/,
    only: ['lib/snakeCase.ts'],
  },
  {
    what: 'whether a value is an object and no list',
    pattern: /typeof (\w+) === 'object' && \1 !== null && !Array\.isArray\(\1\)/,
    only: ['lib/isValues.ts'],
  },
  {
    what: 'a signature with a key',
    pattern: /\bcreateHmac\(/,
    only: ['platform/signing.ts'],
  },
  {
    what: 'whether a form is answered in JSON',
    pattern: /header\('accept'\)/,
    only: ['web/forms/wantsJson.ts'],
  },
]

test.each(rules)('$what is decided in one place', ({ pattern, only }) => {
  const found = sourceFiles(/\.tsx?$/).filter((file) => pattern.test(readFileSync(readSource(file), 'utf8')))
  expect(found).toEqual(only)
})
