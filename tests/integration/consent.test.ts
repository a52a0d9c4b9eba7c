import { expect, test } from 'vitest'
import { deleteAnswers } from '../../src/features/consent'
import { openProgram, type TestProgram } from '../support/program'

const askForBoth = async ({ payload }: TestProgram) => {
  await payload.updateGlobal({ slug: 'forwardingSettings', data: { upstream: 'ga4' } })
  await payload.updateGlobal({ slug: 'consentSettings', data: { rememberMedia: true } })
}

const answer = (
  { url }: TestProgram,
  fields: Record<string, string>,
  { path = '/samtykke', ...headers }: Record<string, string> = {},
) =>
  fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, ...headers },
    body: new URLSearchParams(fields),
  })

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const versionIn = (html: string) => /name="version" value="(\w+)"/.exec(html)?.[1] ?? ''

const choices = async ({ payload }: TestProgram) =>
  (await payload.find({ collection: 'consentChoices', sort: 'id', depth: 0 })).docs

test('with nothing in use there is no banner, no link and nothing to answer', async () => {
  await using site = await openProgram()
  const page = await site.get('/')
  expect(page.text).not.toMatch(/consent-banner|consent-line|\/samtykke/)
  expect(page.headers.get('set-cookie')).toBeNull()
  const own = await site.get('/samtykke')
  expect(own.status).toBe(200)
  expect(own.text).toContain('ikke noe som trenger ditt ja')
  const answered = await answer(site, { answer: 'accept' })
  expect([answered.status, cookieOf(answered)]).toEqual([409, ''])
  expect(await choices(site)).toEqual([])
})

test('the question comes into kept pages with the setting, and goes with it; the link stays once somebody answered', async () => {
  await using site = await openProgram()
  expect((await site.get('/')).text).not.toContain('consent-banner')
  await askForBoth(site)
  const page = await site.get('/')
  expect(page.text).toContain('consent-banner')
  expect(page.text).toContain('Statistikk hos Google Analytics 4')
  expect(page.text).toMatch(/<noscript><p class="consent-line">/)
  expect(page.headers.get('set-cookie')).toBeNull()
  expect((await site.get('/samtykke')).text).not.toContain('consent-banner')
  await answer(site, { answer: 'refuse' })
  await site.payload.updateGlobal({ slug: 'forwardingSettings', data: { upstream: 'none' } })
  await site.payload.updateGlobal({ slug: 'consentSettings', data: { rememberMedia: false } })
  const after = (await site.get('/')).text
  expect(after).not.toContain('consent-banner')
  expect(after).toContain('href="/samtykke"')
})

