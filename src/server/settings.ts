/** Settings from the environment, read and validated here only (README.md#configuration). */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { staffRoles } from '../cms/access/roles'
import { type BackupSettings, isArchive, readKeep, USUAL_KEEP } from '../features/backups'
import { type CdnSettings, cdnUrls, providerNames } from '../features/cdn'
import type { OidcSettings } from '../features/users'
import type { Bucket, BucketAccess } from '../platform/bucket'
import { errorMessage } from '../platform/errors'
import { weaknessOf } from '../platform/passwords/weakness'
import type { ProcessSettings } from '../web/feature'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

/** Credentials are sent to the issuer: https, or plain http on the local machine only. */
function isSafeIssuer(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}

/** Roles that a provider may give: a dealer's user would also need a dealer. */
const givenRoles = staffRoles

/** `Web-admins=administrator,Redaksjon=editor` */
const roleMap = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => {
    const end = pair.lastIndexOf('=')
    return [pair.slice(0, Math.max(end, 0)).trim(), pair.slice(end + 1).trim()] as const
  })
  const wrong = pairs.find(([value, role]) => !value || !givenRoles.some((given) => given === role))
  if (wrong) {
    context.addIssue({ code: 'custom', message: `is a list of value=role, with the roles ${givenRoles.join(', ')}` })
    return z.NEVER
  }
  return new Map(pairs as readonly (readonly [string, (typeof givenRoles)[number]])[])
})

/** `7,4,12` */
const keptPeriods = z.string().transform((text, context) => {
  const keep = readKeep(text)
  if (!keep) context.addIssue({ code: 'custom', message: 'is three numbers: days, weeks and months, such as 7,4,12' })
  return keep ?? z.NEVER
})

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(postgres(ql)?:\/\/|file:)/, 'begins with postgres:// or file:')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(3).max(100).default(10),
  SITE_URL: z.url({ protocol: /^https?$/, error: 'is a full address such as https://www.example.no' }).optional(),
  SECRET: z.string().min(24, 'has at least 24 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'begins with smtp:// or smtps://')
    .optional(),
  SMTP_FROM: z.email('is an e-mail address').optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('eu-north-1'),
  S3_ENDPOINT: z.url('is a full address').optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  STOP_DELAY: z.coerce.number().min(0).max(300).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  DEMO: flag.default(true),
  ADMIN_EMAIL: z.email('is an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(10, 'has at least 10 characters').optional(),
  OIDC_ISSUER: z
    .url('is a full address')
    .refine(isSafeIssuer, 'begins with https:// (http:// for this machine alone)')
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().trim().min(1).max(40).optional(),
  OIDC_SCOPE: z
    .string()
    .regex(/^openid(?: |$)/, 'begins with openid')
    .default('openid email profile'),
  OIDC_ROLE_CLAIM: z.string().min(1).default('roles'),
  OIDC_ROLES: roleMap.optional(),
  OIDC_TRUST_EMAIL: flag.default(false),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).optional(),
  METRICS_TOKEN: z.string().min(16, 'has at least 16 characters').optional(),
  CDN: z.enum(providerNames).optional(),
  CDN_URL: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim().replace(/(?<!\/)\/+$/, '')))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'is a full address, or several with commas between' })))
    .optional(),
  CDN_ID: z.string().min(1).optional(),
  CDN_TOKEN: z.string().min(1).optional(),
  CDN_MAX_AGE: z.coerce.number().int().min(60).max(86_400).default(3600),
  BACKUP_TO: z
    .string()
    .min(1)
    .refine((place) => !isArchive(place), 'is a folder or a bucket: each day adds to it')
    .optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time such as 02:30')
    .default('02:30'),
  BACKUP_KEEP: keptPeriods.default(USUAL_KEEP),
  BACKUP_REHEARSE: flag.default(false),
  BACKUP_PASSPHRASE: z.string().min(16, 'has at least 16 characters').optional(),
  BACKUP_RECIPIENT: z.string().startsWith('age1', 'begins with age1').optional(),
})

export interface MetricsAddress {
  port: number
  host: string
  /** Asked for as `Authorization: Bearer …` where it is set. */
  token?: string
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
  demo: boolean
  admin: { email?: string; password?: string }
  pageCache: boolean
  /** Where metrics are served. */
  metrics?: MetricsAddress
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

function oidcOf(value: z.infer<typeof environment>): OidcSettings | undefined {
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

function backupOf(value: z.infer<typeof environment>, bucketAccess: BucketAccess): BackupSettings {
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

function cdnOf(value: z.infer<typeof environment>): CdnSettings | undefined {
  const { CDN: provider, CDN_ID: id = '', CDN_TOKEN: token = '' } = value
  if (!provider) return undefined
  const urls = value.CDN_URL ?? cdnUrls(provider)
  const wanted = provider === 'varnish' ? { CDN_URL: urls[0] } : { CDN_ID: id, CDN_TOKEN: token }
  for (const [name, given] of Object.entries(wanted))
    if (!given) throw new SettingsError(`Setting ${name} is missing: CDN is ${provider}.`)
  return { provider, urls, id, token, maxAge: value.CDN_MAX_AGE }
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
  const oidc = oidcOf(value)
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
    demo: value.DEMO,
    admin: {
      ...(value.ADMIN_EMAIL ? { email: value.ADMIN_EMAIL } : {}),
      ...(value.ADMIN_PASSWORD ? { password: value.ADMIN_PASSWORD } : {}),
    },
    pageCache: value.PAGE_CACHE === 'on',
    ...(value.METRICS_PORT === undefined
      ? {}
      : {
          metrics: {
            port: value.METRICS_PORT,
            host: value.METRICS_HOST ?? value.HOST,
            ...(value.METRICS_TOKEN ? { token: value.METRICS_TOKEN } : {}),
          },
        }),
    backup: backupOf(value, bucketAccess),
    ...(oidc ? { oidc } : {}),
    cdn: cdnOf(value),
  }
}
