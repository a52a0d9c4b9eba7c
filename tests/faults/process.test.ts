/** The built process as a whole: that it starts every time, stops without losing a request, and says what is wrong. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { startErrorService } from '../support/errorService'
import { ownDatabase } from '../support/fragileSite'
import { often } from '../support/soak'

/** Without its build conditions, Node 20 fails at about one start in six; fifty show it surely. */
const STARTS = often(5, 50)

function dataFolder() {
  const path = mkdtempSync(join(tmpdir(), 'process-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['-C', 'production', 'dist/server/main.js'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', DEMO: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const said: string[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(String(chunk)))
  child.stderr?.on('data', (chunk: Buffer) => said.push(String(chunk)))
  return { child, said: () => said.join('') }
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) =>
    child.exitCode !== null ? resolve(child.exitCode) : child.once('exit', resolve),
  )

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  for (let tries = 0; tries < 2400 && child.exitCode === null; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

const statusOfUpgrade = (port: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket' }
    get({ port, path: '/healthz', headers, agent: false }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    )
  })

test(`starts ${STARTS} times of ${STARTS}`, { timeout: 1_800_000 }, async () => {
  using data = dataFolder()
  let started = 0
  for (let round = 0; round < STARTS; round++) {
    const port = await freePort()
    const { child } = run({ PORT: String(port), DATA_DIR: data.path })
    if (await answers(`http://localhost:${port}/healthz`, child)) started++
    child.kill('SIGKILL')
    await ended(child)
  }
  expect(started).toBe(STARTS)
})

test('a stop lets running requests finish and loses nothing that was accepted', async () => {
  using data = dataFolder()
  const port = await freePort()
  const env = {
    PORT: String(port),
    DATA_DIR: data.path,
    ADMIN_EMAIL: 'a@example.com',
    ADMIN_PASSWORD: 'long enough for tests',
  }
  const url = `http://localhost:${port}`
  const first = run(env)
  expect(await answers(`${url}/healthz`, first.child)).toBe(true)
  const login = async () => {
    const answer = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
    })
    return ((await answer.json()) as { token: string }).token
  }
  const headers = { authorization: `JWT ${await login()}`, 'content-type': 'application/json' }
  const write = (at: number) =>
    fetch(`${url}/api/redirects`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ from: `/r${at}`, type: 'address', url: '/' }),
    })
      .then(({ status }) => status === 201)
      .catch(() => false)
  const writes = Array.from({ length: 20 }, (_, at) => write(at))
  setTimeout(() => first.child.kill('SIGTERM'), 30)
  const accepted = (await Promise.all(writes)).filter(Boolean).length
  expect(await ended(first.child)).toBe(0)

  const second = run(env)
  expect(await answers(`${url}/healthz`, second.child)).toBe(true)
  const stored = (await (await fetch(`${url}/api/redirects?limit=100`)).json()) as { totalDocs: number }
  second.child.kill('SIGTERM')
  await ended(second.child)
  // Nobody else on the machine reads it.
  expect(statSync(join(data.path, 'site.db')).mode & 0o077).toBe(0)
  expect(stored.totalDocs).toBeGreaterThanOrEqual(accepted)
  expect(accepted).toBeGreaterThan(0)
})

test('under load a stop resets no request, says so first, and leaves one whole file', async () => {
  using data = dataFolder()
  const port = await freePort()
  const { child } = run({ PORT: String(port), DATA_DIR: data.path, STOP_DELAY: '5' })
  expect(await answers(`http://localhost:${port}/healthz`, child)).toBe(true)
  const agent = new Agent({ keepAlive: true, maxSockets: 30 })
  const counted = { answered: 0, refused: 0, cut: 0 }
  const ask = () =>
    new Promise<void>((resolve) => {
      get({ port, path: '/konto', agent }, (response) => {
        response.resume().on('end', () => {
          counted.answered++
          resolve()
        })
      }).on('error', ({ code }: NodeJS.ErrnoException) => {
        counted[code === 'ECONNREFUSED' ? 'refused' : 'cut']++
        resolve()
      })
    })
  // Each goes on until nobody listens any more.
  const client = async () => {
    while (counted.refused === 0) await ask()
  }
  const clients = Array.from({ length: 30 }, client)
  await expect.poll(() => counted.answered).toBeGreaterThan(100)
  const before = counted.answered
  child.kill('SIGTERM')
  const readiness = async () => {
    const answer = await fetch(`http://localhost:${port}/readyz`)
    return { status: answer.status, process: ((await answer.json()) as { process: string }).process }
  }
  await expect.poll(readiness).toEqual({ status: 503, process: 'stopping' })
  expect(await ended(child)).toBe(0)
  await Promise.all(clients)
  expect(counted.cut).toBe(0)
  expect(counted.answered).toBeGreaterThan(before)
  // What was written beside the file is in it.
  const log = join(data.path, 'site.db-wal')
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0)
})

