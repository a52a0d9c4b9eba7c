/** The editors' own wording of the program's texts: by language, and one at a time. */
import { expect, test } from 'vitest'
import { openProgram } from '../support/program'

test('a text is replaced in one language, at once, and the other texts stay', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const title = async (path: string) => /<h1>([^<]*)/.exec((await site.get(path)).text)?.[1]
  expect(await title('/borte')).toBe('Vi fant ikke siden')
  await site.rest('POST', '/api/globals/texts?locale=nb', { notFoundTitle: 'Borte!', search: 'Let' })
  await site.rest('POST', '/api/globals/texts?locale=en', { notFoundTitle: 'Gone!' })
  await site.rest('POST', '/api/globals/texts?locale=nb', { search: '' })
  expect(await title('/borte')).toBe('Borte!')
  expect(await title('/en/gone')).toBe('Gone!')
  // What was not sent stays, what was emptied is the program's again, and nobody writes past the fields.
  await site.rest('POST', '/api/globals/texts?locale=nb', { own: { nb: { notFoundTitle: 'Forbi feltene' } } })
  const stored = await site.payload.findGlobal({ slug: 'texts', locale: 'nb' })
  expect(stored).toMatchObject({ notFoundTitle: 'Borte!', own: { nb: { notFoundTitle: 'Borte!' } } })
  expect(stored.search).toBeUndefined()
  expect(await title('/borte')).toBe('Borte!')
})
