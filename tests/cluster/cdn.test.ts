/**
 * A real Varnish before the site: a publish is at the edge at once, nothing personal ever is, and visitors are served while
 * the site is away.
 */
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { registrationNonce } from '../../src/features/accounts/nonce'
import { openCable } from '../support/cable'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { post } from '../support/members'
import { SECRET, type Stored, shortenedSecret, signIn } from '../support/site'
import { often } from '../support/soak'
import { startVarnish } from '../support/varnish'

const PUBLISHES = often(5, 50)
/** Milliseconds of a site that is away: beyond the time of its pages and the grace of a healthy one. */
const AWAY = 15_000

interface Answer {
  status: number
  text: string
  headers: Headers
  isHit: boolean
}

async function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, { headers, redirect: 'manual' })
  const isHit = response.headers.get('x-cache') === 'hit'
  return { status: response.status, text: await response.text(), headers: response.headers, isHit }
}

/** A site behind Varnish, whose purges go through `purgeLine`. */
async function openSite(dialect: 'SQLite' | 'PostgreSQL', seconds?: number) {
  const database = await ownDatabase(dialect)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const purgeLine = await openCable(`http://127.0.0.1:${port}`)
  const site = await fragileSite({
    SECRET,
    DATABASE_URL: database.url,
    SITE_URL: url,
    CDN: 'varnish',
    CDN_URL: purgeLine.url,
  })
  await site.start()
  const varnish = await startVarnish(site.url, seconds === undefined ? { port } : { port, seconds })
  await expect.poll(async () => (await get(`${url}/readyz`)).status).toBe(200)
  const rest = await signIn(url, site.admin)
  const { doc } = await rest.call<Stored>('POST', '/api/pages', {
    title: 'Utgave 0',
    slug: 'utgave',
    _status: 'published',
  })
  return {
    url,
    site,
    purgeLine,
    publish: (title: string) => rest.call('PATCH', `/api/pages/${doc.id}`, { title, _status: 'published' }),
    waiting: async () => Number((await site.query('select count(*) as rows from cdn_purges'))[0]?.rows),
    async [Symbol.asyncDispose]() {
      await varnish[Symbol.asyncDispose]()
      await site[Symbol.asyncDispose]()
      await purgeLine[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  'a publish is at the edge at once, among visitors (%s)',
  async (dialect) => {
    await using front = await openSite(dialect)
    const address = `${front.url}/utgave`
    let ended = false
    let visits = 0
    const failed: number[] = []
    const visitors = Array.from({ length: 4 }, async () => {
      while (!ended) {
        const { status } = await get(address)
        visits++
        if (status !== 200) failed.push(status)
      }
    })
    const delays: number[] = []
    for (let at = 1; at <= PUBLISHES; at++) {
      const title = `Utgave ${at}.`
      await front.publish(title)
      const began = performance.now()
      while (!(await get(address)).text.includes(title))
        if (performance.now() - began > 60_000) throw new Error('too late')
      delays.push(performance.now() - began)
    }
    ended = true
    await Promise.all(visitors)
    delays.sort((one, other) => one - other)
    const at = (share: number) => Math.round(delays[Math.ceil(share * delays.length) - 1] ?? 0)
    process.stdout.write(
      `${dialect}: ${PUBLISHES} publishes at the edge after ${at(0.5)} ms (median), ${at(0.9)} ms (nine in ten), ${at(1)} ms (all); ${delays.filter((delay) => delay > 1000).length} after more than a second; ${visits} visits, ${failed.length} failed\n`,
    )
    expect(failed).toEqual([])
    await expect.poll(front.waiting).toBe(0)
    expect((await get(address)).text).toContain(`Utgave ${PUBLISHES}.`)
    await get(address)
    expect((await get(address)).isHit).toBe(true)
  },
)

test('nothing personal is kept, and visitors with cookies get what is kept', async () => {
  await using front = await openSite('SQLite')
  const { url } = front
  const member = { user: 'kari', pass: 'vedovn & varme', mail: 'kari@example.com', name: 'Kari Ås', nick: 'Kaisa' }
  const nonce = registrationNonce(shortenedSecret)
  await post(front, '/wp-admin/admin-ajax.php', { action: 'register_user', nonce, ...member })
  const { cookies } = await post(front, '/konto/logg-inn', { page: '/', user: member.user, pass: member.pass })
  const cookie = cookies.join('; ')
  expect(cookie).toContain('signed_in=1')

  for (let time = 0; time < 3; time++) {
    const own = await get(`${url}/konto`, { cookie })
    expect(own.text).toContain(member.mail)
    expect(own.isHit).toBe(false)
    expect((await get(`${url}/konto`)).text).not.toContain(member.mail)
    for (const path of ['/konto', '/bestilling', '/api/users/me', '/sok?q=ovn', '/finnes-ikke'])
      expect([path, (await get(url + path, { cookie })).isHit]).toEqual([path, false])
  }
  const guest = await get(`${url}/utgave`)
  for (const all of [cookie, 'consent=1.2; signed_in=1; cart=7', 'payload-token=x']) {
    const kept = await get(`${url}/utgave`, { cookie: all })
    expect(kept.isHit).toBe(true)
    expect(kept.text).toBe(guest.text)
  }
  expect([...guest.headers.keys()].filter((name) => /surrogate|varnish|via/.test(name))).toEqual([])
  const etag = guest.headers.get('etag') ?? ''
  expect((await get(`${url}/utgave`, { 'if-none-match': etag })).status).toBe(304)
})

test('only the site may purge', async () => {
  await using front = await openSite('SQLite')
  const purge = (headers: Record<string, string>) => fetch(front.url, { method: 'PURGE', headers })
  expect((await purge({ 'surrogate-key': 'a', 'x-forwarded-for': '192.0.2.7' })).status).toBe(403)
  expect((await purge({ 'surrogate-key': '.*' })).status).toBe(400)
  expect((await purge({ 'surrogate-key': 'a b' })).status).toBe(200)
})

test('while the site is away its kept pages are served, and what was published meanwhile follows', async () => {
  await using front = await openSite('SQLite', 1)
  const address = `${front.url}/utgave`
  await get(address)
  await front.site.kill()
  const statuses: number[] = []
  const until = performance.now() + AWAY
  while (performance.now() < until) statuses.push((await get(address)).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  process.stdout.write(`away for ${AWAY / 1000} s: ${statuses.length} visits, all answered\n`)
  await front.site.start()
  await expect.poll(async () => (await get(`${front.url}/readyz`)).status).toBe(200)
  await front.publish('Etterpå')
  await expect.poll(async () => (await get(address)).text).toContain('Etterpå')
})

test('what was published while the edge could not be reached is there once it can, also after a restart', async () => {
  await using front = await openSite('SQLite')
  const address = `${front.url}/utgave`
  await expect.poll(front.waiting).toBe(0)
  await get(address)
  await front.purgeLine.cut()
  await front.publish('Stille')
  expect((await get(address)).text).not.toContain('Stille')
  await expect.poll(front.site.log).toContain('the edge could not be purged')
  await front.site.kill()
  await front.purgeLine.plug()
  await front.site.start()
  const began = performance.now()
  await expect.poll(async () => (await get(address)).text).toContain('Stille')
  process.stdout.write(`purged ${Math.round(performance.now() - began)} ms after the start\n`)
  await expect.poll(front.waiting).toBe(0)
})
