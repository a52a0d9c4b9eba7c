/** The editors' own wording of the program's texts: by language, and one at a time. */
import { expect, test } from 'vitest'
import { openView } from '../support/editors'
import { faultOf, openProgram } from '../support/program'

test('a text is replaced in one language, at once, and the other texts stay', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const title = async (path: string) => /<h1[^>]*>([^<]*)/.exec((await site.get(path)).text)?.[1]
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

test('every text is open to editors, and the admin draws them in one editor', async () => {
  await using site = await openProgram()
  const { fields } = site.payload.globals.config.find(({ slug }) => slug === 'texts') ?? { fields: [] }
  const locked = fields.filter((field) => 'virtual' in field && field.admin?.readOnly !== false)
  expect(locked).toEqual([])
  expect(fields.filter(({ type }) => type === 'ui')).toHaveLength(1)
})

test('a text that lost a placeholder, or has one that nothing replaces, is refused with its name', async () => {
  await using site = await openProgram()
  const save = (texts: object, language: 'nb' | 'en' = 'nb') =>
    site.rest('POST', '/api/globals/texts?locale=nb', texts, { 'accept-language': language })
  const lost = await save({ searchHits: 'Treff på «{term}»' })
  expect([lost.status, faultOf(lost.body)]).toEqual([
    400,
    'Teksten mangler {count}. Det må stå med, for det byttes ut når teksten vises.',
  ])
  const unknown = await save({ close: 'Lukk {vindu}' }, 'en')
  expect([unknown.status, faultOf(unknown.body)]).toEqual([
    400,
    'This text does not know {vindu}; it would be shown as it stands. Take it away.',
  ])
  expect((await save({ searchHits: 'Fant {count} for «{term}»' })).status).toBe(200)
})

test('two editors change different texts from the same state: both stand; the same text is asked about', async () => {
  await using site = await openProgram()
  const [one, other] = [await openView(site, 'global:texts'), await openView(site, 'global:texts')]
  const form = { menu: null, close: null, search: null }
  expect((await one.save({ ...form, menu: 'Innhold' })).status).toBe(200)
  const second = await other.save({ ...form, close: 'Steng' })
  expect([second.status, second.merged]).toEqual([200, ['own', 'menu']])
  const stored = await site.payload.findGlobal({ slug: 'texts', locale: 'nb' })
  expect(stored).toMatchObject({ menu: 'Innhold', close: 'Steng' })
  const third = await one.save({ ...form, menu: 'Innhold', close: 'Slutt' })
  expect(third.conflict.fields.map(({ path }) => path)).toEqual(['close'])
})
