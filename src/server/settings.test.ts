import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from './settings'

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'settings-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) }
}

test('an empty environment is a site on this machine, with a secret that lasts', () => {
  using data = folder()
  const settings = readSettings({ DATA_DIR: data.path })
  expect(settings).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    role: 'all',
    demo: true,
  })
  expect(settings.databaseUrl).toBe(`file:${join(data.path, 'site.db')}`)
  expect(settings.secret.length).toBeGreaterThan(24)
  expect(readSettings({ DATA_DIR: data.path }).secret).toBe(settings.secret)
  expect(readFileSync(join(data.path, 'secret'), 'utf8').trim()).toBe(settings.secret)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['SITE_URL', 'www.example.no'],
  ['SITE_URL', 'ftp://example.no'],
  ['SECRET', 'short'],
  ['SMTP_URL', 'mail.example.no'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['ROLE', 'boss'],
  ['WORKERS', '0'],
  ['DEMO', 'maybe'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_PASSWORD', '1234567890'],
  ['ADMIN_PASSWORD', 'administrator1'],
  ['OIDC_ISSUER', 'http://login.example.com'],
  ['OIDC_ROLES', 'Redaksjon'],
  ['OIDC_ROLES', 'Butikk=dealer'],
  ['OIDC_SCOPE', 'email'],
])('%s=%s stops with one line that names it', (name, value) => {
  using data = folder()
  const read = () => readSettings({ DATA_DIR: data.path, [name]: value })
  expect(read).toThrow(new RegExp(`^Setting ${name} cannot be used: [^\n]+\\.$`))
})

test('a data folder that cannot be made is named', () => {
  using data = folder()
  writeFileSync(join(data.path, 'file'), '')
  expect(() => readSettings({ DATA_DIR: join(data.path, 'file', 'data') })).toThrow(/^Setting DATA_DIR/)
})

test('a provider of sign-ins without a client, and roles by the values of its claim', () => {
  using data = folder()
  const env = { DATA_DIR: data.path, OIDC_ISSUER: 'https://login.example.com/tenant/v2.0' }
  expect(() => readSettings(env)).toThrow(/^Setting OIDC_CLIENT_ID is missing/)
  const { oidc } = readSettings({ ...env, OIDC_CLIENT_ID: 'x', OIDC_ROLES: 'cn=web=administrator, Redaksjon = editor' })
  expect(oidc).toMatchObject({ name: 'login.example.com', scope: 'openid email profile', trustsEmail: false })
  expect([...(oidc?.roles ?? [])]).toEqual([
    ['cn=web', 'administrator'],
    ['Redaksjon', 'editor'],
  ])
})

test('a process that serves nobody has none beside it', () => {
  using data = folder()
  expect(readSettings({ DATA_DIR: data.path }).workers).toBe(1)
  expect(readSettings({ DATA_DIR: data.path, WORKERS: '3', ROLE: 'web' }).workers).toBe(3)
  expect(() => readSettings({ DATA_DIR: data.path, WORKERS: '2', ROLE: 'worker' })).toThrow(
    'Setting WORKERS cannot be used: with ROLE=worker no visitor is served.',
  )
})

test('an empty variable counts as not set', () => {
  using data = folder()
  expect(readSettings({ DATA_DIR: data.path, PORT: '', SITE_URL: '' }).port).toBe(3000)
})

test('the site address loses its path', () => {
  using data = folder()
  expect(readSettings({ DATA_DIR: data.path, SITE_URL: 'https://www.example.no/' }).siteUrl).toBe(
    'https://www.example.no',
  )
})

test('daily backups add to a folder or a bucket, and are rehearsed only where they can be read', () => {
  using data = folder()
  const read = (env: Record<string, string>) => () => readSettings({ DATA_DIR: data.path, ...env })
  expect(read({ BACKUP_TO: '/backup/site.tar' })).toThrow('BACKUP_TO')
  expect(read({ BACKUP_TO: 's3://copies/site.tar' })().backup.to).toBe('s3://copies/site.tar')
  const recipient = { BACKUP_TO: '/backup', BACKUP_RECIPIENT: 'age1x', BACKUP_REHEARSE: '1' }
  expect(read(recipient)).toThrow('BACKUP_REHEARSE')
  expect(read({ ...recipient, BACKUP_PASSPHRASE: 'en lang setning for testen' })().backup.rehearse).toBe(true)
})

