/** IndexNow: search engines hear of changed addresses, over a service that takes them. */
import http from 'node:http'
import type { CollectionSlug } from 'payload'
import { afterEach, expect, test } from 'vitest'
import { indexNowEndpoint, indexNowKey } from '../../src/features/indexNow'
import { undeliveredChanges } from '../../src/features/indexNow/undelivered'
import { isInProgram } from '../support/collections'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'
import { readRows } from '../support/rows'
import { startUpstream, type TestUpstream } from '../support/upstream'

const SITE_URL = 'https://www.example.no'
const HOUR = 60 * 60_000

const open: AsyncDisposable[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one[Symbol.asyncDispose]()
})

/** A site whose reports go to a server of the test. */
async function reportingSite(env: Record<string, string> = { SITE_URL }) {
  const engine = await startUpstream(() => ({ status: 202 }))
  const site = await openProgram(env)
  open.push(engine, site)
  indexNowEndpoint.provide(site.payload, `${engine.url}/indexnow`)
  await site.payload.updateGlobal({ slug: 'site', data: { indexNow: true, languages: ['nb', 'en'] } })
  return { engine, site }
}

interface Report {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}
const reports = ({ calls }: TestUpstream) => calls.map(({ body }) => JSON.parse(body) as Report)
const reported = (engine: TestUpstream) => reports(engine).flatMap(({ urlList }) => urlList)
const waiting = ({ payload }: TestProgram) => readRows(payload, 'select state, attempts, error from index_now_changes')

const page = (site: TestProgram, fields: object) =>
  site.payload.create({ collection: 'pages', data: { _status: 'published', ...fields } as never })
const change = (site: TestProgram, id: number, data: object, options: object = {}) =>
  site.payload.update({ collection: 'pages', id, data: { _status: 'published', ...data } as never, ...options })
const urls = (...paths: string[]) => paths.map((path) => SITE_URL + path)

test('what is published, moved and deleted is reported, in every language, with the key', async () => {
  const { engine, site } = await reportingSite()
  const { id } = await page(site, { title: 'Ovner', slug: 'ovner' })
  await expect.poll(() => reported(engine)).toEqual(urls('/ovner'))
  const key = indexNowKey(site.payload.secret)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(reports(engine)[0]).toMatchObject({ host: 'www.example.no', key, keyLocation: `${SITE_URL}/${key}.txt` })
  engine.calls.length = 0

  await change(site, id, { title: 'Stoves' }, { locale: 'en' })
  await expect.poll(() => reported(engine)).toEqual(urls('/ovner', '/en/ovner'))
  engine.calls.length = 0

  await change(site, id, { slug: 'peiser' })
  await expect.poll(() => reported(engine)).toEqual(urls('/ovner', '/en/ovner', '/peiser', '/en/peiser'))
  engine.calls.length = 0

  await site.payload.delete({ collection: 'pages', id })
  await expect.poll(() => reported(engine)).toEqual(urls('/peiser', '/en/peiser'))
  await expect.poll(() => waiting(site)).toEqual([])
})

test('what lies below a page that moves is reported where it was and where it is', async () => {
  const { engine, site } = await reportingSite()
  const { id } = await page(site, { title: 'Ovner', slug: 'ovner' })
  const below = await page(site, { title: 'Vedovner', slug: 'vedovner', parent: id })
  await page(site, { title: 'Små', slug: 'sma', parent: below.id })
  await page(site, { title: 'Ovnsrør', slug: 'ovnsror' })
  await expect.poll(() => reported(engine)).toContain(`${SITE_URL}/ovnsror`)
  engine.calls.length = 0
  await change(site, id, { slug: 'peiser' })
  await expect
    .poll(() => reported(engine))
    .toEqual(
      urls('/ovner', '/peiser', '/ovner/vedovner', '/peiser/vedovner', '/ovner/vedovner/sma', '/peiser/vedovner/sma'),
    )
})

