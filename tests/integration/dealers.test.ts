/** The index of dealers: what other features ask of it, and that it follows what editors publish. */
import { expect, test } from 'vitest'
import { onChange } from '../../src/cms/changes'
import { CollectionIndexes } from '../../src/cms/collectionIndex'
import { ContentReader } from '../../src/cms/reader'
import { findDealer, nearestDealers, territoryDealers } from '../../src/features/dealers'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'

const tromso = { latitude: 69.65, longitude: 18.96 }

function readerOf({ payload }: TestProgram) {
  const indexes = new CollectionIndexes(payload)
  const stop = onChange((tags) => indexes.purge(tags))
  return { reader: new ContentReader(payload, 'nb', { indexes }), [Symbol.dispose]: stop }
}

async function create(site: TestProgram, collection: string, data: object): Promise<number> {
  const { body, status } = await site.rest('POST', `/api/${collection}`, data)
  if (!body.doc) throw new Error(`${collection}: ${status} ${JSON.stringify(body)}`)
  return body.doc.id
}

test('the nearest dealers that carry all that is asked for, at one distance by priority and then by name', async () => {
  await using site = await openProgram()
  const lines = [
    await create(site, 'productLines', { name: 'Vedovner' }),
    await create(site, 'productLines', { name: 'Bålpanner' }),
  ]
  const service = await create(site, 'services', { name: 'Montering' })
  await create(site, 'dealers', dealerData({ productLines: lines, services: [service] }))
  const near = { number: 'F-2', latitude: 69.651, productLines: [lines[0]] }
  await create(site, 'dealers', dealerData({ ...near, name: 'Bjørk', priority: 0 }))
  await create(site, 'dealers', dealerData({ ...near, number: 'F-3', name: 'Alm', latitude: 69.6511, priority: 0 }))
  await create(site, 'dealers', dealerData({ ...near, number: 'F-4', name: 'Or', latitude: 69.6509, priority: 9 }))
  await create(site, 'dealers', dealerData({ number: 'F-5', name: 'Uten sted', latitude: null, longitude: null }))
  await create(site, 'dealers', dealerData({ number: 'F-6', name: 'Utkast', _status: 'draft' }))
  await create(site, 'dealers', dealerData({ number: 'F-7', name: 'Bodø', latitude: 67.28, longitude: 14.4 }))
  using read = readerOf(site)
  const names = async (more: object = {}) =>
    (await nearestDealers(read.reader, { at: tromso, limit: 10, ...more })).map(({ dealer }) => dealer.name)
  expect(await names()).toEqual(['Ved og Varme', 'Or', 'Alm', 'Bjørk', 'Bodø'])
  expect(await names({ limit: 2 })).toEqual(['Ved og Varme', 'Or'])
  expect(await names({ withinKm: 50 })).toEqual(['Ved og Varme', 'Or', 'Alm', 'Bjørk'])
  expect(await names({ lines: [lines[0]] })).toEqual(['Ved og Varme', 'Or', 'Alm', 'Bjørk'])
  expect(await names({ lines })).toEqual(['Ved og Varme'])
  expect(await names({ services: [service], lines })).toEqual(['Ved og Varme'])
  expect((await nearestDealers(read.reader, { at: tromso }))[4]?.km).toBeCloseTo(325, -1)
  expect(await names({ lines: [99_999] })).toEqual([])
})

test('the territory of a dealer is its postcodes and its radius', async () => {
  await using site = await openProgram()
  await create(site, 'dealers', dealerData({ name: 'Postnumre', postcodeRanges: '9000–9299' }))
  await create(site, 'dealers', dealerData({ number: 'F-2', name: 'Omkrets', areaRadius: 80 }))
  await create(site, 'dealers', dealerData({ number: 'F-3', name: 'Bare butikk' }))
  using read = readerOf(site)
  const names = async (postcode: string, at?: typeof tromso) =>
    (await territoryDealers(read.reader, { postcode, ...(at ? { at } : {}) })).map(({ name }) => name)
  expect(await names('9008')).toEqual(['Postnumre'])
  expect(await names('9008', tromso)).toEqual(['Omkrets', 'Postnumre'])
  expect(await names('9300', { latitude: 69.3, longitude: 18.2 })).toEqual(['Omkrets'])
  expect(await names('9300', { latitude: 68.4, longitude: 17.4 })).toEqual([])
})

test('the index follows what is published, and not what is a draft', async () => {
  await using site = await openProgram()
  const id = await create(site, 'dealers', dealerData())
  using read = readerOf(site)
  const name = async () => (await findDealer(read.reader, id))?.name
  expect(await name()).toBe('Ved og Varme')
  await site.rest('PATCH', `/api/dealers/${id}?draft=true`, { name: 'Ikke ennå', _status: 'draft' })
  expect(await name()).toBe('Ved og Varme')
  await site.rest('PATCH', `/api/dealers/${id}`, { name: 'Ved & Varme', slug: 'vv', _status: 'published' })
  expect(await name()).toBe('Ved & Varme')
  expect((await findDealer(read.reader, 'vv'))?.id).toBe(id)
  expect((await findDealer(read.reader, 'ved-og-varme'))?.id).toBeUndefined()
  await site.rest('PATCH', `/api/dealers/${id}`, { _status: 'draft' })
  expect(await name()).toBeUndefined()
  await site.rest('PATCH', `/api/dealers/${id}`, { _status: 'published' })
  expect(await name()).toBe('Ved & Varme')
  await site.rest('DELETE', `/api/dealers/${id}`)
  expect(await name()).toBeUndefined()
})
