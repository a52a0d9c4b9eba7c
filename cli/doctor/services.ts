/** Checks of the services that the site calls: mail server, SMS gateway, bucket, sign-in provider, CDN, what it is watched with. */
import { PgDialect } from 'drizzle-orm/pg-core'
import { createTransport } from 'nodemailer'
import { gatewayIn, gatewayStatement } from '../../src/features/sms'
import { withDeadline } from '../../src/platform/deadline'
import type { Settings } from '../../src/server/settings'
import { type BucketResponse, headBucket } from './bucket'
import { judgeClock } from './clock'
import { error, errorLine, type Finding, ok, warning } from './finding'
import { reach } from './network'
import type { OpenDatabase } from './openDatabase'

/** Milliseconds. */
const MAIL_PATIENCE = 10_000
const CONNECTION_PATIENCE = 5000
const ISSUER_PATIENCE = 5000

type Reach = (url: string, patience: number) => Promise<void>

/** Whether an address takes a connection; nothing is sent. The texts are told its host. */
async function checkReach(
  url: string,
  reaches: Reach,
  of: { check: string; reached: (host: string) => string; subject: (host: string) => string; advice: string },
): Promise<Finding> {
  const { host } = new URL(url)
  try {
    await reaches(url, CONNECTION_PATIENCE)
    return ok(of.check, of.reached(host))
  } catch (thrown) {
    return error(of.check, `${of.subject(host)}: ${errorLine(thrown)}`, of.advice)
  }
}

async function verifyMail(url: string): Promise<void> {
  const transport = createTransport(url)
  try {
    await withDeadline(MAIL_PATIENCE, transport.verify())
  } finally {
    transport.close()
  }
}

/** Connects and signs in; no e-mail is sent. */
export async function checkMail(smtp: Settings['smtp'], verify = verifyMail): Promise<Finding> {
  const check = 'Mail'
  if (!smtp) return warning(check, 'SMTP_URL is not set: no e-mail is sent', 'Set SMTP_URL')
  const { host } = new URL(smtp.url)
  try {
    await verify(smtp.url)
    return ok(check, `${host} takes e-mails from ${smtp.from}`)
  } catch (thrown) {
    return error(check, `${host}: ${errorLine(thrown)}`, 'Check SMTP_URL, and that the machine may reach it')
  }
}

/** Both databases write names alike. */
const STATEMENT = new PgDialect().sqlToQuery(gatewayStatement).sql

export async function checkSms(opened: Promise<OpenDatabase | undefined>, reaches: Reach = reach): Promise<Finding[]> {
  const check = 'SMS'
  // A database that cannot be read is a finding of its own.
  const [row] = (await opened.then((database) => database?.rows(STATEMENT)).catch(() => undefined)) ?? []
  const { name, url } = gatewayIn(row ?? {})
  if (name === 'log') return [ok(check, 'messages are kept in the admin and not sent (gateway: log)')]
  if (!url) return []
  const found = await checkReach(url, reaches, {
    check,
    reached: (host) => `${name} answers at ${host}`,
    subject: (host) => `${name} at ${host}`,
    advice: 'Check the address in the SMS settings of the admin, and that the machine may reach it',
  })
  return [found]
}

const refusals: Readonly<Record<number, string>> = {
  301: 'lies in another region',
  400: 'refuses the request',
  403: 'refuses the keys, or they may not list it',
  404: 'does not exist',
}

export async function checkBucket(
  s3: Settings['s3'],
  head: (s3: NonNullable<Settings['s3']>) => Promise<BucketResponse> = headBucket,
): Promise<Finding[]> {
  if (!s3) return []
  const check = 'Bucket'
  const advice = 'Check the S3_… variables'
  try {
    const { status, clock } = await head(s3)
    const found =
      status === 200
        ? ok(check, `${s3.bucket} answers`)
        : error(check, `${s3.bucket} ${refusals[status] ?? `answers ${status}`}`, advice)
    return clock ? [found, judgeClock('the bucket', clock)] : [found]
  } catch (thrown) {
    return [error(check, `${s3.bucket}: ${errorLine(thrown)}`, advice)]
  }
}

/** The issuer that its own description names. */
async function describedIssuer(issuer: string): Promise<unknown> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(ISSUER_PATIENCE) })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return Object((await response.json()) as unknown).issuer
}

/** Nothing is purged: a token shows whether it may only with a purge. */
export async function checkCdn(cdn: Settings['cdn'], reaches: Reach = reach): Promise<Finding[]> {
  if (!cdn) return []
  const of = {
    check: 'CDN',
    reached: (host: string) => `${cdn.provider} takes purges at ${host}`,
    subject: (host: string) => `${cdn.provider} at ${host}`,
    advice: 'Check CDN_URL, and that the machine may reach it',
  }
  return Promise.all(cdn.urls.map((url) => checkReach(url, reaches, of)))
}

export async function checkWatching(
  { traces, errorReports }: Pick<Settings, 'traces' | 'errorReports'>,
  reaches: Reach = reach,
): Promise<Finding[]> {
  const watching = (check: string, url: string, setting: string) =>
    checkReach(url, reaches, {
      check,
      reached: (host) => `are sent to ${host}`,
      subject: (host) => host,
      advice: `Check ${setting}, and that the machine may reach it`,
    })
  return Promise.all([
    ...(traces ? [watching('Traces', traces.url, 'OTEL_EXPORTER_OTLP_ENDPOINT')] : []),
    ...(errorReports ? [watching('Error reports', errorReports.dsn, 'SENTRY_DSN')] : []),
  ])
}

/** `fetch` hides what failed in its cause. */
const causeOf = (thrown: unknown): unknown => (thrown instanceof Error && thrown.cause) || thrown

export async function checkIssuer(oidc: Settings['oidc'], described = describedIssuer): Promise<Finding[]> {
  if (!oidc) return []
  const check = 'Sign-in provider'
  try {
    const named = await described(oidc.issuer)
    return named === oidc.issuer
      ? [ok(check, `${oidc.issuer} answers`)]
      : [error(check, `${oidc.issuer} calls itself ${String(named)}`, 'Set OIDC_ISSUER to what it calls itself')]
  } catch (thrown) {
    const advice = 'Check OIDC_ISSUER, and that the machine may reach it'
    return [error(check, `${oidc.issuer}: ${errorLine(causeOf(thrown))}`, advice)]
  }
}
