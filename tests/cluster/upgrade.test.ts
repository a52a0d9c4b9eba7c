/**
 * Three nodes are replaced one after the other, by this version of the program and then by the one before it again, also
 * after a later one has added to the database. `UPGRADE_FROM` names the version before, as git does; else it is the
 * commit before the last.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startBalancer } from '../../scripts/balancer.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { startBucketServer } from '../support/bucketServer'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { startMailServer } from '../support/mail'
import { nodeSettings } from '../support/nodeSettings'
import { eachToldOnce } from '../support/orderEmails'
import { beginTraffic, expectStored } from '../support/traffic'

const run = promisify(execFile)

const rev = process.env.UPGRADE_FROM ?? 'HEAD~1'

/** A folder with that version, built. */
async function versionBefore(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'merkevei-before-')), 'program')
  await run('git', ['worktree', 'add', '--detach', folder, rev])
  onTestFinished(async () => {
    await run('git', ['worktree', 'remove', '--force', folder])
    rmSync(join(folder, '..'), { recursive: true, force: true })
  })
  await run(process.execPath, ['scripts/build.mjs'], { cwd: folder, maxBuffer: 64 * 1024 ** 2 })
  return folder
}

test('nodes go over to this version and back one by one, and nobody notices', async () => {
  const before = await versionBefore()
  await using mail = await startMailServer()
  await using bucket = await startBucketServer()
  await using database = await ownDatabase('PostgreSQL')
  const port = await freePort()
  const shared = { ...nodeSettings(port, mail, bucket), DATABASE_URL: database.url }
  await using one = await fragileSite(shared)
  await using two = await fragileSite(shared)
  await using three = await fragileSite(shared)
  const nodes = [one, two, three]
  await Promise.all(nodes.map((node) => node.start({}, before)))
  const balancer = await startBalancer(
    nodes.map(({ url }) => url),
    port,
  )
  onTestFinished(balancer.stop)
  const traffic = await beginTraffic(balancer.url, one.admin)
  await traffic.publish(nodes)

  async function replaceBy(program: string): Promise<void> {
    for (const node of nodes) {
      await node.end()
      await node.start({}, program)
      await traffic.publish(nodes)
    }
  }
  traffic.phase = 'to this version'
  await replaceBy('.')
  traffic.phase = 'what a later version adds'
  await one.query('alter table pages add column tip varchar')
  await one.query(`insert into payload_migrations (name, batch) values ('29991231_235959_add_tips', 9)`)
  await traffic.publish(nodes)
  traffic.phase = 'back'
  await replaceBy(before)

  process.stdout.write(`${rev}: ${await traffic.end()}\n`)
  await expectStored(one, traffic.acknowledged)
  await eachToldOnce(expect, one, mail, balancer.url)
  expect(traffic.visits.failed).toEqual([])
})
