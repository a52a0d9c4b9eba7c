/** The operator's commands about backups, killed at any stage: what is said to be there is whole, and going on is possible. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startBucketServer } from '../support/bucketServer'
import { fragileSite, ownDatabase } from '../support/fragileSite'
import { signIn } from '../support/site'
import { often } from '../support/soak'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const filesIn = (folder: string): number => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
  } catch {
    return 0
  }
}

/** Each file by its path, with the hash of its bytes. */
function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort()
  const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')
  return Object.fromEntries(paths.map((path) => [relative(folder, path), hashOf(path)]))
}

function startCommand(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, ['-C', 'production', 'dist/server/site.js', ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

interface Answer {
  ok: boolean
  error?: string
  [fact: string]: unknown
}

/** Runs a command to its end. */
async function runCommand(args: readonly string[], env: Readonly<Record<string, string>>): Promise<Answer> {
  const child = startCommand([...args, '--json'], env)
  let said = ''
  child.stdout?.on('data', (piece) => (said += piece))
  child.stderr?.resume()
  await new Promise((resolve) => child.on('close', resolve))
  return JSON.parse(said) as Answer
}

/** Kills a command as soon as `isTime` says so of what it has printed. False if it ended before. */
async function killWhen(
  isTime: (said: string) => boolean,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<boolean> {
  const child = startCommand(args, env)
  let said = ''
  child.stdout?.on('data', (piece) => (said += piece))
  child.stderr?.resume()
  const gone = new Promise((resolve) => child.on('close', resolve))
  while (child.exitCode === null && !isTime(said)) await wait(1)
  const wasRunning = child.exitCode === null
  child.kill('SIGKILL')
  await gone
  return wasRunning
}

/** A killed backup's lock ends after five minutes, which no test waits for. */
const endLock = (store: string) => rmSync(join(store, 'lock'), { force: true })

const UPLOADS = 60
/** Files in a new place of backups when one is killed there. */
const STAGES = [UPLOADS / 2, UPLOADS + 5, 1, 2, UPLOADS].slice(0, often(2, 5))

function addUploads(dataDir: string): void {
  const folder = join(dataDir, 'uploads/media')
  mkdirSync(folder, { recursive: true })
  for (let at = 0; at < UPLOADS; at++) writeFileSync(join(folder, `${at}.webp`), Buffer.alloc(20_000, at))
}

test('a backup that is killed leaves none, the next is whole, and a restore that is killed is begun again', {
  timeout: 900_000,
}, async () => {
  await using site = await fragileSite({})
  await site.start()
  const { call } = await signIn(site.url, site.admin)
  await call('POST', '/api/pages', { title: 'Før kopien', slug: 'for-kopien', _status: 'published' })
  addUploads(site.dataDir)
  const own = { DATA_DIR: site.dataDir }
  let killed = 0
  for (const files of STAGES) {
    const store = emptyFolder()
    if (await killWhen(() => filesIn(store) >= files, ['backup', '--to', store], own)) killed++
    // On a busy machine it may have come to its end: then what it says to have made is whole.
    expect(await runCommand(['verify', '--all', '--from', store], own)).toMatchObject({ ok: true })
    endLock(store)
    expect(await runCommand(['backup', '--to', store], own)).toMatchObject({ ok: true, entry: { uploads: UPLOADS } })
  }
  expect(killed).toBeGreaterThan(0)
  const store = emptyFolder()
  expect(await runCommand(['verify', '--from', store], own)).toMatchObject({
    ok: false,
    error: `There is no backup in ${store}.`,
  })
  expect(await runCommand(['backup', '--to', store], own)).toMatchObject({ ok: true })
  expect(await runCommand(['verify', '--from', store], own)).toMatchObject({ ok: true })

  expect(await runCommand(['verify', '--rehearse', '--from', store], own)).toMatchObject({
    ok: true,
    entries: [{ how: 'restored', errors: [] }],
  })

  // What a rehearsal restores is all that is stored about people: nothing of it stays where it is stopped.
  const temporary = emptyFolder()
  const rehearsal = startCommand(['verify', '--rehearse', '--from', store], { ...own, TMPDIR: temporary })
  rehearsal.stdout?.resume()
  rehearsal.stderr?.resume()
  const stopped = new Promise((resolve) => rehearsal.on('close', resolve))
  while (rehearsal.exitCode === null && !readdirSync(temporary).some((name) => name.startsWith('merkevei-rehearsal-')))
    await wait(1)
  rehearsal.kill('SIGTERM')
  expect(await stopped).toBe(1)
  expect(readdirSync(temporary)).toEqual([])

  const files = emptyFolder()
  const archive = join(files, 'site.tar')
  const isWriting = () => filesIn(files) > 0 && statSync(`${archive}.unfinished`).size > UPLOADS * 100
  expect(await killWhen(isWriting, ['backup', '--to', archive], own)).toBe(true)
  expect(readdirSync(files)).toEqual(['site.tar.unfinished'])
  expect(await runCommand(['backup', '--to', archive], own)).toMatchObject({
    ok: false,
    error: expect.stringContaining('site.tar.unfinished exists'),
  })
  rmSync(`${archive}.unfinished`)
  expect(await runCommand(['backup', '--to', archive], own)).toMatchObject({ ok: true, entry: { uploads: UPLOADS } })
  expect(await runCommand(['verify', '--from', archive], own)).toMatchObject({ ok: true })

  const folder = emptyFolder()
  const target = { DATA_DIR: folder }
  const restoring = ['restore', '--from', store, '--replace']
  const written = () => filesIn(join(folder, 'uploads'))
  expect(await killWhen(() => written() > 0, restoring, target)).toBe(true)
  expect(await killWhen(() => written() > UPLOADS / 2, restoring, target)).toBe(true)
  expect(await killWhen((said) => said.includes('✓ Restoring uploads'), restoring, target)).toBe(true)
  expect(await runCommand(['restore', '--from', store], target)).toMatchObject({
    ok: false,
    error: 'The target is not empty. --replace deletes what it holds.',
  })
  expect(await runCommand(['restore', '--from', store, '--replace'], target)).toMatchObject({ ok: true })
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(readFileSync(join(site.dataDir, 'secret'), 'utf8'))

  await site.kill()
  await site.start(target)
  expect(await (await fetch(`${site.url}/for-kopien`)).text()).toContain('Før kopien')
  // Signed by the same secret.
  expect((await call<{ docs: unknown[] }>('GET', '/api/users')).docs).toHaveLength(1)
})

test('a site moves to PostgreSQL and a bucket and back, also after a move that was killed, and is the same', {
  timeout: 900_000,
}, async () => {
  await using site = await fragileSite({})
  await site.start()
  const { call } = await signIn(site.url, site.admin)
  await call('POST', '/api/pages', { title: 'Flyttet', slug: 'flyttet', _status: 'published' })
  await site.kill()
  addUploads(site.dataDir)
  await using database = await ownDatabase('PostgreSQL')
  await using bucket = await startBucketServer()
  const s3 = {
    S3_BUCKET: 'brand',
    S3_ENDPOINT: bucket.url,
    S3_REGION: 'x',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const [there, back] = [emptyFolder(), emptyFolder()]
  const [toThere, toBack] = [join(there, 'target.env'), join(back, 'target.env')]
  const placed = { DATABASE_URL: database.url, DATA_DIR: there, ...s3 }
  writeFileSync(
    toThere,
    Object.entries(placed)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  writeFileSync(toBack, `DATA_DIR=${back}\n`)
  const own = { DATA_DIR: site.dataDir }

  const isHalf = () => bucket.objects.size > UPLOADS / 2
  expect(await killWhen(isHalf, ['move', '--to', toThere], own)).toBe(true)
  expect(await runCommand(['move', '--to', toThere], own)).toMatchObject({ ok: false })
  const moved = await runCommand(['move', '--to', toThere, '--replace'], own)
  expect(moved).toMatchObject({ ok: true })
  const secret = readFileSync(join(site.dataDir, 'secret'), 'utf8').trim()
  const returned = await runCommand(['move', '--to', toBack], { ...placed, SECRET: secret })
  expect(returned).toMatchObject({ ok: true })
  expect(returned.tables).toEqual(moved.tables)
  expect(contentsOf(join(back, 'uploads'))).toEqual(contentsOf(join(site.dataDir, 'uploads')))

  await site.start({ ...placed, SECRET: secret })
  expect(await (await fetch(`${site.url}/flyttet`)).text()).toContain('Flyttet')
  expect((await call<{ docs: unknown[] }>('GET', '/api/users')).docs).toHaveLength(1)
})
