/**
 * Three nodes behind the balancer of `ops/cluster`, of which one at a time is killed, stopped, frozen, cut off from the
 * database, or has a wrong clock: what was accepted is stored once and told of once, visitors see no error, and after a
 * publish every node shows the new page.
 */
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startBalancer } from '../../scripts/balancer.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { startBucketServer } from '../support/bucketServer'
import { openCable } from '../support/cable'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { startMailServer } from '../support/mail'
import { nodeSettings } from '../support/nodeSettings'
import { eachToldOnce } from '../support/orderEmails'
import { often } from '../support/soak'
import { beginTraffic, expectStored } from '../support/traffic'

const ROUNDS = often(1, 3)
/** Milliseconds that a fault lasts. */
const FAULT = 8000

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

type Node = Awaited<ReturnType<typeof openNode>>

test('nodes that fail in turn lose nothing, double nothing, and no visitor sees it', {
  timeout: 1_800_000,
}, async () => {
  await using mail = await startMailServer()
  await using bucket = await startBucketServer()
  await using database = await ownDatabase('PostgreSQL')
  const port = await freePort()
  const shared = nodeSettings(port, mail, bucket)
  await using one = await openNode(database.url, shared)
  await using two = await openNode(database.url, shared)
  await using three = await openNode(database.url, shared)
  const nodes = [one, two, three]
  await Promise.all(nodes.map(({ site }) => site.start()))
  const balancer = await startBalancer(
    nodes.map(({ site }) => site.url),
    port,
  )
  onTestFinished(balancer.stop)
  const traffic = await beginTraffic(balancer.url, one.site.admin)
  const publish = (away?: Node) => traffic.publish(nodes.filter((node) => node !== away).map(({ site }) => site))

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
      traffic.phase = name
      const mend = await begin(node)
      await wait(FAULT / 2)
      await publish(name === 'shifted' ? undefined : node)
      await wait(FAULT / 2)
      await mend()
      await publish()
    }
  process.stdout.write(`${await traffic.end()}\n`)
  await expectStored(one.site, traffic.acknowledged)
  await eachToldOnce(expect, one.site, mail, balancer.url)
  expect(traffic.visits.failed).toEqual([])
})
