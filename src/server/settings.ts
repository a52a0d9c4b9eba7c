/** Settings from the environment, read here only (README.md#configuration). */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { avifFolder } from '../cms/uploads/avifVersions'
import type { BackupSettings } from '../features/backups'
import { type CdnSettings, cdnUrls } from '../features/cdn'
import type { OidcSettings } from '../features/users'
import type { Bucket, BucketAccess } from '../platform/bucket'
import { errorMessage } from '../platform/errors'
import { weaknessOf } from '../platform/passwords/weakness'
import type { ProcessSettings } from '../web/feature'
import { environment, type Variables } from './environment'

export interface MetricsAddress {
  port: number
  host: string
  /** Asked for as `Authorization: Bearer …` where it is set. */
  token?: string
}

export interface TraceSettings {
  /** Where spans are posted. */
  url: string
  protocol: 'http/protobuf' | 'http/json'
}

export interface ErrorReportSettings {
  /** Holds the key and the project. */
  dsn: string
  environment: string
}

export interface Settings extends ProcessSettings {
  port: number
  host: string
  /** Absolute. Holds the database, uploads and the secret of a site on one machine. */
  dataDir: string
  /** `file:…` or `postgres://…`. */
  databaseUrl: string
  /** Connections to PostgreSQL that the process keeps at most for its work; locks and notifications have their own. */
  databasePool: number
  /** Origin without a trailing slash. */
  siteUrl: string
  /** Whether SITE_URL was set: only its host is then answered. */
  siteUrlGiven: boolean
  secret: string
  smtp?: { url: string; from: string }
  s3?: Bucket
  /** Number of proxies in front that are trusted to name the client's address. */
  trustProxy: number
  /** Milliseconds between failing `/readyz` and refusing new connections. */
  stopDelay: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** What a start says: lines for a person, or JSON as all later lines. */
  logFormat: 'text' | 'json'
  role: 'web' | 'worker' | 'all'
  /** Processes that serve the site on one port; this is one of them. */
  workers: number
  demo: boolean
  admin: { email?: string; password?: string }
  pageCache: boolean
  /** Where metrics are served. */
  metrics?: MetricsAddress
  traces?: TraceSettings
  errorReports?: ErrorReportSettings
  backup: BackupSettings
  /** OpenID Connect provider where staff may sign in instead of with a password. */
  oidc?: OidcSettings
}

/** E-mail address of the first administrator if ADMIN_EMAIL is not set. */
export const FIRST_EMAIL = 'admin@example.com'
export const FIRST_NAME = 'Administrator'

/** Seconds, behind a proxy that checks readiness every few seconds. */
const USUAL_STOP_DELAY = 5

/** A setting that cannot be used. The message is one line that names it. */
export class SettingsError extends Error {}

/** File of the secret of a site where SECRET is not set. */
export const secretFile = (dataDir: string): string => join(dataDir, 'secret')

/** Generated once and stored in the data folder. */
function keptSecret(dataDir: string): string {
  const file = secretFile(dataDir)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}

function oidcOf(value: Variables): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_ROLES: roles } = value
  if (!issuer) return undefined
  if (!clientId) throw new SettingsError('Setting OIDC_CLIENT_ID is missing: OIDC_ISSUER is set.')
  return {
    issuer,
    clientId,
    ...(clientSecret ? { clientSecret } : {}),
    name: value.OIDC_NAME ?? new URL(issuer).hostname,
    scope: value.OIDC_SCOPE,
    roleClaim: value.OIDC_ROLE_CLAIM,
    ...(roles ? { roles } : {}),
    trustsEmail: value.OIDC_TRUST_EMAIL,
  }
}

function backupOf(value: Variables, bucketAccess: BucketAccess): BackupSettings {
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipient, BACKUP_REHEARSE: rehearse } = value
  if (rehearse && recipient && !passphrase)
    throw new SettingsError(
      'Setting BACKUP_REHEARSE cannot be used: with BACKUP_RECIPIENT this machine reads no backup.',
    )
  return {
    ...(value.BACKUP_TO ? { to: value.BACKUP_TO } : {}),
    at: value.BACKUP_AT,
    keep: value.BACKUP_KEEP,
    rehearse,
    bucketAccess,
    keys: { passphrase, recipient },
  }
}

function cdnOf(value: Variables): CdnSettings | undefined {
  const { CDN: provider, CDN_ID: id = '', CDN_TOKEN: token = '' } = value
  if (!provider) return undefined
  const urls = value.CDN_URL ?? cdnUrls(provider)
  const wanted = provider === 'varnish' ? { CDN_URL: urls[0] } : { CDN_ID: id, CDN_TOKEN: token }
  for (const [name, given] of Object.entries(wanted))
    if (!given) throw new SettingsError(`Setting ${name} is missing: CDN is ${provider}.`)
  return { provider, urls, id, token, maxAge: value.CDN_MAX_AGE }
}

