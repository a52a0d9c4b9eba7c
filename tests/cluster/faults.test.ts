/**
 * Three nodes behind the balancer of `ops/cluster`, of which one at a time is killed, stopped, frozen, cut off from the
 * database, or has a wrong clock: what was accepted is stored once and told of once, visitors see no error, and after a
 * publish every node shows the new page.
 */
import { existsSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { startBalancer } from '../support/balancer'
import { startBucketServer } from '../support/bucketServer'
import { openCable } from '../support/cable'
import { dealerData } from '../support/dealers'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { orderUntilAcknowledged } from '../support/insistentCustomer'
import { startMailServer } from '../support/mail'
import { eachToldOnce } from '../support/orderEmails'
import { SECRET, type Stored, signIn } from '../support/site'
import { often } from '../support/soak'

const ROUNDS = often(1, 3)
/** Milliseconds that a fault lasts. */
const FAULT = 8000
const VISITORS = 8
const CUSTOMERS = 4

/** From Debian's package `faketime`. */
const fakeClock = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
const shifted = existsSync(fakeClock)
  ? { LD_PRELOAD: fakeClock, FAKETIME: '+90s', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  : undefined

/** With a line of its own to the database. */
async function openNode(databaseUrl: string, shared: Readonly<Record<string, string>>) {
  const line = await openCable(databaseUrl)
  const site = await fragileSite({ ...shared, DATABASE_URL: line.url })
  return {
    line,
    site,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await line[Symbol.asyncDispose]()
    },
  }
}

/** Asked of one node by the name that the site has. */
function pageOf(url: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${url}/side`, { headers: { host }, agent: false }, (response) => {
      let text = ''
      response.on('data', (piece) => (text += piece)).on('end', () => resolve(text))
    }).on('error', reject)
  })
}

type Node = Awaited<ReturnType<typeof openNode>>

const body = (heading: string) => [{ blockType: 'hero', heading, layout: 'plain' }]

test('nodes that fail in turn lose nothing, double nothing, and no visitor sees it', {
  timeout: 1_800_000,
}, async () => {
  await using mail = await startMailServer()
  await using bucket = await startBucketServer()
  await using database = await ownDatabase('PostgreSQL')
  const port = await freePort()
  const shared = {
    SECRET,
    SMTP_URL: mail.url,
    // Customers tell an address each, before the balancer's own.
    TRUST_PROXY: '2',
    SITE_URL: `http://localhost:${port}`,
    S3_BUCKET: 'merkevei',
    S3_ENDPOINT: bucket.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  await using one = await openNode(database.url, shared)
  await using two = await openNode(database.url, shared)
  await using three = await openNode(database.url, shared)
  const nodes = [one, two, three]
  await Promise.all(nodes.map(({ site }) => site.start()))
  await using balancer = await startBalancer(
    nodes.map(({ site }) => site.url),
    port,
  )
  const rest = await signIn(balancer.url, one.site.admin)
  await rest.call('POST', '/api/dealers', dealerData({ requestEmail: 'forhandler@example.com' }))
  const page = await rest.call<Stored>('POST', '/api/pages', { title: 'Side', _status: 'published', body: body('0') })

  let isOver = false
  const visits = { answered: 0, failed: [] as string[], longest: 0 }
  const visit = async (path: string) => {
    const began = performance.now()
    const failure = await fetch(balancer.url + path, { headers: { connection: 'close' } }).then(
      async (response) => {
        await response.text()
        return response.status === 200 ? undefined : String(response.status)
      },
      (error: Error) => String(error.cause ?? error),
    )
    visits.longest = Math.max(visits.longest, performance.now() - began)
    if (failure === undefined) visits.answered++
    else visits.failed.push(`${fault} ${path} ${failure}`)
  }
  let fault = 'none'
  const acknowledged = new Map<string, string>()
  const paths = ['/side', '/sok', '/bestilling', '/konto', '/sitemap.xml']
  const clients = [
    ...Array.from({ length: VISITORS }, async (_, at) => {
      for (let turn = at; !isOver; turn++) {
        await visit(paths[turn % paths.length] ?? '/')
        await wait(20)
      }
    }),
    ...Array.from({ length: CUSTOMERS }, async () => {
      while (!isOver) {
        const { key, number } = await orderUntilAcknowledged(balancer.url)
        acknowledged.set(key, number)
        await wait(200)
      }
    }),
  ]

  let edition = 0
  /** Publishes, and waits until each node that is in service shows it. */
  const publish = async (away?: Node) => {
    const heading = String(++edition)
    await rest.call('PATCH', `/api/pages/${page.doc.id}`, { body: body(heading) })
    for (const { site } of nodes.filter((node) => node !== away))
      await expect
        .poll(async () => /<h1>([^<]*)/.exec(await pageOf(site.url, new URL(balancer.url).host))?.[1])
        .toBe(heading)
  }

  const faults: Record<string, (node: Node) => Promise<() => Promise<void>>> = {
    async killed({ site }) {
      await site.kill()
      return () => site.start()
    },
    async stopped({ site }) {
      await site.end()
      return () => site.start()
    },
    async frozen({ site }) {
      site.freeze()
      return async () => site.thaw()
    },
    async 'cut off'({ line }) {
      await line.cut()
      return line.plug
    },
    ...(shifted && {
      async shifted({ site }) {
        await site.end()
        await site.start(shifted)
        return async () => {
          await site.end()
          await site.start()
        }
      },
    }),
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, begin] of Object.entries(faults)) {
      const node = nodes[(round + Object.keys(faults).indexOf(name)) % nodes.length]
      if (!node) throw new Error('no node')
      fault = name
      const mend = await begin(node)
      await wait(FAULT / 2)
      await publish(name === 'shifted' ? undefined : node)
      await wait(FAULT / 2)
      await mend()
      await publish()
    }
  isOver = true
  await Promise.all(clients)
  const counted = `${visits.answered} visits were answered, the slowest after ${Math.round(visits.longest)} ms, ${visits.failed.length} failed; ${acknowledged.size} orders, ${edition} publishes`
  process.stdout.write(`${counted}\n`)

  const requests = (await one.site.query('select id, name, number from order_requests')) as {
    name: string
    number: string
  }[]
  expect(requests.length).toBe(acknowledged.size)
  await eachToldOnce(expect, one.site, mail, balancer.url)
  expect(new Map(requests.map(({ name, number }) => [name, number]))).toEqual(acknowledged)
  expect(visits.failed).toEqual([])
})
