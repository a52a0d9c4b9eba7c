/** The operator's command as it is built: arguments, exit codes, and what stands on which output. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../cli/commands/list'
import { freePort } from '../../scripts/free-port.mjs'
import { EVERYTHING, keyOf } from '../../src/features/cdn/keys'
import { fragileSite } from '../support/fragileSite'
import { signIn } from '../support/site'
import { startUpstream } from '../support/upstream'

function dataFolder() {
  const path = mkdtempSync(join(tmpdir(), 'command-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

interface Ended {
  code: number | null
  out: string
  err: string
}

function site(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-C', 'production', 'dist/server/site.js', ...args], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended: Ended = { code: null, out: '', err: '' }
    child.stdout.on('data', (piece: Buffer) => (ended.out += piece))
    child.stderr.on('data', (piece: Buffer) => (ended.err += piece))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ...ended, code }))
  })
}

test('without a command there is the list, and with an unknown one too, with exit code 2', async () => {
  const [none, unknown, asked] = await Promise.all([site([]), site(['dokter']), site(['--help'])])
  expect([none.code, unknown.code, asked.code]).toEqual([2, 2, 0])
  expect([unknown.out, asked.err]).toEqual(['', ''])
  expect(unknown.err).toMatch(/^There is no command “dokter”\.\n/)
  for (const { name, summary } of commands)
    for (const text of [none.out, unknown.err, asked.out]) expect(text).toContain(`  ${name.padEnd(10)} ${summary}\n`)
})

test('each command says what it takes, and touches nothing for it', async () => {
  using data = dataFolder()
  const DATA_DIR = join(data.path, 'none')
  const answers = await Promise.all(commands.map(({ name }) => site([name, '--help'], { DATA_DIR })))
  answers.forEach(({ code, out, err }, at) => {
    const { name = '', summary = '' } = commands[at] ?? {}
    expect([code, err], name).toEqual([0, ''])
    expect(out.startsWith(`${summary}\n\nnpm run site -- ${name}`), out).toBe(true)
  })
  const wrong = await site(['user', '--no-such-option', '--json'], { DATA_DIR })
  expect([wrong.code, JSON.parse(wrong.out)]).toEqual([2, { ok: false, error: expect.any(String) }])
  expect(wrong.err).toContain('npm run site -- user list')
  expect((await site(['migrate', '--dry-run'], { DATA_DIR })).code).toBe(1)
  expect(() => rmSync(DATA_DIR, { recursive: true })).toThrow('ENOENT')
})

test('arguments that cannot be used end with 2, and what cannot be done with 1', async () => {
  using data = dataFolder()
  const env = { DATA_DIR: data.path }
  const add = ['user', 'add', '--email', 'a@example.com']
  for (const args of [
    ['user', 'toString'],
    [...add, '--role', 'boss'],
    [...add, '--role', 'dealer'],
  ])
    expect([args, (await site(args, env)).code]).toEqual([args, 2])
  expect(await site([...add, '--role', 'dealer', '--dealer', '7'], env)).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no dealer number 7.\n'),
  })
  expect((await site(['postcodes', join(data.path, 'none.csv')], env)).err).toMatch(/none\.csv does not exist\.\n$/)
  writeFileSync(join(data.path, 'wrong.csv'), 'a,b\n1,2\n')
  expect(await site(['postcodes', join(data.path, 'wrong.csv')], env)).toMatchObject({
    code: 1,
    err: 'The heading names no “postcode” and “place”.\n',
  })
  expect((await site(['user', 'list'], { ...env, PORT: 'abc' })).err).toMatch(/^Setting PORT cannot be used/)
})

test('a database is migrated once, and a dry run says what is missing', async () => {
  using data = dataFolder()
  const run = async (...args: string[]) => {
    // Progress and log lines may not come between.
    const { code, out } = await site(['migrate', ...args, '--json'], { DATA_DIR: data.path, LOG_LEVEL: 'debug' })
    return { code, ...(JSON.parse(out) as { ok: boolean; missing?: string[]; migrated?: string[] }) }
  }
  const before = await run('--dry-run')
  expect(before).toMatchObject({ code: 1, ok: false, foreign: [] })
  expect(before.missing?.length).toBeGreaterThan(0)
  expect(await run()).toEqual({ code: 0, ok: true, migrated: before.missing })
  expect(await run('--dry-run')).toEqual({ code: 0, ok: true, missing: [], later: [], foreign: [] })
  expect(await run()).toEqual({ code: 0, ok: true, migrated: [] })
})

test('beside a running site: a user is added whose link works once, and the doctor finds nothing wrong', async () => {
  const SECRET = 'a secret of the tests, long enough'
  await using running = await fragileSite({ SECRET })
  await running.start()
  const env = { SECRET, DATA_DIR: running.dataDir, SITE_URL: running.url }
  const added = await site(['user', 'add', '--email', 'kari@example.com', '--role', 'editor', '--json'], env)
  expect(added.code).toBe(0)
  const { link } = JSON.parse(added.out) as { link: string }
  expect(link.startsWith(`${running.url}/admin/invitasjon/`)).toBe(true)
  const choose = (password: string) =>
    fetch(`${running.url}/api/users/invitation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: link.split('/').at(-1), password }),
    })
  expect((await choose('granved om vinteren')).status).toBe(200)
  expect((await choose('et annet godt passord')).status).toBe(403)
  const list = await site(['user', 'list'], env)
  expect(list.out).toMatch(/^kari@example\.com +kari +editor +no second step$/m)

  const { code, out } = await site(['doctor', '--json'], env)
  const { ok, checks } = JSON.parse(out) as { ok: boolean; checks: { check: string; state: string }[] }
  // What a checkout has of the admin's build is not the site's fault.
  const wrong = checks.filter(({ check, state }) => state === 'error' && check !== 'Build')
  expect(wrong).toEqual([])
  expect(code).toBe(ok ? 0 : 1)
  for (const check of ['Settings', 'Node.js', 'Memory', 'SECRET', 'Data folder', 'Disk', 'Database', 'Schema'])
    expect(checks.map((one) => one.check)).toContain(check)
})

test('a file is imported by the running site, seen at once by visitors, and exported as it was read', async () => {
  await using running = await fragileSite({})
  await running.start()
  const env = { DATA_DIR: running.dataDir, SITE_URL: running.url }
  const file = join(running.dataDir, 'articles.csv')
  const page = async () => (await fetch(`${running.url}/artikler/balfat`)).text()
  const bring = async (lines: readonly string[], ...options: string[]) => {
    writeFileSync(file, ['Artikkelnummer;Navn;Pris', ...lines].join('\n'))
    const { code, out } = await site(['import', 'articles', file, '--json', ...options], env)
    return { code, ...(JSON.parse(out) as object) }
  }
  const line = 'A-1;Bålfat;1249,50'
  expect(await bring([line], '--dry-run')).toMatchObject({ code: 0, ok: true, created: 1 })
  expect(await bring(['A-2;;svært dyrt'], '--dry-run')).toMatchObject({ code: 1, ok: false, errors: 1 })
  expect(await page()).not.toContain('Bålfat')
  const { call } = await signIn(running.url, running.admin)
  expect((await call<{ totalDocs: number }>('GET', '/api/imports')).totalDocs).toBe(0)
  expect(await bring([line])).toMatchObject({ code: 0, ok: true, total: 1, created: 1, changed: 0 })
  expect(await page()).toContain('1\u00a0249,50')
  expect(await bring(['A-1;Bålfat;999', 'A-2;;svært dyrt'])).toMatchObject({
    code: 1,
    ok: false,
    lines: [{ line: 3, number: 'A-2', errors: expect.arrayContaining([expect.objectContaining({ column: 'pris' })]) }],
  })
  expect(await bring(['A-1;Bålfat;999'])).toMatchObject({ code: 0, ok: true, changed: 1 })
  expect(await page()).toContain('999')

  const exported = join(running.dataDir, 'out.csv')
  const out = ['export', 'articles', '--out', exported]
  expect(await site(out, env)).toMatchObject({ code: 0, out: expect.stringContaining('1 articles are in') })
  expect((await site(out, env)).err).toMatch(/ exists already\.\n$/)
  const again = await site(['import', 'articles', exported], env)
  expect(again).toMatchObject({ code: 0, out: expect.stringContaining('0 new, 0 changed, 1 the same') })
  expect((await site(['import', 'articles', join(running.dataDir, 'none.csv')], env)).err).toMatch(
    /none\.csv does not exist\.\n$/,
  )
  expect((await site(['import', 'orders', file], env)).code).toBe(2)
})

test('the doctor names all that is wrong with a broken site, and shows no password', async () => {
  using data = dataFolder()
  writeFileSync(join(data.path, 'site.db'), 'no database at all, but long enough to look like one'.repeat(100))
  const dead = await freePort()
  const env = {
    DATA_DIR: data.path,
    SMTP_URL: `smtp://nettsted:hemmelig@127.0.0.1:${dead}`,
    S3_BUCKET: 'brand',
    S3_ENDPOINT: `http://127.0.0.1:${dead}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'enda-mer-hemmelig',
    OIDC_ISSUER: `http://127.0.0.1:${dead}`,
    OIDC_CLIENT_ID: 'merkevei',
  }
  const { code, out } = await site(['doctor'], env)
  expect(code).toBe(1)
  for (const check of ['Database', 'Database file', 'Mail', 'Bucket', 'Sign-in provider'])
    expect(out).toMatch(new RegExp(`^✗ ${check}: .+$`, 'm'))
  expect(out).toMatch(/^! SECRET: /m)
  expect(out).not.toContain('hemmelig')

  const unusable = await site(['doctor', '--json'], { ...env, TRUST_PROXY: 'yes' })
  expect(unusable.code).toBe(1)
  expect(JSON.parse(unusable.out)).toMatchObject({
    ok: false,
    checks: [{ check: 'Settings', state: 'error', text: expect.stringContaining('TRUST_PROXY') }, {}, {}, {}],
  })
})

test('the edge forgets all of the site, and no other site, when the operator says so', async () => {
  using data = dataFolder()
  let status = 200
  await using edge = await startUpstream(() => ({ status }))
  const env = { DATA_DIR: data.path, SITE_URL: 'https://www.example.no', CDN: 'varnish', CDN_URL: edge.url }
  const purged = await site(['purge', '--json'], env)
  expect([purged.code, JSON.parse(purged.out)]).toEqual([0, { ok: true, provider: 'varnish' }])
  expect(edge.calls).toMatchObject([
    { method: 'PURGE', headers: { 'surrogate-key': keyOf('https://www.example.no', EVERYTHING) } },
  ])
  status = 403
  const refused = await site(['purge'], env)
  expect([refused.code, refused.err]).toEqual([1, expect.stringMatching(/could not be purged: .*403/)])
  const without = await site(['purge'], { DATA_DIR: data.path })
  expect([without.code, without.err]).toEqual([1, expect.stringContaining('CDN is not set')])
})
