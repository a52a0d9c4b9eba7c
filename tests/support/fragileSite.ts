/** A site that is killed and started again, and a database that outlives it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Database } from '../../scripts/database.mjs'
import { freePort } from '../../scripts/free-port.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'

const admin = { email: 'admin@example.com', password: 'vedovn-og-varme' }

const numbersIn = (file: string): number[] => (readFileSync(file, 'utf8').match(/\d+/g) ?? []).map(Number)

/** A site that can be killed and started again on the same data. */
export async function fragileSite(environment: Readonly<Record<string, string>>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-fragile-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let child: ChildProcess | undefined
  let said = ''
  let database: Database | undefined
  const keep = (piece: Buffer) => {
    said += piece.toString()
  }
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  async function gone(signal: NodeJS.Signals): Promise<void> {
    const dying = child
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return
    const end = new Promise((resolve) => dying.once('exit', resolve))
    dying.kill(signal)
    await end
  }
  return {
    url,
    admin,
    dataDir,
    /** Bytes of memory that its process holds. */
    memory: () => 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8'))?.[1]),
    /** Numbers of the processes that it supervises (`WORKERS`), the oldest first. */
    processes: () => numbersIn(`/proc/${child?.pid}/task/${child?.pid}/children`),
    /** Files and connections that its process has open. */
    openFiles: () => readdirSync(`/proc/${child?.pid}/fd`).length,
    /** What all its processes have printed. */
    log: () => said,
    /** `program`: folder of another built version. */
    async start(more: Readonly<Record<string, string>> = {}, program = '.') {
      const started = spawn(process.execPath, ['-C', 'production', 'dist/server/main.js'], {
        cwd: program,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          DEMO: '0',
          STOP_DELAY: '0',
          LOG_LEVEL: 'warn',
          PORT: String(port),
          DATA_DIR: dataDir,
          SITE_URL: url,
          TRUST_PROXY: '1',
          ADMIN_EMAIL: admin.email,
          ADMIN_PASSWORD: admin.password,
          ...environment,
          ...more,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      started.stdout.on('data', keep)
      started.stderr.on('data', keep)
      while (!(await isUp())) {
        if (started.exitCode !== null) throw new Error(`the site did not start:\n${said}`)
        await wait(20)
      }
    },
    async kill() {
      await gone('SIGKILL')
    },
    /** As a stop by a supervisor: running requests end. */
    async end() {
      await gone('SIGTERM')
    },
    /** It keeps its connections and says nothing. */
    freeze() {
      child?.kill('SIGSTOP')
    },
    thaw() {
      child?.kill('SIGCONT')
    },
    /** Asks its database, also while it is dead. */
    async query(sql: string) {
      database ??= await connect(environment.DATABASE_URL || `file:${join(dataDir, 'site.db')}`)
      return database.rows(sql)
    },
    async [Symbol.asyncDispose]() {
      await this.kill()
      await database?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** SQLite's lies with the site's data, and needs no address. */
export async function ownDatabase(dialect: 'SQLite' | 'PostgreSQL') {
  const server = dialect === 'PostgreSQL' ? await startPostgres() : undefined
  return {
    url: server?.url ?? '',
    async [Symbol.asyncDispose]() {
      await server?.stop()
    },
  }
}
