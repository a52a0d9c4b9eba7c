/** A list shared by a link: shown to whoever opens it, and taken over only when they ask for it. */
import { expect, test } from 'vitest'
import { siteWithDealers } from '../support/orders'

const list = 'EV-1*2~X-99*1'
const path = `/bestilling/delt?liste=${encodeURIComponent(list)}`
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ')

async function take(url: string, action: string, cookie = ''): Promise<Response> {
  return fetch(`${url}/bestilling/delt`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', origin: url, cookie },
    body: new URLSearchParams({ page: '/bestilling/delt', liste: list, gjor: action }),
  })
}

const cookieOf = (answer: Response) => /bestilling=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]

test('the page of a shared list says what is in it, with prices, also what is not in the catalogue', async () => {
  await using site = await siteWithDealers()
  const { status, text, headers } = await site.get(path)
  expect(status).toBe(200)
  expect(plain(text)).toContain('2 stk Varde EV-1 kr 1 000,– kr 2 000,–')
  expect(plain(text)).toContain('X-99')
  expect(plain(text)).toContain('Sum kr 2 000,– + 1 vare uten pris')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(text).toContain('<meta name="robots" content="noindex')
  // Opening it takes nothing over.
  expect(headers.get('set-cookie')).toBeNull()
})

test('without script it is added to one’s own list, or replaces it where that is asked for', async () => {
  await using site = await siteWithDealers()
  const own = 'bestilling=EV-1*3'
  const added = await take(site.url, 'legg-til', own)
  expect([added.status, added.headers.get('location')]).toEqual([303, '/bestilling'])
  expect(decodeURIComponent(cookieOf(added) ?? '')).toBe('EV-1*5~X-99*1')
  expect(decodeURIComponent(cookieOf(await take(site.url, 'bytt', own)) ?? '')).toBe(list)
  expect((await site.get(path, { cookie: own })).text).toMatch(/<p class="shared-own">/)
  expect((await site.get(path)).text).toMatch(/<p class="shared-own" hidden/)
})

test('a post from another site changes no list', async () => {
  await using site = await siteWithDealers()
  const answer = await fetch(`${site.url}/bestilling/delt`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' },
    body: new URLSearchParams({ page: '/', liste: list, gjor: 'bytt' }),
  })
  expect(cookieOf(answer)).toBeUndefined()
})

test('a link that was cut short says so, and a list that does not fit leaves one’s own as it was', async () => {
  await using site = await siteWithDealers()
  expect((await site.get('/bestilling/delt?liste=%E0%A4%A')).text).toContain('ingen artikler i lenken')
  const much = Array.from({ length: 277 }, (_, at) => `NUMMER-${at}*1`).join('~')
  const answer = await take(site.url, 'legg-til', `bestilling=${encodeURIComponent(much)}`)
  expect(answer.status).toBe(422)
  expect(cookieOf(answer)).toBeUndefined()
  expect(await answer.text()).toContain('Handlekurven er full')
})

test('the order form links to its own list', async () => {
  await using site = await siteWithDealers()
  const { text } = await site.get('/bestilling?artnr=EV-1&antall=2')
  expect(text).toContain('href="/bestilling/delt?liste=EV-1*2"')
})
