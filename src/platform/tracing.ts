/**
 * Spans around the work of the program, for the operator's traces (docs/decisions/065-traces-and-error-reports.md). They
 * hold no personal data: names of routes, tables, queues and hosts, never an address, a statement or an error's message.
 * Without a tracer, work is only called.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { errorCode, errorName } from './errors'

let tracer: Tracer | undefined

/** Not OpenTelemetry's global context: Next would add spans of its own, with the addresses of lists and their filters. */
const spanAround = new AsyncLocalStorage<Span>()

/** Undefined: no spans from now on. */
export function traceWith(given: Tracer | undefined): void {
  tracer = given
}

export const isTracing = (): boolean => tracer !== undefined

/** The span that work belongs to which begins now; undefined also where its trace is not kept. */
function recordedSpan(): Span | undefined {
  const span = tracer && spanAround.getStore()
  return span?.isRecording() ? span : undefined
}

export const isInSpan = (): boolean => recordedSpan() !== undefined

export interface SpanOptions {
  kind?: SpanKind
  attributes?: Attributes
}

/** Begins a span that the caller ends; undefined where nothing is traced. */
export function beginSpan(name: string, options: SpanOptions, parent: Context): Span | undefined {
  return tracer?.startSpan(name, options, parent)
}

/** Runs `work` as part of a span. */
export function withinSpan<Result>(span: Span, work: () => Result): Result {
  return spanAround.run(span, work)
}

/** Notes the kind of the error, not what it says. */
export function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', errorCode(error) ?? errorName(error))
  span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Runs `work` in a span of its own, below the one around it. */
export async function traced<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<Result>,
): Promise<Result> {
  const parent = tracer && spanAround.getStore()
  const span = beginSpan(name, options, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)
  if (!span) return work(undefined)
  try {
    return await withinSpan(span, () => work(span))
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** For lines of the log, by the names that OpenTelemetry gives these fields. */
export function traceIds(): { trace_id: string; span_id: string } | undefined {
  const span = recordedSpan()
  if (!span) return undefined
  const { traceId, spanId } = span.spanContext()
  return { trace_id: traceId, span_id: spanId }
}
