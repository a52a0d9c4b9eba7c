/** The id of a request: each line of the log that is written while it is answered carries it, and the error page quotes it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What proxies send: UUIDs, hexadecimal numbers, ULIDs. It is printed on a page. */
const ID = /^[\w.-]{8,64}$/
/** W3C Trace Context: `<version>-<trace>-<parent>-<flags>`. */
const TRACE = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/

/**
 * The id that a trusted proxy gave in `X-Request-Id`, or its trace in `traceparent`; otherwise a new one of eight
 * hexadecimal digits. `trusted`: number of trusted proxies.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trusted: number): string {
  if (trusted > 0) {
    const { 'x-request-id': given, traceparent } = headers
    if (typeof given === 'string' && ID.test(given)) return given
    const [, trace] = TRACE.exec(typeof traceparent === 'string' ? traceparent : '') ?? []
    if (trace) return trace
  }
  return randomUUID().slice(0, 8)
}

const answering = new AsyncLocalStorage<string>()

/** Runs `work` as the answer to a request. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return answering.run(id, work)
}

/** Undefined outside of requests, and for background work that one woke. */
export function currentRequestId(): string | undefined {
  return answering.getStore()
}
