/** What `npm run package` copies is all that a running site loads. */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'

const run = promisify(execFile)

/** Packages that the built server imports, also those that it needs only with certain settings (PostgreSQL, S3, e-mail). */
function importedPackages(server: string): string[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const named = /^import\b[^"';]*["']([^."'][^"']*)["']|\b(?:import|require\.resolve)\(["']([^."'][^"']*)["']\)/gm
  const found = files.flatMap((file) => [...readFileSync(join(server, file), 'utf8').matchAll(named)])
  return [...new Set(found.map((match) => match[1] ?? match[2] ?? ''))]
}

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

    const port = await freePort()
    const settings = { PORT: String(port), DATA_DIR: join(folder, 'data'), DEMO: '0' }
    const child = spawn(process.execPath, ['-C', 'production', 'dist/server/main.js'], {
      cwd,
      env: { ...env, ...settings },
      stdio: 'ignore',
    })
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
      expect((await fetch(`${url}/admin/login`)).status).toBe(200)
    } finally {
      child.kill('SIGKILL')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
