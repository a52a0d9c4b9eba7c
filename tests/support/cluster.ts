/**
 * Sites of journeys on several nodes (`npm run soak -- journeys`): PostgreSQL, processes on one folder of uploads, and the
 * balancer of `ops/cluster` before them.
 */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startBalancer } from '../../scripts/balancer.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { createDatabase, databaseNamed, dropDatabase } from './postgresDatabases'

/** How many processes serve a site of a journey; several run on PostgreSQL. */
export const nodeCount = Number(process.env.NODES ?? 1)

/** Database that holds the demo; sites of journeys are copies of it. */
const DEMO = 'demo'

/** Moves the demo's site from SQLite to a PostgreSQL server of the run's own. */
export async function startDemoServer(template: string) {
  const server = await startPostgres()
  await createDatabase(server.url, DEMO)
  const target = join(template, '../target.env')
  writeFileSync(target, `DATABASE_URL=${databaseNamed(server.url, DEMO)}\n`)
  await promisify(execFile)(process.execPath, ['-C', 'production', 'cli/site.mjs', 'move', '--to', target], {
    env: { ...process.env, DATA_DIR: template },
  })
  return server
}

interface Started {
  url: string
  databaseUrl: string
  log(): string
  end(): Promise<void>
  stop(): Promise<void>
}

let sites = 0

/** `launch` starts a process with these settings. `server`: of `startDemoServer`. */
export async function startNodes(
  server: string,
  env: Readonly<Record<string, string>>,
  launch: (env: Readonly<Record<string, string>>) => Promise<Started>,
): Promise<Started> {
  const name = `site_${process.pid}_${++sites}`
  await createDatabase(server, name, DEMO)
  const databaseUrl = databaseNamed(server, name)
  const port = await freePort()
  const shared = {
    SITE_URL: `http://localhost:${port}`,
    DATABASE_POOL: '5',
    ...env,
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: String(Number(env.TRUST_PROXY ?? 0) + 1),
  }
  const nodes = await Promise.all(Array.from({ length: nodeCount }, () => launch(shared)))
  const balancer = await startBalancer(
    nodes.map(({ url }) => url),
    port,
  )
  const each = (work: (node: Started) => Promise<void>) => Promise.all(nodes.map(work)).then(() => {})
  return {
    url: balancer.url,
    databaseUrl,
    log: () => nodes.map((node) => node.log()).join(''),
    end: () => each((node) => node.end()),
    async stop() {
      await balancer.stop()
      await each((node) => node.stop())
      await dropDatabase(server, name)
    },
  }
}