test('a yes is stored with the words that it answers before it is acknowledged', async () => {
  await using site = await openProgram()
  await askForBoth(site)
  const version = versionIn((await site.get('/')).text)
  const answered = await answer(
    site,
    { answer: 'choose', media: '1', version, page: '/ovner' },
    { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' },
  )
  expect([answered.status, answered.headers.get('location')]).toEqual([303, '/ovner'])
  const cookie = answered.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(
    new RegExp(`^samtykke=${version}\\.media\\.[0-9a-f-]{36}; Max-Age=31536000; Path=/; SameSite=Lax$`),
  )
  const [stored] = await choices(site)
  expect(stored).toMatchObject({
    given: 'media',
    refused: 'statistics',
    version,
    language: 'nb',
    page: '/ovner',
    browser: 'Firefox, Windows',
    choice: cookie.split('.')[2]?.split(';')[0],
  })
  const { docs } = await site.payload.find({ collection: 'choiceWordings' })
  expect(docs).toHaveLength(1)
  expect(docs[0]).toMatchObject({ version })
  expect(JSON.stringify(docs[0]?.texts)).toContain('Statistics at Google Analytics 4')
  const own = await site.get('/samtykke', { cookie: cookieOf(answered) })
  expect(own.text).toMatch(/name="media"[^>]*checked/)
  expect(own.text).not.toMatch(/name="statistics"[^>]*checked/)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
})

test('a no is remembered for half a year, and withdrawing keeps the number of the choice', async () => {
  await using site = await openProgram()
  await askForBoth(site)
  const version = versionIn((await site.get('/')).text)
  const given = await answer(site, { answer: 'accept', version }, { accept: 'application/json' })
  expect(await given.json()).toEqual({ given: ['statistics', 'media'], refused: [] })
  const withdrawn = await answer(site, { answer: 'refuse', version }, { cookie: cookieOf(given) })
  expect(withdrawn.headers.get('location')).toBe('/samtykke?gjort=lagret')
  expect(withdrawn.headers.get('set-cookie')).toMatch(/\.none\..*Max-Age=15724800/)
  const rows = await choices(site)
  expect(rows.map(({ given, refused }) => [given, refused])).toEqual([
    ['statistics, media', ''],
    ['', 'statistics, media'],
  ])
  expect(new Set(rows.map(({ choice }) => choice)).size).toBe(1)
})

test('a yes to words that have changed since is none, a no always is one', async () => {
  await using site = await openProgram()
  await askForBoth(site)
  const old = versionIn((await site.get('/')).text)
  const before = cookieOf(await answer(site, { answer: 'accept', version: old }))
  await site.payload.updateGlobal({
    slug: 'texts',
    locale: 'en',
    data: { consentMediaText: 'Everything from {hosts}.' },
  })
  const now = versionIn((await site.get('/')).text)
  expect(now).not.toBe(old)
  const late = await answer(site, { answer: 'accept', version: old })
  expect([late.status, cookieOf(late)]).toEqual([409, ''])
  expect((await site.get('/samtykke', { cookie: before })).text).toContain('endret siden du svarte')
  const no = await answer(site, { answer: 'refuse', version: old })
  expect(cookieOf(no)).toContain(`samtykke=${now}.none.`)
})

test('a browser that asks not to be measured says no to statistics, whatever is sent', async () => {
  await using site = await openProgram()
  await askForBoth(site)
  const version = versionIn((await site.get('/')).text)
  const answered = await answer(site, { answer: 'accept', version }, { 'sec-gpc': '1', accept: 'application/json' })
  expect(await answered.json()).toEqual({ given: ['media'], refused: ['statistics'] })
  expect((await choices(site))[0]).toMatchObject({ signal: true })
  expect((await site.get('/samtykke', { 'sec-gpc': '1' })).text).toContain('om ikke å måle deg')
})

test('no other site says yes for a visitor, nobody is led away, and many answers are too many', async () => {
  await using site = await openProgram()
  await askForBoth(site)
  const version = versionIn((await site.get('/')).text)
  const foreign = await answer(site, { answer: 'accept', version }, { 'sec-fetch-site': 'cross-site' })
  expect([foreign.status, cookieOf(foreign)]).toEqual([403, ''])
  for (const page of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example'])
    expect((await answer(site, { answer: 'refuse', page })).headers.get('location')).toBe('/')
  const english = await answer(site, { answer: 'refuse' }, { path: '/en/samtykke' })
  expect(english.headers.get('location')).toBe('/en/samtykke?gjort=lagret')
  let last = english
  for (let tries = 0; tries < 30; tries++) last = await answer(site, { answer: 'refuse' })
  expect([last.status, cookieOf(last), last.headers.get('retry-after')]).toEqual([429, '', '60'])
})

test('evidence is read by administrators alone, changed by nobody, and goes when it has ended long enough', async () => {
  await using site = await openProgram()
  await askForBoth(site)
  await answer(site, { answer: 'refuse' })
  const [row] = await choices(site)
  expect((await fetch(`${site.url}/api/consentChoices`)).status).toBe(403)
  expect((await site.rest('GET', '/api/consentChoices')).body.docs).toHaveLength(1)
  expect((await site.rest('PATCH', `/api/consentChoices/${row?.id}`, { given: 'media' })).status).toBe(403)
  expect((await site.rest('DELETE', `/api/consentChoices/${row?.id}`)).status).toBe(403)
  await expect(
    site.payload.update({ collection: 'consentChoices', id: row?.id ?? 0, data: { given: 'media' } }),
  ).rejects.toThrow('never changed')
  expect(await deleteAnswers(site.payload, Date.now())).toBe(0)
  expect(await deleteAnswers(site.payload, Date.now() + 183 * 24 * 60 * 60 * 1000)).toBe(1)
  expect((await site.payload.count({ collection: 'choiceWordings' })).totalDocs).toBe(0)
})

test('a place that asks offers the yes for all only where it is remembered', async () => {
  await using site = await openProgram()
  const body = [{ blockType: 'video', source: 'external', url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Film' }]
  await site.rest('POST', '/api/pages', { title: 'Film', body, _status: 'published' })
  expect((await site.get('/film')).text).not.toContain('data-action="always"')
  await site.payload.updateGlobal({ slug: 'consentSettings', data: { rememberMedia: true } })
  const page = (await site.get('/film')).text
  expect(page).toContain('Vis alltid innhold fra andre')
  expect(page).toMatch(/data-consent="[0-9a-f]{12}" data-answers="\/samtykke"/)
})
