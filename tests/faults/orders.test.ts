/**
 * Orders while the process is killed again and again: what was acknowledged is stored exactly once, and everybody who
 * is to hear of it is written to exactly once. Of an e-mail that was on its way when the process died nobody knows; it
 * is called uncertain, and not sent again.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'vitest'
import { dealerData } from '../support/dealers'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { orderUntilAcknowledged } from '../support/insistentCustomer'
import { startMailServer } from '../support/mail'
import { eachToldOnce } from '../support/orderEmails'
import { SECRET, signIn } from '../support/site'
import { often } from '../support/soak'

const KILLS = often(2, 30)
const CLIENTS = 6

test.concurrent.for(['SQLite', 'PostgreSQL'] as const)(
  'a process on %s that is killed at any moment loses no acknowledged order and doubles nothing',
  {
    timeout: 1_800_000,
  },
  async (dialect, { expect }) => {
    await using mail = await startMailServer()
    await using database = await ownDatabase(dialect)
    await using site = await fragileSite({ SECRET, SMTP_URL: mail.url, DATABASE_URL: database.url })
    await site.start()
    const rest = await signIn(site.url, site.admin)
    await rest.call('POST', '/api/dealers', dealerData({ requestEmail: 'forhandler@example.com' }))

    const acknowledged = new Map<string, string>()
    let isOver = false

    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        const { key, number } = await orderUntilAcknowledged(site.url)
        acknowledged.set(key, number)
        // However quick the machine is: all e-mails must be sent before the end.
        await wait(100)
      }
    })
    for (let round = 0; round < KILLS; round++) {
      const before = acknowledged.size
      while (acknowledged.size === before) await wait(5)
      await wait(Math.random() * 1500)
      await site.kill()
      // On PostgreSQL another process could hold it: nobody settles it before its lease has run out, as here at once.
      await site.query(`update emails set lease_until = '2000-01-01' where state = 'sending'`)
      await site.start()
    }
    isOver = true
    await Promise.all(clients)

    const requests = (await site.query('select id, name, number from order_requests')) as {
      id: number
      name: string
      number: string
    }[]
    expect(new Map(requests.map(({ name, number }) => [name, number]))).toEqual(acknowledged)
    expect(requests).toHaveLength(acknowledged.size)
    const { totalDocs } = await rest.call<{ totalDocs: number }>('GET', '/api/orderFiles?limit=1')
    expect(totalDocs).toBe(acknowledged.size)

    const all = await eachToldOnce(expect, site, mail)
    // Each kill finds one on its way at most.
    expect(all.filter(({ state }) => state === 'uncertain').length).toBeLessThanOrEqual(KILLS)
  },
)
