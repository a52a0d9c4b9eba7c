/** What `npm run package` copies is all that a running site loads, and none of it is written to. */
import { execFile, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { signIn } from '../support/site'

const run = promisify(execFile)

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

/** As in a container: somebody who owns the site's data and nothing of the program. Only root can start one. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

test('the packaged site starts alone, with its admin, and can load all that the server imports', {
  timeout: 900_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  const cwd = join(folder, 'site')
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  try {
    await run(process.execPath, ['scripts/package.mjs', cwd])
    const packages = importedPackages(join(cwd, 'dist/server'))
    expect(packages).toContain('@payloadcms/storage-s3')
    const load = `for (const name of ${JSON.stringify(packages)}) await import(name); process.exit(0)`
    await run(process.execPath, ['-C', 'production', '--input-type=module', '-e', load], { cwd, env })

    const { stdout } = await run(join(cwd, 'bin/merkevei'), ['doctor', '--json'], {
      cwd: folder,
      env: { ...env, DATA_DIR: join(folder, 'data') },
    })
    const { checks } = JSON.parse(stdout) as { checks: { check: string; text: string }[] }
    expect(checks).toContainEqual({ check: 'Build', state: 'ok', text: 'site and admin are built' })

    const bill = JSON.parse(readFileSync(join(cwd, 'sbom.cdx.json'), 'utf8')) as { components: { name: string }[] }
    const names = bill.components.map(({ name }) => name)
    const imported = packages.map(packageOf).filter((name) => !isBuiltin(name))
    expect(imported.filter((name) => !names.includes(name))).toEqual([])

    const port = await freePort()
    const data = join(folder, 'data')
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    if (nobody) {
      chmodSync(folder, 0o755)
      rmSync(data, { recursive: true, force: true })
      mkdirSync(data)
      for (const own of [data, temporary]) chownSync(own, nobody.uid, nobody.gid)
    }
    const settings = {
      PORT: String(port),
      DATA_DIR: data,
      TMPDIR: temporary,
      DEMO: '0',
      ADMIN_PASSWORD: admin.password,
    }
    const child = spawn(process.execPath, ['-C', 'production', 'dist/server/main.js'], {
      ...nobody,
      cwd,
      env: { ...env, ...settings, ADMIN_EMAIL: admin.email },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece))
    try {
      const url = `http://localhost:${port}`
      await expect
        .poll(
          () =>
            fetch(`${url}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true)
      await run(process.execPath, ['bin/healthcheck.mjs'], { cwd, env: { ...env, ...settings } })
      expect((await fetch(`${url}/admin/login`)).status).toBe(200)
      const { headers } = await signIn(url, admin)
      const body = new FormData()
      body.set('_payload', JSON.stringify({ alt: 'En ovn' }))
      body.set('file', new File([readFileSync('demo/pictures/varden.webp')], 'ovn.webp', { type: 'image/webp' }))
      const uploaded = await fetch(`${url}/api/media`, { method: 'POST', headers, body })
      expect(uploaded.status, await uploaded.text()).toBe(201)
      expect(said).not.toMatch(/EACCES|EROFS|EPERM/)
    } finally {
      child.kill('SIGKILL')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
