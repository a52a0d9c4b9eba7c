/** `npm run cluster`: what it says stands, is backed up, a node that dies comes back, and nothing is left behind. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv, promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import { signIn } from '../support/site'

const run = promisify(execFile)

const admin = { email: 'admin@example.com', password: 'vedovn-og-varme' }

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'nothing',
  )

test('the command stands up the demo on three nodes, with a bucket, a replica and a mail catcher', async () => {
  const command = spawn(process.execPath, ['scripts/cluster.mjs'], {
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void command.kill())
  let said = ''
  command.stdout.on('data', (piece) => (said += piece))
  await expect.poll(() => said, { timeout: 600_000 }).toContain('Ctrl-C ends it.')
  const told = (name: string) =>
    new RegExp(`^  ${name} +(\\S+)(?: \\(process (\\d+)\\))?$`, 'm').exec(said)?.slice(1) ?? []
  const [site = ''] = told('Site')
  const [mails = ''] = told('Mails')

  const page = await (await fetch(site)).text()
  const [picture] = /\/media\/[\w.-]+/.exec(page) ?? []
  expect(await answers(site + picture)).toBe(200)

  const rest = await signIn(site, admin)
  await rest.call('POST', '/api/users/forgot-password', { email: admin.email })
  await expect.poll(async () => (await fetch(`${mails}/api/email`)).text()).toContain(admin.email)

  const [settings = ''] = told('Settings')
  const env = { ...process.env, ...parseEnv(readFileSync(settings, 'utf8')), NODE_ENV: 'production' as const }
  const backup = join(dirname(settings), 'backup')
  const { stdout } = await run('bin/merkevei', ['backup', '--to', backup, '--json'], { env })
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, entry: { uploads: expect.any(Number) } })

  const [second = '', pid] = told('Node 2')
  process.kill(Number(pid), 'SIGKILL')
  await expect.poll(() => said).toMatch(/Node 2 is process \d+ now/)
  await expect.poll(() => answers(`${second}/readyz`)).toBe(200)

  const ended = once(command, 'exit')
  command.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
  for (const url of [site, mails, second]) expect(await answers(url)).toBe('nothing')
})
