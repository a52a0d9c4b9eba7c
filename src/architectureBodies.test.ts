/** What visitors and services send is read in one place (`web/forms/readRequestBody.ts`) and taken by one receiver (`web/forms/receiveSubmission.ts`). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './architectureSources'

/** Files that touch a request's body themselves. */
const readers: readonly string[] = [
  'web/forms/readRequestBody.ts',
  // Payload's endpoints: a body is parsed by Payload, whose handlers read `req.data` too.
  'cms/rest/endpoint.ts',
  'cms/rest/bodyText.ts',
  'cms/rest/guard.ts',
  // Counts bytes and hands the body on unread.
  'server/bodyLimit.ts',
]

/** Files that take a body without `receiveSubmission`: nothing that a visitor typed is stored there. */
const withoutReceiver: readonly string[] = [
  // Parts of readers.
  'features/forms/readSubmission.ts',
  'features/newsletter/calls/read.ts',
  'features/orders/form/read.ts',
  'web/forms/readValues.ts',
  // Hand the fields to actions, each of which receives them.
  'features/sendSms/index.ts',
  'web/ajax.ts',
  // Gateways and scripts report in calls of their own, which no form sends.
  'features/analytics/collecting/routes.ts',
  'features/sms/routes.ts',
  // Writes the list in a cookie.
  'features/orders/share/sharedRoute.tsx',
]

const matching = (pattern: RegExp, files = /\.tsx?$/) =>
  sourceFiles(files)
    .filter((file) => !/\/(?:islands|client|admin)\//.test(file))
    .filter((file) => pattern.test(readFileSync(readSource(file), 'utf8')))

test('no other file reads a body or parses form data', () => {
  const reading =
    /\breq(?:uest)?(?:\.raw)?\??\.(?:json|text|arrayBuffer|blob|bytes|formData|parseBody|body)\b(?!:)|\.formData\(|\.parseBody\(|addDataAndFileToRequest\(|\bof request\.body|new (?:FormData|URLSearchParams)\(await/
  expect(matching(reading).sort()).toEqual([...readers].sort())
})

test('what is read of a form goes to the receiver', () => {
  const reads = matching(
    /import \{[^}]*\b(?:readRequestBody|readText|readValues)\b[^}]*\} from '[^']*\/(?:readRequestBody|readValues)'/,
  )
  const receives = new Set(matching(/\breceiveSubmission\b/))
  expect(reads.filter((file) => !receives.has(file)).sort()).toEqual([...withoutReceiver].sort())
})