/** CDNs that keep one form of a picture for all browsers, unless they are told otherwise. */
const keepsOneForm = new Set<CdnSettings['provider'] | undefined>(['cloudflare', 'bunny'])

/** Not from a bucket, and not behind such a CDN unless asked for (decision 072). */
const sendsAvif = ({ AVIF, S3_BUCKET, CDN }: Variables) =>
  !S3_BUCKET && (AVIF === undefined ? !keepsOneForm.has(CDN) : AVIF === 'on')

/** Off unless an address is given: the default address of OpenTelemetry is asked for by none who did not want traces. */
function tracesOf(value: Variables): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: given } = value
  if (value.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || value.OTEL_TRACES_EXPORTER === 'none') return undefined
  const url = given ?? (base && `${base.replace(/(?<!\/)\/+$/, '')}/v1/traces`)
  if (!url) return undefined
  const protocol = value.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? value.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf'
  return { url, protocol }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Makes what is missing: the data folder, and the secret where SECRET is not set. */
export function readSettings(env: Environment): Settings {
  const settings = inspectSettings(env)
  const { dataDir } = settings
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  } catch (error) {
    throw new SettingsError(`Setting DATA_DIR cannot be used: ${errorMessage(error)}.`)
  }
  return { ...settings, secret: settings.secret || keptSecret(dataDir) }
}

/** The same without making or reading anything: `secret` is empty where SECRET is not set. */
export function inspectSettings(env: Environment): Settings {
  // An empty variable counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new SettingsError(`Setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const value = parsed.data
  const { ADMIN_PASSWORD: password, ADMIN_EMAIL: email = FIRST_EMAIL } = value
  if (password !== undefined && weaknessOf(password, [email, FIRST_NAME]))
    throw new SettingsError(
      'Setting ADMIN_PASSWORD cannot be used: it is among the most used passwords, or like the address.',
    )
  if (value.WORKERS > 1 && value.ROLE === 'worker')
    throw new SettingsError('Setting WORKERS cannot be used: with ROLE=worker no visitor is served.')
  const oidc = oidcOf(value)
  const traces = tracesOf(value)
  const dataDir = resolve(value.DATA_DIR)
  const bucketAccess = {
    region: value.S3_REGION,
    ...(value.S3_ENDPOINT ? { endpoint: value.S3_ENDPOINT } : {}),
    ...(value.S3_ACCESS_KEY_ID ? { accessKeyId: value.S3_ACCESS_KEY_ID } : {}),
    ...(value.S3_SECRET_ACCESS_KEY ? { secretAccessKey: value.S3_SECRET_ACCESS_KEY } : {}),
  }
  const siteUrl = value.SITE_URL ? new URL(value.SITE_URL).origin : `http://localhost:${value.PORT}`
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir,
    databaseUrl: value.DATABASE_URL ?? `file:${join(dataDir, 'site.db')}`,
    databasePool: value.DATABASE_POOL,
    siteUrl,
    siteUrlGiven: value.SITE_URL !== undefined,
    secret: value.SECRET ?? '',
    ...(value.SMTP_URL
      ? { smtp: { url: value.SMTP_URL, from: value.SMTP_FROM ?? `nettsted@${new URL(siteUrl).hostname}` } }
      : {}),
    ...(value.S3_BUCKET ? { s3: { bucket: value.S3_BUCKET, ...bucketAccess } } : {}),
    trustProxy: value.TRUST_PROXY,
    stopDelay: (value.STOP_DELAY ?? (value.TRUST_PROXY > 0 ? USUAL_STOP_DELAY : 0)) * 1000,
    logLevel: value.LOG_LEVEL,
    logFormat: value.LOG_FORMAT,
    role: value.ROLE,
    workers: value.WORKERS,
    demo: value.DEMO,
    admin: {
      ...(value.ADMIN_EMAIL ? { email: value.ADMIN_EMAIL } : {}),
      ...(value.ADMIN_PASSWORD ? { password: value.ADMIN_PASSWORD } : {}),
    },
    pageCache: value.PAGE_CACHE === 'on',
    ...(sendsAvif(value) ? { avifFolder: avifFolder(dataDir) } : {}),
    ...(value.METRICS_PORT === undefined
      ? {}
      : {
          metrics: {
            port: value.METRICS_PORT,
            host: value.METRICS_HOST ?? value.HOST,
            ...(value.METRICS_TOKEN ? { token: value.METRICS_TOKEN } : {}),
          },
        }),
    ...(traces ? { traces } : {}),
    ...(value.SENTRY_DSN ? { errorReports: { dsn: value.SENTRY_DSN, environment: value.SENTRY_ENVIRONMENT } } : {}),
    backup: backupOf(value, bucketAccess),
    ...(oidc ? { oidc } : {}),
    cdn: cdnOf(value),
  }
}
