/** Settings from the environment, read and checked in this one place (DESIGN §8). */
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { weaknessOf } from '../site/passwords/weakness'

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true')

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
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  DEMO: flag.default(true),
  ADMIN_EMAIL: z.email('is an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(10, 'has at least 10 characters').optional(),
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
})

export interface Settings {
  port: number
  host: string
  /** Absolute. Holds the database, uploads and the secret of a site on one machine. */
  dataDir: string
  /** `file:…` or `postgres://…`. */
  databaseUrl: string
  /** Connections to PostgreSQL that the process keeps at most for its work; locks and news have their own. */
  databasePool: number
  /** Origin without a trailing slash. */
  siteUrl: string
  /** Whether SITE_URL was set: then only its host is answered. */
  siteUrlGiven: boolean
  secret: string
  smtp?: { url: string; from: string }
  s3?: { bucket: string; region: string; endpoint?: string; accessKeyId?: string; secretAccessKey?: string }
  /** How many proxies in front of us are trusted to say whom they speak for. */
  trustProxy: number
  /** Milliseconds between saying that the process goes (`/readyz`) and taking no more connections. */
  stopDelay: number
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  role: 'web' | 'worker' | 'all'
  demo: boolean
  admin: { email?: string; password?: string }
  pageCache: boolean
}

/** The first administrator, where nobody is named. */
export const FIRST_EMAIL = 'admin@example.com'
export const FIRST_NAME = 'Administrator'

/** Seconds, behind a proxy that asks every few seconds how we are. */
const USUAL_STOP_DELAY = 5

/** A setting that cannot be used. Its message is one line that names it. */
export class SettingsError extends Error {}

/** The secret of a site that was given none: made once and kept beside its data. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  // An empty variable means: not set.
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
  const dataDir = resolve(value.DATA_DIR)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  } catch (error) {
    throw new SettingsError(`Setting DATA_DIR cannot be used: ${(error as Error).message}.`)
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
    secret: value.SECRET ?? keptSecret(dataDir),
    ...(value.SMTP_URL
      ? { smtp: { url: value.SMTP_URL, from: value.SMTP_FROM ?? `nettsted@${new URL(siteUrl).hostname}` } }
      : {}),
    ...(value.S3_BUCKET
      ? {
          s3: {
            bucket: value.S3_BUCKET,
            region: value.S3_REGION,
            ...(value.S3_ENDPOINT ? { endpoint: value.S3_ENDPOINT } : {}),
            ...(value.S3_ACCESS_KEY_ID ? { accessKeyId: value.S3_ACCESS_KEY_ID } : {}),
            ...(value.S3_SECRET_ACCESS_KEY ? { secretAccessKey: value.S3_SECRET_ACCESS_KEY } : {}),
          },
        }
      : {}),
    trustProxy: value.TRUST_PROXY,
    stopDelay: (value.STOP_DELAY ?? (value.TRUST_PROXY > 0 ? USUAL_STOP_DELAY : 0)) * 1000,
    logLevel: value.LOG_LEVEL,
    role: value.ROLE,
    demo: value.DEMO,
    admin: {
      ...(value.ADMIN_EMAIL ? { email: value.ADMIN_EMAIL } : {}),
      ...(value.ADMIN_PASSWORD ? { password: value.ADMIN_PASSWORD } : {}),
    },
    pageCache: value.PAGE_CACHE === 'on',
  }
}
