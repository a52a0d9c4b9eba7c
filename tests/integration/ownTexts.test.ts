/** The editors' own wording of the program's texts: by language, one at a time, and kept through the update. */
import { expect, test } from 'vitest'
import * as postgres from '../../src/content/migrations/postgres/20261121_121951_texts_in_one_column'
import * as sqlite from '../../src/content/migrations/sqlite/20261121_121949_texts_in_one_column'
import { migrateAgain } from '../support/migrations'
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

test('texts that had a column each are still there after the update', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/texts?locale=nb', { close: 'Steng' })
  await migrateAgain(site, { postgres, sqlite }, async (run) => {
    for (const [locale, title] of [
      ['nb', 'Borte!'],
      ['en', 'Gone!'],
    ])
      await run(
        `INSERT INTO texts_locales (_parent_id, _locale, not_found_title, search_none) SELECT id, '${locale}', '${title}', NULL FROM texts`,
      )
  })
  const { own } = await site.payload.findGlobal({ slug: 'texts', locale: 'nb' })
  expect(own).toEqual({ nb: { notFoundTitle: 'Borte!' }, en: { notFoundTitle: 'Gone!' } })
})
