/**
 * PostgreSQL is away under load and comes back: kept pages are served meanwhile, nothing is acknowledged that is not
 * stored, and all goes on by itself.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openCable } from '../support/cable'
import { contactForm } from '../support/forms'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { type Stored, signIn } from '../support/site'
import { often } from '../support/soak'

/** Milliseconds. */
const AWAY = often(3000, 60_000)

test(`${AWAY / 1000} s without PostgreSQL under load: pages go on, nothing acknowledged is lost`, async () => {
  await using database = await ownDatabase('PostgreSQL')
  await using line = await openCable(database.url)
  await using site = await fragileSite({ DATABASE_URL: line.url })
  await site.start()
  const statusOf = async (path: string) => (await fetch(site.url + path)).status
  const { call, headers } = await signIn(site.url, site.admin)
  const { doc } = await call<Stored>('POST', '/api/forms', contactForm)
  const body = [{ blockType: 'form', form: doc.id, heading: 'Skriv til oss' }]
  await call('POST', '/api/pages', { title: 'Kontakt', _status: 'published', body })
  expect(await statusOf('/kontakt')).toBe(200)

  const acknowledged = new Set<string>()
  const refused = new Set<number>()
  const pages = new Map<number, number>()
  let isOver = false
  async function writeMessages(): Promise<void> {
    while (!isOver) {
      const name = randomBytes(8).toString('hex')
      const answer = await fetch(`${site.url}/skjema/kontakt`, {
        method: 'POST',
        redirect: 'manual',
        headers: { accept: 'application/json', 'x-forwarded-for': [10, ...randomBytes(3)].join('.') },
        body: new URLSearchParams({ name, email: 'kari@example.com', phone: '', message: 'Hei', page: '/kontakt' }),
      })
      if (answer.ok) acknowledged.add(name)
      else refused.add(answer.status)
      await answer.text()
      await wait(20)
    }
  }
  async function readPages(): Promise<void> {
    while (!isOver) {
      const status = await statusOf('/kontakt')
      pages.set(status, (pages.get(status) ?? 0) + 1)
      await wait(20)
    }
  }
  const load = Promise.all([...Array.from({ length: 6 }, writeMessages), ...Array.from({ length: 4 }, readPages)])
  const more = async (count: () => number) => {
    const before = count()
    await expect.poll(() => count() > before).toBe(true)
  }
  await more(() => acknowledged.size)

  await line.cut()
  await expect.poll(() => statusOf('/readyz')).toBe(503)
  // The admin's own framework prints what fails.
  await fetch(`${site.url}/admin`, { headers })
  await wait(AWAY)
  await more(() => pages.get(200) ?? 0)
  expect(await statusOf('/readyz')).toBe(503)
  await line.plug()
  await expect.poll(() => statusOf('/readyz')).toBe(200)
  await more(() => acknowledged.size)
  isOver = true
  await load

  const rows = await site.query('select sender from form_submissions')
  const stored = new Set(rows.map(({ sender }) => sender))
  expect([...acknowledged].filter((name) => !stored.has(name))).toEqual([])
  expect([...pages.keys()]).toEqual([200])
  // What was turned away was told that the fault is not theirs.
  expect([...refused]).toEqual([500])
  // Nor is what it was sent told to the log, which gets no more than codes and statements.
  expect(site.log()).not.toContain('params:')
  // News of other processes are heard again: what is published is seen.
  await call('POST', '/api/globals/site?locale=nb', { name: 'Etter bruddet' })
  await expect.poll(async () => (await fetch(`${site.url}/kontakt`)).text()).toContain('Etter bruddet')
})
