/**
 * Orders while the process is killed again and again: what was acknowledged is stored exactly once, and everybody who
 * is to hear of it is written to exactly once. Of an e-mail that was on its way when the process died nobody knows; it
 * is called uncertain, and not sent again.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'vitest'
import { drawnToken } from '../../src/features/orders/tokens'
import { dealerData } from '../support/dealers'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { startMailServer } from '../support/mail'
import { eachToldOnce } from '../support/orderEmails'
import { SECRET, shortenedSecret, signIn } from '../support/site'
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
    const drawn = drawnToken(Date.now() - 60_000, shortenedSecret)

    const acknowledged = new Map<string, string>()
    let isOver = false

    /** As a browser does it: the same form until it is acknowledged. */
    async function order(key: string): Promise<void> {
      for (;;) {
        const form = new FormData()
        const fields = {
          nokkel: key,
          tegnet: drawn,
          name: key,
          email: `${key.slice(0, 8)}@example.com`,
          postcode: '9008',
        }
        for (const [name, value] of Object.entries(fields)) form.set(name, value)
        for (const cell of ['1', 'EV-1']) form.append('input_15[]', cell)
        form.append('filer', new File(['tekst'], 'notat.txt'))
        const address = [...randomBytes(3)].join('.')
        const answer = await fetch(`${site.url}/bestilling`, {
          method: 'POST',
          redirect: 'manual',
          headers: { 'x-forwarded-for': `10.${address}` },
          body: form,
        }).catch(() => undefined)
        if (answer?.status === 303) {
          acknowledged.set(key, /\/bestilling\/([^?]+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '')
          return
        }
        if (answer) expect([422, 429]).not.toContain(answer.status)
        await wait(50)
      }
    }
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isOver) {
        await order(randomBytes(16).toString('base64url'))
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

    const all = await eachToldOnce(site, mail)
    // Each kill finds one on its way at most.
    expect(all.filter(({ state }) => state === 'uncertain').length).toBeLessThanOrEqual(KILLS)
  },
)