test.each([
  [{ PORT: 'abc' }, /^Setting PORT cannot be used: .+\.$/],
  [{ SITE_URL: 'www.example.no' }, /^Setting SITE_URL cannot be used: .+\.$/],
])('a wrong setting stops the start with one line: %j', async (env, line) => {
  using data = dataFolder()
  const { child, said } = run({ DATA_DIR: data.path, ...env })
  expect(await ended(child)).toBe(1)
  expect(said().trim()).toMatch(line)
})

test('a database that is damaged stops the start with one line', async () => {
  using data = dataFolder()
  writeFileSync(join(data.path, 'site.db'), 'no database'.repeat(1000))
  const { child, said } = run({ DATA_DIR: data.path, PORT: String(await freePort()) })
  expect(await ended(child)).toBe(1)
  expect(said().trim()).toMatch(/^The database cannot be used: the file is damaged.+\.$/)
})

test('a first start prints no JSON, and the address, e-mail and password last; the admin opens when it is built', async () => {
  using data = dataFolder()
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: data.path, LOG_LEVEL: 'info', MERKEVEI_ADMIN_BUILD: 'running' }
  const { child, said } = run(env)
  const url = `http://localhost:${port}`
  expect(await answers(`${url}/healthz`, child)).toBe(true)
  const building = await fetch(`${url}/admin/login`)
  expect([building.status, await building.text()]).toEqual([
    503,
    expect.stringContaining('The admin is being prepared.'),
  ])
  const readiness = async () => (await fetch(`${url}/readyz`)).json()
  await expect.poll(readiness).toMatchObject({ ready: true, indexes: 'read', admin: 'building' })

  child.send('admin built')
  await expect.poll(async () => (await fetch(`${url}/admin/login`)).status).toBe(200)
  expect(
    said()
      .trim()
      .split(/\s*\n\s*/),
  ).toEqual([
    expect.stringMatching(/^✓ Preparing the database \(/),
    expect.stringContaining(`${url}/`),
    expect.stringContaining(`${url}/admin`),
    expect.stringMatching(/^E-mail/),
    expect.stringMatching(/^Password/),
  ])
  // Next would take the connections of those who ask for another protocol, and never answer.
  expect(await statusOfUpgrade(port)).toBe(200)
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
})

test('a port that is taken is named', async () => {
  using data = dataFolder()
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
  const { port } = holder.address() as AddressInfo
  const { child, said } = run({ DATA_DIR: data.path, PORT: String(port) })
  expect(await ended(child)).toBe(1)
  expect(said()).toContain(`Port ${port} is in use. Set PORT to another.`)
  holder.close()
})

test('a start whose log is JSON says everything in lines of it, and never the password', async () => {
  using data = dataFolder()
  const port = await freePort()
  const env = { PORT: String(port), DATA_DIR: data.path, LOG_FORMAT: 'json', LOG_LEVEL: 'info' }
  const { child, said } = run(env)
  expect(await answers(`http://localhost:${port}/healthz`, child)).toBe(true)
  const second = run({ ...env, DATA_DIR: join(data.path, 'second') })
  expect(await ended(second.child)).toBe(1)
  child.kill('SIGTERM')
  expect(await ended(child)).toBe(0)
  const lines = (printed: string) =>
    printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string })
  expect(
    lines(said())
      .map(({ msg }) => msg)
      .slice(-3),
  ).toEqual([
    expect.stringMatching(/^✓ Preparing the database \(/),
    'made the first administrator: `merkevei user rescue` sets a password',
    'listening',
  ])
  expect(lines(second.said()).at(-1)).toMatchObject({ msg: `Port ${port} is in use. Set PORT to another.` })
})

