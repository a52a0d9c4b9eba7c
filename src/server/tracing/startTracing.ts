/** Sends spans to a collector (docs/operations.md#traces). What is not asked for is not loaded. */
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import { withDeadline } from '../../platform/deadline'
import { isTracing, traceWith } from '../../platform/tracing'
import type { Log } from '../log'
import type { TraceSettings } from '../settings'

/** Milliseconds between two lines about a collector that takes nothing. */
const BETWEEN_LINES = 60_000

/** Milliseconds that a stop waits for the last spans to be taken. */
const STOP_PATIENCE = 2000

async function createExporter({ url, protocol }: TraceSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await (protocol === 'http/json'
    ? import('@opentelemetry/exporter-trace-otlp-http')
    : import('@opentelemetry/exporter-trace-otlp-proto'))
  return new OTLPTraceExporter({ url })
}

/**
 * Returns what ends it: sends what waits, for at most two seconds. Spans wait in memory, 2048 at most, and are dropped
 * rather than slowing anything down.
 */
export async function startTracing(
  settings: TraceSettings | undefined,
  { version, log }: { version: string; log: Pick<Log, 'warn'> },
): Promise<() => Promise<void>> {
  if (!settings) return async () => {}
  if (isTracing()) throw new Error('the process is traced already')
  const [{ BasicTracerProvider, BatchSpanProcessor }, { setGlobalErrorHandler }, resources, exporter] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      createExporter(settings),
    ])
  let lastLine = Number.NEGATIVE_INFINITY
  setGlobalErrorHandler((error) => {
    if (performance.now() - lastLine < BETWEEN_LINES) return
    lastLine = performance.now()
    log.warn({ err: error }, 'traces could not be sent')
  })
  const { resourceFromAttributes, detectResources, envDetector, serviceInstanceIdDetector } = resources
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'merkevei', 'service.version': version }).merge(
      detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  traceWith(provider.getTracer('merkevei', version))
  return async () => {
    traceWith(undefined)
    await withDeadline(STOP_PATIENCE, provider.shutdown()).catch(() => {})
  }
}
