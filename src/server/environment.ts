/** The variables of the environment that the program knows, each by itself; `settings.ts` makes settings of them. */
import { z } from 'zod'
import { staffRoles } from '../cms/access/roles'
import { isArchive, readKeep, USUAL_KEEP } from '../features/backups'
import { providerNames } from '../features/cdn'
import { countWorkers } from './workers/count'

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

const workers = z.string().transform((text, context) => {
  const count = countWorkers(text)
  if (count === undefined) context.addIssue({ code: 'custom', message: 'is a number from 1 to 64, or auto' })
  return count ?? z.NEVER
})

const webAddress = z.url({ protocol: /^https?$/, error: 'is a full address' })

/** gRPC would bring a library of its own; each collector takes these. */
const otlpProtocol = z.enum(['http/protobuf', 'http/json'], 'is http/protobuf or http/json')

/** `https://<key>@<host>/<project>`, with the project's number. */
function isDsn(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, pathname } = new URL(text)
  return /^https?:$/.test(protocol) && /^\w+$/.test(username) && /\/\d+$/.test(pathname)
}

export const environment = z.object({
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
  WORKERS: workers.default(1),
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
  AVIF: z.enum(['on', 'off']).optional(),
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
  // OpenTelemetry's own names; further ones (sampling, headers, limits) are read by its library.
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: otlpProtocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: otlpProtocol.optional(),
  SENTRY_DSN: z.string().refine(isDsn, 'is an address such as https://<key>@errors.example.no/1').optional(),
  SENTRY_ENVIRONMENT: z.string().min(1).max(64).default('production'),
})

export type Variables = z.infer<typeof environment>