test('every kind of page is reported, before and after it moves', async () => {
  const { engine, site } = await reportingSite()
  const kinds = [
    ['posts', { title: 'Nytt' }, '/aktuelt'],
    ['events', { title: 'Messe', startsAt: '2030-01-01T10:00:00Z' }, '/arrangementer'],
    ['articles', { name: 'Varde 8', number: 'EV-8' }, '/artikler'],
    ['dealers', dealerData(), '/finn-forhandler'],
  ] as const
  for (const [slug, fields, parent] of kinds.filter(([name]) => isInProgram(name))) {
    const collection = slug as CollectionSlug
    engine.calls.length = 0
    const data = { ...fields, slug: 'den-gamle', _status: 'published' } as never
    const { id } = await site.payload.create({ collection, data })
    await expect.poll(() => reported(engine), { message: collection }).toContain(`${SITE_URL}${parent}/den-gamle`)
    engine.calls.length = 0
    await site.payload.update({ collection, id, data: { slug: 'den-nye', _status: 'published' } as never })
    await expect.poll(() => reported(engine), { message: collection }).toContain(`${SITE_URL}${parent}/den-nye`)
    expect(reported(engine), collection).toContain(`${SITE_URL}${parent}/den-gamle`)
  }
})

test('the key is served to anyone, as text', async () => {
  const { site } = await reportingSite()
  const key = indexNowKey(site.payload.secret)
  const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const headers = { host: 'www.example.no' }
    http
      .get(`${site.url}/${key}.txt`, { headers }, async (response) => {
        let text = ''
        for await (const piece of response) text += piece
        resolve({ status: response.statusCode, text })
      })
      .on('error', reject)
  })
  expect({ status, text }).toEqual({ status: 200, text: key })
})

test('a hidden page is reported when it becomes so and not after, and a draft never', async () => {
  const { engine, site } = await reportingSite()
  const { id } = await page(site, { title: 'Ovner', slug: 'ovner' })
  await expect.poll(() => reported(engine)).toEqual(urls('/ovner'))
  engine.calls.length = 0
  await site.payload.update({ collection: 'pages', id, data: { title: 'Utkast', _status: 'draft' }, draft: true })
  await change(site, id, { title: 'Ovner', noindex: true })
  await expect.poll(() => reported(engine)).toEqual(urls('/ovner'))
  await change(site, id, { description: 'Skjult.' })
  await page(site, { title: 'Hemmelig', slug: 'hemmelig', noindex: true })
  await page(site, { title: 'Kopi', slug: 'kopi', canonical: '/ovner' })
  await page(site, { title: 'Siste', slug: 'siste' })
  await expect.poll(() => reported(engine)).toEqual(urls('/ovner', '/siste'))
  await expect.poll(() => waiting(site)).toEqual([])
})

test('what is not taken is reported again, and shown to administrators after an hour', async () => {
  const { engine, site } = await reportingSite()
  engine.answer = () => ({ status: 403 })
  await page(site, { title: 'Ovner', slug: 'ovner' })
  await expect.poll(() => waiting(site)).toMatchObject([{ state: 'waiting', error: 'HTTP 403' }])
  expect(await undeliveredChanges.count(site.payload)).toEqual({ failed: 0, uncertain: 0 })
  const later = await undeliveredChanges.unreported(site.payload, Date.now() + 2 * HOUR)
  expect(later.count).toEqual({ failed: 1, uncertain: 0 })
  await later.settle()
  expect((await undeliveredChanges.unreported(site.payload, Date.now() + 2 * HOUR)).count.failed).toBe(0)
  engine.answer = () => ({ status: 200 })
  await expect.poll(() => waiting(site), { timeout: 20_000 }).toEqual([])
  expect(new Set(reported(engine))).toEqual(new Set(urls('/ovner')))
})

test('nothing is reported while it is switched off, or of a site without a public https address', async () => {
  const { engine, site } = await reportingSite()
  await site.payload.updateGlobal({ slug: 'site', data: { indexNow: false } })
  await page(site, { title: 'Ovner', slug: 'ovner' })
  expect(await waiting(site)).toEqual([])
  const local = await reportingSite({})
  await page(local.site, { title: 'Ovner', slug: 'ovner' })
  expect(await waiting(local.site)).toEqual([])
  expect([...engine.calls, ...local.engine.calls]).toEqual([])
})
