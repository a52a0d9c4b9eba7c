/** The id of a request: each line of the log that is written while it is answered carries it, and the error page quotes it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What proxies send: UUIDs, hexadecimal numbers, ULIDs. It is printed on a page. */
const ID = /^[\w.-]{8,64}$/
/** W3C Trace Context: `<version>-<trace>-<parent>-<flags>`. */
const TRACE = /^[\da-f]{2}-(?<trace>[\da-f]{32})-(?<parent>[\da-f]{16})-(?<flags>[\da-f]{2})/

/**
 * The id that a trusted proxy gave in `X-Request-Id`, or its trace in `traceparent`; otherwise a new one of eight
 * hexadecimal digits. `trusted`: number of trusted proxies.
 */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>, trusted: number): string {
  const given = trusted > 0 ? headers['x-request-id'] : undefined
  if (typeof given === 'string' && ID.test(given)) return given
  return traceParentOf({ headers }, trusted)?.traceId ?? randomUUID().slice(0, 8)
}

export interface TraceParent {
  traceId: string
  spanId: string
  /** Bit 1: the caller keeps this trace. */
  traceFlags: number
}

/** The span of a trusted proxy that this request belongs to; a visitor has no say in what is traced. */
export function traceParentOf(
  { headers: { traceparent } }: Pick<IncomingMessage, 'headers'>,
  trusted: number,
): TraceParent | undefined {
  const found = trusted > 0 && typeof traceparent === 'string' ? TRACE.exec(traceparent)?.groups : undefined
  if (!found) return undefined
  const { trace: traceId = '', parent: spanId = '', flags = '' } = found
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) }
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
