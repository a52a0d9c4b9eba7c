/** Checks of the services that the site calls: mail server, SMS gateway, bucket, sign-in provider, CDN, what it is watched with. */
import { PgDialect } from 'drizzle-orm/pg-core'
import { createTransport } from 'nodemailer'
import { gatewayIn, gatewayStatement } from '../../src/features/sms'
import type { Settings } from '../../src/server/settings'
import { type BucketResponse, headBucket } from './bucket'
import { judgeClock } from './clock'
import { error, errorLine, type Finding, ok, warning } from './finding'
import { reach, within } from './network'
import type { OpenDatabase } from './openDatabase'

/** Milliseconds. */
const MAIL_PATIENCE = 10_000
const SMS_PATIENCE = 5000
const ISSUER_PATIENCE = 5000
const CDN_PATIENCE = 5000
const WATCH_PATIENCE = 5000

async function verifyMail(url: string): Promise<void> {
  const transport = createTransport(url)
  try {
    await within(MAIL_PATIENCE, transport.verify())
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

export async function checkSms(
  opened: Promise<OpenDatabase | undefined>,
  reaches: (url: string, patience: number) => Promise<void> = reach,
): Promise<Finding[]> {
  const check = 'SMS'
  // A database that cannot be read is a finding of its own.
  const [row] = (await opened.then((database) => database?.rows(STATEMENT)).catch(() => undefined)) ?? []
  const { name, url } = gatewayIn(row ?? {})
  if (name === 'log') return [ok(check, 'messages are kept in the admin and not sent (gateway: log)')]
  if (!url) return []
  const { host } = new URL(url)
  try {
    await reaches(url, SMS_PATIENCE)
    return [ok(check, `${name} answers at ${host}`)]
  } catch (thrown) {
    const advice = 'Check the address in the SMS settings of the admin, and that the machine may reach it'
    return [error(check, `${name} at ${host}: ${errorLine(thrown)}`, advice)]
  }
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
export async function checkCdn(
  cdn: Settings['cdn'],
  reaches: (url: string, patience: number) => Promise<void> = reach,
): Promise<Finding[]> {
  if (!cdn) return []
  const check = 'CDN'
  return Promise.all(
    cdn.urls.map(async (url) => {
      const { host } = new URL(url)
      try {
        await reaches(url, CDN_PATIENCE)
        return ok(check, `${cdn.provider} takes purges at ${host}`)
      } catch (thrown) {
        return error(
          check,
          `${cdn.provider} at ${host}: ${errorLine(thrown)}`,
          'Check CDN_URL, and that the machine may reach it',
        )
      }
    }),
  )
}

/** Nothing is sent. */
export async function checkWatching(
  { traces, errorReports }: Pick<Settings, 'traces' | 'errorReports'>,
  reaches: (url: string, patience: number) => Promise<void> = reach,
): Promise<Finding[]> {
  const services = [
    ...(traces ? [{ check: 'Traces', url: traces.url, setting: 'OTEL_EXPORTER_OTLP_ENDPOINT' }] : []),
    ...(errorReports ? [{ check: 'Error reports', url: errorReports.dsn, setting: 'SENTRY_DSN' }] : []),
  ]
  return Promise.all(
    services.map(async ({ check, url, setting }) => {
      const { host } = new URL(url)
      try {
        await reaches(url, WATCH_PATIENCE)
        return ok(check, `are sent to ${host}`)
      } catch (thrown) {
        const advice = `Check ${setting}, and that the machine may reach it`
        return error(check, `${host}: ${errorLine(thrown)}`, advice)
      }
    }),
  )
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
