/**
 * A campaign while the processes that fill its queue and send it are killed again and again: nobody gets a message
 * twice, and none is missing except those of which the program says that it does not know. And nothing of all this is
 * in the log.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type ExpectStatic, test } from 'vitest'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { signIn } from '../support/site'
import { KANNEL_ACCEPTED, startGateway, type TestGateway } from '../support/smsGateway'
import { often } from '../support/soak'

const NUMBERS = often(1_000, 20_000)
const KILLS = often(2, 50)
const CALLS_AT_ONCE = 20
/** Milliseconds that the gateway takes for each, so that it lasts for all kills. */
const LATENCY = 25
const TEXT = 'Velkommen til høstens messe'

type Site = Awaited<ReturnType<typeof fragileSite>>

const numberOf = (at: number) => `+47${40_000_000 + at}`

async function fill({ query }: Site): Promise<void> {
  const at = '2026-01-01T00:00:00.000Z'
  for (let from = 1; from <= NUMBERS; from += 1000) {
    const ids = Array.from({ length: 1000 }, (_, step) => from + step)
    await query(`insert into subscribers (id, mobile, name, locale, source, updated_at, created_at)
      values ${ids.map((id) => `(${id}, '${numberOf(id)}', 'Kari', 'nb', 'form', '${at}', '${at}')`).join(', ')}`)
    await query(`insert into subscriptions (subscriber_id, "group", state, consent, since)
      values ${ids.map((id) => `(${id}, 0, 'active', 1, '${at}')`).join(', ')}`)
  }
}

/** Begins the campaign as a marketer does, and kills the process while it puts receivers in the queue. */
async function send(site: Site, gateway: TestGateway, expect: ExpectStatic): Promise<void> {
  const { query } = site
  await fill(site)
  const rest = await signIn(site.url, site.admin)
  await rest.call('POST', '/api/globals/smsSettings', {
    gateway: 'kannel',
    kannel: { url: `${gateway.url}/cgi-bin/sendsms`, username: 'bruker', password: 'hemmelig-passord' },
    perSecond: 0,
    callsAtOnce: CALLS_AT_ONCE,
  })
  const { doc } = await rest.call<{ doc: { id: number } }>('POST', '/api/campaigns', {
    name: 'Messe',
    text: TEXT,
    atNight: true,
  })
  await rest.call('POST', `/api/campaigns/${doc.id}/send`, {})
  await expect
    .poll(async () => Number((await query('select count(*) as n from sms_messages'))[0]?.n), { interval: 5 })
    .toBeGreaterThan(0)
  await site.kill()
  const [row] = await query('select count(*) as n from sms_messages')
  process.stdout.write(`${JSON.stringify({ inTheQueueAtTheFirstKill: Number(row?.n) })}\n`)
}

/** Until something more has reached the gateway. */
async function sends(gateway: TestGateway): Promise<void> {
  const before = gateway.accepted.size
  while (gateway.accepted.size === before && gateway.accepted.size < NUMBERS) await wait(5)
}

const moment = () => wait(100 + Math.random() * 500)

async function judge({ query }: Site, gateway: TestGateway, log: string, expect: ExpectStatic): Promise<void> {
  const states = async () => {
    const rows = await query('select state, count(*) as count from sms_messages group by state')
    return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]))
  }
  await expect
    .poll(async () => Object.keys(await states()).filter((state) => state === 'waiting' || state === 'sending'), {
      timeout: 600_000,
      interval: 500,
    })
    .toEqual([])
  const twice = [...gateway.accepted].filter(([, times]) => times > 1)
  expect(twice).toEqual([])
  const uncertain = await query(`select "to" from sms_messages where state = 'uncertain'`)
  const sent = await query(`select "to" from sms_messages where state = 'sent'`)
  expect(sent.length + uncertain.length).toBe(NUMBERS)
  expect(sent.filter(({ to }) => gateway.accepted.get(String(to)) !== 1)).toEqual([])
  // No lot is lost with a process, only the calls that were under way.
  expect(uncertain.length).toBeLessThanOrEqual(KILLS * CALLS_AT_ONCE)
  // Among many kills some find calls under way, else they prove nothing.
  if (KILLS > 10) expect(uncertain.length).toBeGreaterThan(0)
  // Not the digits of a time in milliseconds.
  expect(log).not.toMatch(/(?<!\d)(?:47)?4\d{7}(?!\d)/)
  for (const secret of [TEXT, 'hemmelig-passord', 'vedovn-og-varme']) expect(log).not.toContain(secret)
  const arrived = uncertain.filter(({ to }) => gateway.accepted.has(String(to))).length
  process.stdout.write(
    `${JSON.stringify({ kills: KILLS, sent: sent.length, uncertain: uncertain.length, ofThoseArrived: arrived })}\n`,
  )
}

const slowly = () =>
  startGateway(
    async () => {
      await wait(LATENCY)
      return KANNEL_ACCEPTED
    },
    { keepCalls: false },
  )

test.concurrent('one process on SQLite, killed again and again, sends each once', { timeout: 1_800_000 }, async ({
  expect,
}) => {
  await using gateway = await slowly()
  await using site = await fragileSite({ LOG_LEVEL: 'debug' })
  await site.start()
  await send(site, gateway, expect)
  for (let killed = 1; killed < KILLS; killed++) {
    await site.start({ ROLE: 'worker' })
    await sends(gateway)
    await moment()
    await site.kill()
  }
  await site.start({ ROLE: 'worker' })
  await judge(site, gateway, site.log(), expect)
})

test.concurrent('two processes on PostgreSQL, killed again and again, send each once', {
  timeout: 1_800_000,
}, async ({ expect }) => {
  await using gateway = await slowly()
  await using server = await ownDatabase('PostgreSQL')
  const env = { DATABASE_URL: server.url, LOG_LEVEL: 'debug', SECRET: 'a secret of the tests, long enough' }
  await using first = await fragileSite(env)
  await using second = await fragileSite(env)
  const workers = [first, second]
  await first.start()
  await send(first, gateway, expect)
  for (let killed = 1; killed < KILLS; killed += workers.length) {
    await Promise.all(workers.map((worker) => worker.start({ ROLE: 'worker' })))
    await sends(gateway)
    await Promise.all(workers.map((worker) => moment().then(() => worker.kill())))
  }
  // What they held is held by nobody: the wait until the clock says so is the same for any time that it shows.
  await first.query(`update sms_messages set lease_until = '2000-01-01' where lease_until is not null`)
  await Promise.all(workers.map((worker) => worker.start({ ROLE: 'worker' })))
  await judge(first, gateway, workers.map((worker) => worker.log()).join(''), expect)
  await Promise.all(workers.map((worker) => worker.kill()))
})