test('a CDN is known, and what it takes to purge it is given', () => {
  using data = folder()
  const read = (env: Record<string, string>) => () => readSettings({ DATA_DIR: data.path, ...env })
  expect(read({})().cdn).toBeUndefined()
  expect(read({ CDN: 'akamai' })).toThrow(/^Setting CDN cannot be used/)
  expect(read({ CDN: 'varnish' })).toThrow('Setting CDN_URL is missing')
  expect(read({ CDN: 'varnish', CDN_URL: 'localhost:6081' })).toThrow('CDN_URL')
  expect(read({ CDN: 'fastly', CDN_TOKEN: 'x' })).toThrow('Setting CDN_ID is missing')
  expect(read({ CDN: 'cloudflare', CDN_ID: 'zone' })).toThrow('Setting CDN_TOKEN is missing')
  expect(read({ CDN: 'varnish', CDN_URL: 'http://a:6081/, http://b:6081' })().cdn).toMatchObject({
    urls: ['http://a:6081', 'http://b:6081'],
    maxAge: 3600,
  })
  expect(read({ CDN: 'bunny', CDN_ID: '7', CDN_TOKEN: 'key' })().cdn?.urls).toEqual(['https://api.bunny.net'])
})

test('AVIF is sent unless one form of a picture is kept for all browsers, or pictures lie in a bucket', () => {
  using data = folder()
  const sent = (env: Readonly<Record<string, string | undefined>>) =>
    readSettings({ DATA_DIR: data.path, CDN_ID: '7', CDN_TOKEN: 'key', ...env }).avifFolder !== undefined
  expect([{}, { CDN: 'fastly' }, { CDN: 'cloudflare', AVIF: 'on' }].map(sent)).toEqual([true, true, true])
  expect(
    [{ AVIF: 'off' }, { CDN: 'cloudflare' }, { CDN: 'bunny' }, { AVIF: 'on', S3_BUCKET: 'brand' }].map(sent),
  ).toEqual([false, false, false, false])
})

test('traces are asked for by an address, and for what cannot send them a start says so', () => {
  using data = folder()
  const read = (env: Record<string, string>) => readSettings({ DATA_DIR: data.path, ...env })
  const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
  expect(read({ OTEL_SERVICE_NAME: 'varde' }).traces).toBeUndefined()
  expect(read(base).traces).toEqual({ url: 'http://collector:4318/v1/traces', protocol: 'http/protobuf' })
  const own = {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.no/in',
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  }
  expect(read({ ...base, ...own }).traces).toEqual({ url: 'https://traces.example.no/in', protocol: 'http/json' })
  expect(read({ ...base, OTEL_SDK_DISABLED: 'TRUE' }).traces).toBeUndefined()
  expect(read({ ...base, OTEL_TRACES_EXPORTER: 'none' }).traces).toBeUndefined()
  expect(() => read({ ...base, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    /OTEL_EXPORTER_OTLP_PROTOCOL.*is http\/protobuf/,
  )
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT')
})

test('an address for error reports holds a key and a project', () => {
  using data = folder()
  const read = (dsn: string) => readSettings({ DATA_DIR: data.path, SENTRY_DSN: dsn }).errorReports
  expect(read('https://abc@errors.example.no/7')).toEqual({
    dsn: 'https://abc@errors.example.no/7',
    environment: 'production',
  })
  for (const wrong of ['errors.example.no', 'https://errors.example.no/7', 'https://abc@errors.example.no/varde'])
    expect(() => read(wrong)).toThrow(/^Setting SENTRY_DSN cannot be used/)
})
