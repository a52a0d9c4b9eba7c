/**
 * A queue of 20,000 numbers while the processes that send it are killed fifty times: nobody gets a message twice, and
 * none is missing except those of which the program says that it does not know. And nothing of all this is in the log.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startPostgres } from '../../scripts/postgres.mjs'
import { KANNEL_ACCEPTED, startGateway, type TestGateway } from '../support/smsGateway'

const NUMBERS = 20_000
const KILLS = 50
const CALLS_AT_ONCE = 20
/** Milliseconds that the gateway takes for each, so that it lasts for all kills. */
const LATENCY = 25
const TEXT = 'Velkommen til høstens messe'

type Query = (sql: string) => Promise<Record<string, unknown>[]>

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A process that can be killed and started again on the same data. */
function fragileProcess(env: Record<string, string>) {
  let child: ChildProcess | undefined
  let said = ''
  return {
    said: () => said,
    async start() {
      const port = await freePort()
      const started = spawn(process.execPath, ['-C', 'production', 'dist/server/main.js'], {
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          DEMO: '0',
          ROLE: 'worker',
          LOG_LEVEL: 'debug',
          PORT: String(port),
          SECRET: 'a secret of the tests, long enough',
          ADMIN_PASSWORD: 'vedovn-og-varme',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      const keep = (piece: Buffer) => {
        said += piece.toString()
      }
      started.stdout.on('data', keep)
      started.stderr.on('data', keep)
      while (started.exitCode === null && !(await fetch(`http://localhost:${port}/healthz`).catch(() => undefined))?.ok)
        await wait(20)
    },
    async kill() {
      const dying = child
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return
      const gone = new Promise((resolve) => dying.once('exit', resolve))
      dying.kill('SIGKILL')
      await gone
    },
  }
}

const numberOf = (at: number) => `+47${40_000_000 + at}`

async function fill(query: Query, gateway: TestGateway): Promise<void> {
  await query(`insert into sms_settings (gateway, kannel_url, kannel_username, kannel_password, per_second, calls_at_once)
    values ('kannel', '${gateway.url}/cgi-bin/sendsms', 'bruker', 'hemmelig-passord', 0, ${CALLS_AT_ONCE})`)
  await query(`insert into sms_queues (name, state) values ('Messe', 'open')`)
  const at = '2026-01-01T00:00:00.000Z'
  for (let from = 0; from < NUMBERS; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, step) => {
      const number = numberOf(from + step)
      return `('messe:${number}', '${number}', '${TEXT}', 1, 'waiting', 0, 1, '${at}', '${at}')`
    })
    await query(`insert into sms_messages (key, "to", text, queue_id, state, attempts, segments, queued_at, due_at)
      values ${rows.join(', ')}`)
  }
}

/** Until something more has reached the gateway. */
async function sends(gateway: TestGateway): Promise<void> {
  const before = gateway.accepted.size
  while (gateway.accepted.size === before && gateway.accepted.size < NUMBERS) await wait(5)
}

const moment = () => wait(100 + Math.random() * 500)

async function judge(query: Query, gateway: TestGateway, log: string): Promise<void> {
  const states = async () => {
    const rows = await query('select state, count(*) as count from sms_messages group by state')
    return Object.fromEntries(rows.map(({ state, count }) => [String(state), Number(count)]))
  }
  // To the end of the last lease.
  await expect
    .poll(async () => Object.keys(await states()).filter((state) => state === 'waiting' || state === 'sending'), {
      timeout: 120_000,
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
  expect(uncertain.length).toBeGreaterThan(0)
  expect(log).not.toMatch(/\+?47?4\d{7}/)
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

test('one process on SQLite, killed fifty times, sends each once', { timeout: 900_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sms-'))
  await using gateway = await slowly()
  const worker = fragileProcess({ DATA_DIR: dataDir })
  try {
    await worker.start()
    await worker.kill()
    const database = createClient({ url: `file:${join(dataDir, 'site.db')}` })
    const query: Query = async (sql) => (await database.execute(sql)).rows as unknown as Record<string, unknown>[]
    await fill(query, gateway)
    for (let killed = 0; killed < KILLS; killed++) {
      await worker.start()
      await sends(gateway)
      await moment()
      await worker.kill()
    }
    await worker.start()
    await judge(query, gateway, worker.said())
    database.close()
  } finally {
    await worker.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('two processes on PostgreSQL, killed fifty times, send each once', { timeout: 900_000 }, async () => {
  const server = await startPostgres()
  const dataDir = mkdtempSync(join(tmpdir(), 'sms-'))
  await using gateway = await slowly()
  const workers = [1, 2].map(() => fragileProcess({ DATA_DIR: dataDir, DATABASE_URL: server.url }))
  const database = new Client({ connectionString: server.url })
  try {
    await workers[0]?.start()
    await workers[0]?.kill()
    await database.connect()
    const query: Query = async (sql) => (await database.query(sql)).rows
    await fill(query, gateway)
    for (let killed = 0; killed < KILLS; killed += workers.length) {
      await Promise.all(workers.map((worker) => worker.start()))
      await sends(gateway)
      await Promise.all(workers.map((worker) => moment().then(() => worker.kill())))
    }
    await Promise.all(workers.map((worker) => worker.start()))
    await judge(query, gateway, workers.map((worker) => worker.said()).join(''))
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()))
    await database.end()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
