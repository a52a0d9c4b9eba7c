/** What `npm run package` copies is all that a running site loads, and none of it is written to. */
import { execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { cannotConfine, confined, confinedUser } from '../support/confined'
import { signIn } from '../support/site'

const run = promisify(execFile)

const folder = mkdtempSync(join(tmpdir(), 'package-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const cwd = join(folder, 'site')
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
const packaged = run(process.execPath, ['scripts/package.mjs', cwd])

/** Megabytes on a disk: an image has 450, and its base with Node takes the larger part. */
const LARGEST = 200

/** Milliseconds for a build besides. */
const timeout = 900_000

/** Packages that the built server imports, also those that it needs only with certain settings (PostgreSQL, S3, e-mail). */
function importedPackages(server: string): string[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const named = /^import\b[^"';]*["']([^."'][^"']*)["']|\b(?:import|require\.resolve)\(["']([^."'][^"']*)["']\)/gm
  const found = files.flatMap((file) => [...readFileSync(join(server, file), 'utf8').matchAll(named)])
  return [...new Set(found.map((match) => match[1] ?? match[2] ?? ''))]
}

const admin = { email: 'admin@example.com', password: 'vedovn-og-varme' }

/** Of an imported module's name. */
const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/')

test('the packaged site can load all that the server imports, and its bill names each package', {
  timeout,
}, async () => {
  await packaged
  const used = await run('du', ['-sm', cwd])
  expect(Number.parseInt(used.stdout, 10)).toBeLessThan(LARGEST)
  const packages = importedPackages(join(cwd, 'dist/server'))
  expect(packages).toContain('@payloadcms/storage-s3')
  const load = `for (const name of ${JSON.stringify(packages)}) await import(name); process.exit(0)`
  await run(process.execPath, ['-C', 'production', '--input-type=module', '-e', load], { cwd, env })

  const { stdout } = await run(join(cwd, 'bin/merkevei'), ['doctor', '--json'], {
    cwd: folder,
    env: { ...env, DATA_DIR: join(folder, 'none') },
  })
  const { checks } = JSON.parse(stdout) as { checks: { check: string; text: string }[] }
  expect(checks).toContainEqual({ check: 'Build', state: 'ok', text: 'site and admin are built' })

  const { components } = JSON.parse(readFileSync(join(cwd, 'sbom.cdx.json'), 'utf8')) as {
    components: { group?: string; name: string; licenses?: object[]; hashes?: object[] }[]
  }
  const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name))
  const imported = packages.map(packageOf).filter((name) => !isBuiltin(name))
  // Some are only in what browsers load, or in the admin.
  const bundled = ['leaflet', 'photoswipe', '@fontsource-variable/figtree', '@payloadcms/ui', '@lexical/link']
  expect([...imported, ...bundled].filter((name) => !names.includes(name))).toEqual([])
  // What builds the site is no part of it.
  for (const name of ['vite', 'typescript', 'esbuild', 'drizzle-kit', 'playwright-core'])
    expect(names).not.toContain(name)
  expect(components.filter(({ licenses, hashes }) => !licenses || !hashes)).toEqual([])
})

/** Starts it with everything read-only but its data and a temporary folder, as an ordinary user. */
async function confinedSite() {
  const [data, temporary] = ['data', 'temporary'].map((name) => join(folder, name)) as [string, string]
  chmodSync(folder, 0o755)
  for (const own of [data, temporary]) {
    mkdirSync(own)
    chownSync(own, confinedUser.uid, confinedUser.gid)
  }
  const port = await freePort()
  const settings = {
    PORT: String(port),
    DATA_DIR: data,
    TMPDIR: temporary,
    DEMO: '0',
    STOP_DELAY: '10',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }
  const options = { cwd, env: { ...env, ...settings } }
  const command = (...words: string[]) => run(...confined(data, temporary, words), options)
  const child = spawn(...confined(data, temporary, ['node', '-C', 'production', 'dist/server/main.js']), options)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { url: `http://localhost:${port}`, data, child, ended, command, log: () => said }
}

const codeOf = (ran: Promise<unknown>) =>
  ran.then(
    () => 0,
    ({ code }: { code: number }) => code,
  )

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  )

test.skipIf(cannotConfine)(
  'it runs as an ordinary user on a read-only root: admin, uploads, imports and backups write to its data alone',
  { timeout },
  async () => {
    await packaged
    const site = await confinedSite()
    try {
      const touched = await site.command('touch', 'dist/touched').catch(({ stderr }: { stderr: string }) => stderr)
      expect(touched).toContain('Read-only file system')

      await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(200)
      expect(await statusOf(`${site.url}/admin/login`)).toBe(200)
      const { headers } = await signIn(site.url, admin)
      const body = new FormData()
      body.set('_payload', JSON.stringify({ alt: 'En ovn' }))
      body.set('file', new File([readFileSync('demo/pictures/varden.webp')], 'ovn.webp', { type: 'image/webp' }))
      const uploaded = await fetch(`${site.url}/api/media`, { method: 'POST', headers, body })
      expect(uploaded.status, await uploaded.text()).toBe(201)
      const file = join(site.data, 'articles.csv')
      writeFileSync(file, 'Artikkelnummer;Navn;Pris\nA-1;Bålfat;1249,50')
      const brought = await site.command('bin/merkevei', 'import', 'articles', file, '--json')
      expect(JSON.parse(brought.stdout)).toMatchObject({ ok: true, created: 1 })
      expect(await statusOf(`${site.url}/artikler/balfat`)).toBe(200)
      await site.command('bin/merkevei', 'backup', '--to', join(site.data, 'backups'))
      await site.command('bin/merkevei', 'verify', '--rehearse', '--from', join(site.data, 'backups'))
      expect(site.log()).not.toMatch(/EACCES|EROFS|EPERM/)

      const check = () => codeOf(site.command('node', 'bin/healthcheck.mjs'))
      expect(await check()).toBe(0)
      site.child.kill('SIGSTOP')
      expect(await check()).toBe(1)
      site.child.kill('SIGCONT')
      expect(await check()).toBe(0)
      // While it stops it lives, and takes no new visitors.
      site.child.kill('SIGTERM')
      await expect.poll(() => statusOf(`${site.url}/readyz`)).toBe(503)
      expect(await check()).toBe(0)
      expect(await site.ended).toBe(0)
      expect(await check()).toBe(1)
    } finally {
      site.child.kill('SIGKILL')
    }
  },
)
