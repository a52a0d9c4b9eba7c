/**
 * The database is lost, and its replica takes over: whatever was acknowledged is in the replica, since each commit waits
 * for it (`synchronous_standby_names`). Kept pages are served meanwhile.
 */
import { expect, onTestFinished, test } from 'vitest'
import { startBalancer } from '../../scripts/balancer.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { startBucketServer } from '../support/bucketServer'
import { fragileSite } from '../support/fragileSite'
import { startMailServer } from '../support/mail'
import { nodeSettings } from '../support/nodeSettings'
import { eachToldOnce } from '../support/orderEmails'
import { beginTraffic, expectStored } from '../support/traffic'

test('nodes that are led to the replica of a lost database go on with all that was acknowledged', async () => {
  await using mail = await startMailServer()
  await using bucket = await startBucketServer()
  const database = await startPostgres()
  onTestFinished(database.stop)
  const replica = await database.follow()
  onTestFinished(replica.stop)
  const port = await freePort()
  const shared = nodeSettings(port, mail, bucket)
  await using one = await fragileSite({ ...shared, DATABASE_URL: database.url })
  await using two = await fragileSite({ ...shared, DATABASE_URL: database.url })
  const nodes = [one, two]
  await Promise.all(nodes.map((node) => node.start()))
  const balancer = await startBalancer(
    nodes.map(({ url }) => url),
    port,
  )
  onTestFinished(balancer.stop)
  const traffic = await beginTraffic(balancer.url, one.admin)
  await expect.poll(() => traffic.acknowledged.size).toBeGreaterThan(20)

  await database.kill()
  const lostAt = traffic.visits.answered
  // Kept pages need no database.
  expect((await fetch(`${balancer.url}/side`)).status).toBe(200)
  await expect.poll(() => traffic.visits.answered).toBeGreaterThan(lostAt)
  const known = traffic.acknowledged.size
  await replica.promote()
  for (const node of nodes) {
    await node.end()
    await node.start({ DATABASE_URL: replica.url })
  }
  await traffic.publish(nodes)
  await expect.poll(() => traffic.acknowledged.size).toBeGreaterThan(known + 20)

  process.stdout.write(`${await traffic.end()}\n`)
  await using after = await fragileSite({ ...shared, DATABASE_URL: replica.url })
  await expectStored(after, traffic.acknowledged)
  await eachToldOnce(expect, { ...after, url: one.url }, mail, balancer.url)
})