/** As systemd with a socket unit: holds the socket, and starts the command again each time that it ends. */
const supervisor = `
use Socket; $^F = 3;
socket(my $socket, PF_INET, SOCK_STREAM, 0); fileno($socket) == 3 or die "descriptor";
setsockopt($socket, SOL_SOCKET, SO_REUSEADDR, 1);
bind($socket, sockaddr_in($ENV{PORT}, INADDR_LOOPBACK)) or die "bind"; listen($socket, 128);
$SIG{TERM} = sub { $last = 1; kill "TERM", $child }; $SIG{HUP} = sub { kill "TERM", $child };
until ($last) {
  unless ($child = fork) { $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1; exec @ARGV }
  1 until waitpid($child, 0) == $child;
}`

test.each(['1', '2'])(
  'a restart behind a socket that is kept open refuses nobody, with %s process(es)',
  async (WORKERS) => {
    using data = dataFolder()
    const port = await freePort()
    const command = [process.execPath, '-C', 'production', 'dist/server/main.js']
    const child = spawn('perl', ['-e', supervisor, ...command], {
      env: { ...process.env, NODE_ENV: 'production', DEMO: '0', PORT: String(port), DATA_DIR: data.path, WORKERS },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGTERM'))
    let starts = 0
    child.stdout.on('data', (chunk: Buffer) => (starts += String(chunk).match(/Site /g)?.length ?? 0))
    /** A connection of its own for each, as of visitors who come in the meantime. */
    const visit = () =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ port, path: '/healthz', agent: false }, (response) => resolve(response.resume().statusCode)).on(
          'error',
          reject,
        )
      })
    await expect.poll(() => visit().catch(() => 0)).toBe(200)
    child.kill('SIGHUP')
    while (starts < 2) expect(await visit()).toBe(200)
    child.kill('SIGTERM')
    await ended(child)
  },
)

test('two processes that start together on an empty PostgreSQL both serve, with one administrator', async () => {
  await using database = await ownDatabase('PostgreSQL')
  const starts = [dataFolder(), dataFolder()].map(async (data) => {
    const port = await freePort()
    const { child, said } = run({
      PORT: String(port),
      DATA_DIR: data.path,
      DATABASE_URL: database.url,
      SECRET: 'a secret of the tests, long enough',
    })
    const serves = await answers(`http://localhost:${port}/healthz`, child)
    child.kill('SIGKILL')
    await ended(child)
    data[Symbol.dispose]()
    return { serves, passwords: said().match(/Password/g)?.length ?? 0, said: said() }
  })
  const [first, second] = await Promise.all(starts)
  expect([first?.serves, second?.serves], `${first?.said}${second?.said}`).toEqual([true, true])
  expect((first?.passwords ?? 0) + (second?.passwords ?? 0)).toBe(1)
})

test('an error that nobody caught is in the log and reported before the process ends, without what it quotes', async () => {
  using data = dataFolder()
  await using service = await startErrorService()
  const fault = join(data.path, 'fault.mjs')
  writeFileSync(
    fault,
    `const wait = setInterval(() => {
      if (process.listenerCount('uncaughtException') === 0) return
      clearInterval(wait)
      setTimeout(() => { throw new SyntaxError('Unexpected token k, kari@example.com is not JSON') })
    }, 20)`,
  )
  const { child, said } = run({
    PORT: String(await freePort()),
    DATA_DIR: data.path,
    NODE_OPTIONS: `--import=${fault}`,
    SENTRY_DSN: service.dsn,
  })
  expect(await ended(child)).toBe(1)
  const line = said()
    .split('\n')
    .find((one) => one.includes('an error was not caught'))
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 60, err: { type: 'SyntaxError' } })
  expect(service.reports()).toMatchObject([{ level: 'fatal' }])
  expect(said() + service.calls[0]?.body).not.toContain('kari')
})
