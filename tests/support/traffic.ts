/** Visitors and customers of a site on several nodes, while its nodes fail or are replaced. */
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { dealerData } from './dealers'
import { orderUntilAcknowledged } from './insistentCustomer'
import { type Stored, signIn } from './site'

const VISITORS = 8
const CUSTOMERS = 4

/** The page that `publish` changes is at `/side`. */
const paths = ['/side', '/sok', '/bestilling', '/konto', '/sitemap.xml']

/** Asked of one node by the name that the site has. */
function pageOf(url: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(`${url}/side`, { headers: { host }, agent: false }, (response) => {
      let text = ''
      response.on('data', (piece) => (text += piece)).on('end', () => resolve(text))
    }).on('error', reject)
  })
}

const body = (heading: string) => [{ blockType: 'hero', heading, layout: 'plain' }]

/** Makes a dealer and a page, and lets visitors and customers in. `url`: of the balancer. */
export async function beginTraffic(url: string, admin: { email: string; password: string }) {
  const rest = await signIn(url, admin)
  await rest.call('POST', '/api/dealers', dealerData({ requestEmail: 'forhandler@example.com' }))
  const page = await rest.call<Stored>('POST', '/api/pages', { title: 'Side', _status: 'published', body: body('0') })
  let isOver = false
  let edition = 0
  const visits = { answered: 0, failed: [] as string[], longest: 0 }
  /** Numbers of orders by the keys that they were sent with. */
  const acknowledged = new Map<string, string>()
  const traffic = {
    visits,
    acknowledged,
    /** What is done to the nodes; said of visits that fail meanwhile. */
    phase: '',
    publishes: () => edition,
    /** Publishes, and waits until each of the nodes shows it. */
    async publish(nodes: readonly { url: string }[]) {
      const heading = String(++edition)
      await rest.call('PATCH', `/api/pages/${page.doc.id}`, { body: body(heading) })
      for (const node of nodes)
        await expect.poll(async () => /<h1>([^<]*)/.exec(await pageOf(node.url, new URL(url).host))?.[1]).toBe(heading)
    },
    /** Everybody leaves; customers once their orders are acknowledged. */
    async end() {
      isOver = true
      await Promise.all(people)
      return `${visits.answered} visits were answered, the slowest after ${Math.round(visits.longest)} ms, ${visits.failed.length} failed; ${acknowledged.size} orders, ${edition} publishes`
    },
  }
  async function visit(path: string): Promise<void> {
    const began = performance.now()
    const failure = await fetch(url + path, { headers: { connection: 'close' } }).then(
      async (response) => {
        await response.text()
        return response.status === 200 ? undefined : String(response.status)
      },
      (error: Error) => String(error.cause ?? error),
    )
    visits.longest = Math.max(visits.longest, performance.now() - began)
    if (failure === undefined) visits.answered++
    else visits.failed.push(`${traffic.phase} ${path} ${failure}`)
  }
  const people = [
    ...Array.from({ length: VISITORS }, async (_, at) => {
      for (let turn = at; !isOver; turn++) {
        await visit(paths[turn % paths.length] ?? '/')
        await wait(20)
      }
    }),
    ...Array.from({ length: CUSTOMERS }, async () => {
      while (!isOver) {
        const { key, number } = await orderUntilAcknowledged(url)
        acknowledged.set(key, number)
        await wait(200)
      }
    }),
  ]
  return traffic
}

/** Expects each acknowledged order to be stored once. */
export async function expectStored(
  site: { query(sql: string): Promise<Record<string, unknown>[]> },
  acknowledged: ReadonlyMap<string, string>,
): Promise<void> {
  const requests = (await site.query('select name, number from order_requests')) as { name: string; number: string }[]
  expect(requests.length).toBe(acknowledged.size)
  expect(new Map(requests.map(({ name, number }) => [name, number]))).toEqual(acknowledged)
}
