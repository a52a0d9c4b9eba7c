import { expect, test } from 'vitest'
import { CollectionIndexes } from '../../src/cms/collectionIndex'
import { ContentReader } from '../../src/cms/reader'
import { findArticlesByNumber, foldedNumber, suggestArticles } from '../../src/features/catalogue'
import { openProgram, type TestProgram } from '../support/program'

const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

async function create(site: TestProgram, fields: object): Promise<number> {
  const { status, body } = await site.rest('POST', '/api/articles', { _status: 'published', ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

test('articles are found by number however it is typed, with what a request needs of them', async () => {
  await using site = await openProgram()
  const line = (await site.rest('POST', '/api/productLines', { name: 'Vedovner' })).body.doc?.id
  const id = await create(site, {
    name: 'Varde 8',
    number: 'EV-1008',
    price: 24900.5,
    priceKind: 'from',
    unit: 'stk',
    productLine: line,
    availability: 'inStock',
  })
  await create(site, { name: 'Uten pris', number: 'EV-1', price: 100, priceKind: 'hidden' })
  const reader = new ContentReader(site.payload, 'nb', { indexes: new CollectionIndexes(site.payload) })
  const found = await findArticlesByNumber(reader, ['ev 1008', 'EV1', 'EV-9'])
  expect([...found.keys()]).toEqual(['ev1008', 'ev1'])
  const { priceText, ...facts } = found.get(foldedNumber('EV-1008')) ?? { priceText: '' }
  expect(spaced(priceText)).toBe('fra kr 24 900,50')
  expect(facts).toEqual({
    id,
    number: 'EV-1008',
    name: 'Varde 8',
    slug: 'varde-8',
    price: 24900.5,
    priceKind: 'from',
    unit: 'stk',
    productLine: line,
    availability: 'inStock',
  })
  expect(found.get('ev1')).toMatchObject({ priceText: 'Pris hos forhandler' })
  expect(found.get('ev1')).not.toHaveProperty('price')
})

test('suggestions are by number first, then by name, and never of drafts', async () => {
  await using site = await openProgram()
  await create(site, { name: 'Ovn 10 EV', number: 'A-1' })
  await create(site, { name: 'Peis', number: 'EV-10' })
  await site.rest('POST', '/api/articles?draft=true', { name: 'Utkast', number: 'EV-11', _status: 'draft' })
  const reader = new ContentReader(site.payload, 'nb', { indexes: new CollectionIndexes(site.payload) })
  const names = async (typed: string, limit = 5) =>
    (await suggestArticles(reader, typed, limit)).map(({ name }) => name)
  expect(await names('ev')).toEqual(['Peis', 'Ovn 10 EV'])
  expect(await names('ev', 1)).toEqual(['Peis'])
  expect(await names('PEI')).toEqual(['Peis'])
  expect(await names('--')).toEqual([])
})
