/** A service of a test's own that takes reports of errors by Sentry's protocol. */
import { startUpstream, type TestUpstream } from './upstream'

interface ErrorReport {
  level: string
  release: string
  environment: string
  message?: string
  transaction?: string
  tags: Record<string, string>
  exception?: { values: { type: string; value: string; stacktrace?: { frames: { filename: string }[] } }[] }
}

export interface ErrorService extends TestUpstream {
  /** As in SENTRY_DSN. */
  dsn: string
  reports(): ErrorReport[]
}

export async function startErrorService(answer?: TestUpstream['answer']): Promise<ErrorService> {
  const upstream = await startUpstream(answer ?? (() => ({ status: 200, body: '{}' })))
  return {
    ...upstream,
    dsn: `${upstream.url.replace('http://', 'http://somekey@')}/7`,
    // An envelope is lines of JSON: its head, then the head and the body of each item.
    reports: () => upstream.calls.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '') as ErrorReport),
  }
}
