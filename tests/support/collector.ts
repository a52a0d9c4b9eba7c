/** A collector of traces of a test's own. */
import { startUpstream, type TestUpstream } from './upstream'

export interface CollectedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: Readonly<Record<string, string | number>>
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Pair[] })[] }[] }[]
}

interface Pair {
  key: string
  value: { stringValue?: string; intValue?: number }
}

const textOrNumber = ({ stringValue, intValue }: Pair['value']) => stringValue ?? intValue ?? ''

export interface Collector extends TestUpstream {
  /** Settings of a site that sends to it. */
  env: Record<string, string>
  spans(): CollectedSpan[]
}

export async function startCollector(answer?: TestUpstream['answer']): Promise<Collector> {
  const upstream = await startUpstream(answer ?? (() => ({ status: 200, body: '{}' })))
  return {
    ...upstream,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: upstream.url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
    spans: () =>
      upstream.calls
        .flatMap(({ body }) => (JSON.parse(body) as Sent).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({
          ...span,
          attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, textOrNumber(value)])),
        })),
  }
}
