/** A span for each request, below the trace of a trusted proxy where it sent one. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { beginSpan, isTracing, withinSpan } from '../../platform/tracing'
import { isHealthPath } from '../health'
import type { NameRoute } from '../metrics/metrics'
import { traceParentOf } from '../requestId'

export interface RequestSpan {
  nameRoute: NameRoute
  /** What `work` does belongs to the request. */
  within<Result>(work: () => Result): Result
}

function contextOf(request: IncomingMessage, trusted: number): Context {
  const parent = traceParentOf(request, trusted)
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
}

/**
 * Undefined where nothing is traced, and for checks of health, which a machine asks for. `trusted`: number of trusted
 * proxies.
 */
export function beginRequestSpan(
  request: IncomingMessage,
  response: ServerResponse,
  trusted: number,
): RequestSpan | undefined {
  const { method = '', url = '' } = request
  if (!isTracing() || isHealthPath(url)) return undefined
  const attributes = { 'http.request.method': method }
  const span = beginSpan(method, { kind: SpanKind.SERVER, attributes }, contextOf(request, trusted))
  if (!span) return undefined
  const within: RequestSpan['within'] = (work) => withinSpan(span, work)
  if (!span.isRecording()) return { nameRoute: () => {}, within }
  response.once('close', () => {
    const { statusCode } = response
    span.setAttribute('http.response.status_code', statusCode)
    if (!response.writableFinished) span.setAttribute('error.type', 'aborted')
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return {
    nameRoute(route) {
      span.updateName(`${method} ${route}`)
      span.setAttribute('http.route', route)
    },
    within,
  }
}
