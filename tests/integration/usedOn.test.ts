/** Pictures and files are found by the titles of what they are used on: in their lists' search, and by a filter. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { UploadsUsedOn } from '../../src/features/deletion/admin/facts'
import { openProgram, type TestProgram } from '../support/program'

async function picture(site: TestProgram, alt: string): Promise<number> {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `${alt}.png`, size: data.length }
  return (await site.payload.create({ collection: 'media', data: { alt }, file })).id
}

async function created(site: TestProgram, collection: string, doc: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, { _status: 'published', ...doc })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

/** Signed out. */
const nobody = { authorization: '' }

const usedOn = async (site: TestProgram, term: string, list = 'media') => {
  const { status, body } = await site.rest('GET', `/api/${list}/used-on?term=${encodeURIComponent(term)}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as UploadsUsedOn
}

/** As the admin's list asks for what is typed in its search field (Payload's `mergeListSearchAndWhere`). */
async function searched(site: TestProgram, term: string) {
  const fields = ['filename', 'alt', 'caption', 'tags']
  const where = fields.map((name, at) => `where[or][${at}][${name}][like]=${encodeURIComponent(term)}`).join('&')
  const { body } = await site.rest('GET', `/api/media?depth=0&sort=id&${where}`)
  return (body.docs as unknown as { id: number }[]).map(({ id }) => id)
}

test('pictures of fields, blocks and newer drafts are found by the title of the page or article', async () => {
  await using site = await openProgram()
  const [field, block, drafted, gallery, other] = [
    await picture(site, 'felt'),
    await picture(site, 'blokk'),
    await picture(site, 'kladd'),
    await picture(site, 'galleri'),
    await picture(site, 'annet'),
  ]
  const body = [{ blockType: 'gallery', pictures: [{ picture: block }] }]
  const page = await created(site, 'pages', { title: 'Om bedriften', slug: 'om-bedriften', picture: field, body })
  await site.rest('PATCH', `/api/pages/${page}?draft=true`, { picture: drafted, _status: 'draft' })
  await created(site, 'articles', { name: 'Peisovn Bedrift', number: 'A1', gallery: [gallery] })
  await created(site, 'pages', { title: 'Noe annet', slug: 'annet', picture: other, body: [] })

  expect(await usedOn(site, 'om bedriften')).toMatchObject({ total: 3, documents: 1, titles: ['Om bedriften'] })
  const found = await usedOn(site, 'bedrift')
  expect([...found.ids].sort()).toEqual([field, block, drafted, gallery].sort())
  expect(found).toMatchObject({ total: 4, documents: 2, isComplete: true })
  expect(await usedOn(site, 'finnes ikke')).toEqual({ total: 0, ids: [], documents: 0, titles: [], isComplete: true })
  expect((await site.rest('GET', '/api/media/used-on?term=om')).status).toBe(400)
  expect((await site.rest('GET', '/api/media/used-on?term=bedrift', undefined, nobody)).status).toBe(403)
})

test('the search of the list finds them beside names and texts', async () => {
  await using site = await openProgram()
  const [used, named] = [await picture(site, 'brukt'), await picture(site, 'vinterbilde')]
  await created(site, 'pages', { title: 'Vinterkampanje', slug: 'vinter', picture: used, body: [] })
  expect(await searched(site, 'vinter')).toEqual([used, named])
  expect(await searched(site, 'vinterkampanje')).toEqual([used])
  // Two letters stand in too many titles.
  expect(await searched(site, 'vi')).toEqual([named])
})

test('files are found by what offers them, and a document that is gone offers none', async () => {
  await using site = await openProgram()
  const data = Buffer.from('%PDF-1.4\n%%EOF')
  const file = { data, mimetype: 'application/pdf', name: 'monteringsanvisning.pdf', size: data.length }
  const { id } = await site.payload.create({ collection: 'files', data: { title: 'Anvisning' }, file })
  const article = await created(site, 'articles', { name: 'Varde 7', number: 'V7', documents: [id] })
  expect((await usedOn(site, 'varde', 'files')).ids).toEqual([id])
  expect((await usedOn(site, 'varde')).ids).toEqual([])
  await site.rest('PATCH', `/api/articles/${article}`, { deletedAt: new Date().toISOString() })
  expect((await usedOn(site, 'varde', 'files')).ids).toEqual([])
})
