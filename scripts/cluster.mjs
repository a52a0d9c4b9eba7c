/**
 * `npm run cluster`: the demo on three nodes of this machine (`-- <number>`: as many), as `ops/cluster` has it with Docker:
 * HAProxy, PostgreSQL with a replica, a bucket and a mail catcher. All of it is gone when the command ends. A node that dies
 * is started again, as a supervisor does.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { hasBalancer, startBalancer } from './balancer.mjs'
import { build } from './build.mjs'
import { atEnd } from './cleanup.mjs'
import { installPackages } from './debian.mjs'
import { ensureInstalled } from './ensure.mjs'
import { fetchPackage } from './fetch-package.mjs'
import { freePort } from './free-port.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { requireNode } from './node-version.mjs'
import { startPostgres } from './postgres.mjs'
import { giveUp, step } from './progress.mjs'
import { production, root } from './project.mjs'

const administrator = { email: 'admin@example.com', password: 'vedovn-og-varme' }
const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
const BUCKET = 'merkevei'

/** Milliseconds after which a node that died is started again. */
const REST = 1000

/** @param {string} directory */
async function startBucket(directory) {
  const folder = await fetchPackage('@20minutes/s3rver', '4.0.4')
  const S3rver = createRequire(import.meta.url)(folder)
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It reckons the signature of a question with a query otherwise than today's clients do.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  })
  const { port } = await server.run()
  return `http://127.0.0.1:${port}`
}

/** @param {string} directory */
async function startMailCatcher(directory) {
  const folder = await fetchPackage('maildev', '3.0.0')
  const [smtp, web] = [await freePort(), await freePort()]
  const own = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1', '--mail-directory', directory, '--silent']
  const command = [join(folder, 'dist/bin/maildev.js'), '-s', String(smtp), '-w', String(web), ...own]
  const child = spawn(process.execPath, command, { stdio: 'ignore' })
  atEnd(() => child.kill())
  return { smtp: `smtp://127.0.0.1:${smtp}`, web: `http://localhost:${web}` }
}

/**
 * @param {number} number
 * @param {Record<string, string>} shared settings of all nodes
 * @param {string} folder of the cluster
 */
async function startNode(number, shared, folder) {
  const port = await freePort()
  const dataDir = join(folder, `node${number}`)
  mkdirSync(dataDir)
  const env = { ...process.env, ...production, ...shared, PORT: String(port), DATA_DIR: dataDir }
  let isOver = false
  let child = start()
  atEnd(() => {
    isOver = true
    child.kill('SIGKILL')
  })
  function start() {
    const started = spawn(process.execPath, ['-C', 'production', 'dist/server/main.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    started.stderr.pipe(process.stderr)
    started.once('exit', async (code, signal) => {
      if (isOver) return
      console.log(`Node ${number} ended (${signal ?? code}).`)
      await wait(REST)
      child = start()
      console.log(`Node ${number} is process ${child.pid} now.`)
    })
    return started
  }
  return { url: `http://localhost:${port}`, pid: child.pid }
}

/** @param {number} count */
async function startCluster(count) {
  const folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), 'merkevei-cluster-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const database = await startPostgres()
  const replica = await database.follow()
  const bucket = await startBucket(join(folder, 'bucket'))
  const mails = await startMailCatcher(join(folder, 'mails'))
  const port = Number(process.env.PORT ?? 8080)
  const shared = {
    SITE_URL: `http://localhost:${port}`,
    TRUST_PROXY: '1',
    SECRET: 'a-secret-for-trying-change-it',
    DATABASE_URL: database.url,
    S3_ENDPOINT: bucket,
    S3_BUCKET: BUCKET,
    ...keys,
    SMTP_URL: mails.smtp,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  }
  const nodes = await Promise.all(Array.from({ length: count }, (_, at) => startNode(at + 1, shared, folder)))
  const balancer = await startBalancer(
    nodes.map(({ url }) => url),
    port,
  )
  const settings = join(folder, 'settings.env')
  writeFileSync(
    settings,
    Object.entries(shared)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  return { url: balancer.url, nodes, database, replica, bucket, mails, settings }
}

requireNode()
try {
  const count = Number(process.argv[2] ?? 3)
  if (!Number.isInteger(count) || count < 1) throw new Error('say how many nodes: npm run cluster -- 3')
  await ensureInstalled()
  await build()
  if (!hasBalancer()) await installPackages(['haproxy'])
  const cluster = await step(`Starting ${count} nodes`, () => startCluster(count))
  const lines = [
    ['Site', cluster.url],
    ['Admin', `${cluster.url}/admin`],
    ['E-mail', administrator.email],
    ['Password', administrator.password],
    ['Mails', cluster.mails.web],
    ...cluster.nodes.map(({ url, pid }, at) => [`Node ${at + 1}`, `${url} (process ${pid})`]),
    ['Database', cluster.database.url],
    ['Replica', cluster.replica.url],
    ['Bucket', `${cluster.bucket}/${BUCKET}`],
    ['Settings', cluster.settings],
  ]
  console.log(`\n${lines.map(([name, text]) => `  ${name?.padEnd(9)} ${text}`).join('\n')}\n\nCtrl-C ends it.`)
} catch (error) {
  giveUp(error)
}
