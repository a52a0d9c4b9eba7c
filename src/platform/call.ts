/**
 * One HTTP call that is never retried blindly: when it fails, the caller must know whether the other side may have read
 * it. `fetch` does not report that, so this uses `node:http`.
 */
import http from 'node:http'
import https from 'node:https'
import { setImmediate as turn } from 'node:timers/promises'
import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { errorCode } from './errors'
import { traced } from './tracing'

/** Milliseconds. A connection is made quickly or not at all. */
const CONNECT_PATIENCE = 8_000
/** Milliseconds from the first byte written to the last one read; shorter than a worker's lease. */
export const CALL_PATIENCE = 25_000
/**
 * Milliseconds that a connection is kept open between calls; shorter than servers keep theirs, so that no request is
 * written while the server closes it.
 */
const IDLE = 4_000
/** Bytes; responses are a few hundred. */
const MAX_ANSWER = 64 * 1024

export interface Call {
  url: string
  /** `PURGE`: of Varnish. */
  method?: 'GET' | 'POST' | 'PURGE'
  headers?: Readonly<Record<string, string>>
  body?: string
  connectPatience?: number
  patience?: number
  /** Ends the call when its result is no longer wanted. */
  signal?: AbortSignal | undefined
}

export type Called =
  | {
      kind: 'answer'
      status: number
      body: string
      headers: Readonly<http.IncomingHttpHeaders>
      retryAfter: number | undefined
    }
  /** No part of the request was written. */
  | { kind: 'unreached'; error: string }
  /** The other side may have read it. */
  | { kind: 'broken'; error: string }

const shared = { keepAlive: true, timeout: IDLE, maxSockets: 256, scheduling: 'lifo' } as const
const agents = { 'http:': new http.Agent(shared), 'https:': new https.Agent(shared) }

/** Description of an error that is safe to log: a code or a short text, never an address with its secrets. */
const errorTextOf = (error: unknown): string => errorCode(error) ?? 'the connection failed'

/** Milliseconds; the header has seconds or a date, as in RFC 9110. */
function retryAfterOf(header: string | undefined): number | undefined {
  if (!header) return undefined
  const time = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(time) && time >= 0 ? time : undefined
}

/**
 * Waits two turns of the event loop, one of them whole, so that the process notices idle connections that were closed
 * meanwhile. A request written to one of those would have an uncertain result.
 */
export async function call(what: Call): Promise<Called> {
  const { method = 'GET', url } = what
  // Not the path: those of gateways hold numbers and keys.
  const attributes = { 'http.request.method': method, 'server.address': new URL(url).hostname }
  return traced(method, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    await turn()
    await turn()
    const called = await carryOut(what)
    if (called.kind === 'answer') span?.setAttribute('http.response.status_code', called.status)
    else span?.setAttribute('error.type', called.kind).setStatus({ code: SpanStatusCode.ERROR })
    return called
  })
}

function carryOut({ url, method = 'GET', headers = {}, body = '', signal, ...times }: Call): Promise<Called> {
  const { connectPatience = CONNECT_PATIENCE, patience = CALL_PATIENCE } = times
  return new Promise((resolve) => {
    const target = new URL(url)
    const secure = target.protocol === 'https:'
    let written = false
    let over: NodeJS.Timeout | undefined
    const end = (called: Called) => {
      clearTimeout(over)
      signal?.removeEventListener('abort', leave)
      resolve(called)
    }
    const fail = (error: string) => {
      end(written ? { kind: 'broken', error } : { kind: 'unreached', error })
      request.destroy()
    }
    const leave = () => fail('the result is no longer wanted')
    const request = (secure ? https : http).request(
      target,
      {
        method,
        agent: secure ? agents['https:'] : agents['http:'],
        headers: {
          ...headers,
          ...(method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          text += piece
          if (text.length > MAX_ANSWER) fail('the answer is too long')
        })
        response.on('aborted', () => fail('the answer was cut off'))
        response.on('error', (error) => fail(errorTextOf(error)))
        response.on('end', () =>
          end({
            kind: 'answer',
            status: response.statusCode ?? 0,
            body: text,
            headers: response.headers,
            retryAfter: retryAfterOf(response.headers['retry-after']),
          }),
        )
      },
    )
    const begin = () => {
      written = true
      clearTimeout(over)
      over = setTimeout(() => fail('no answer in time'), patience)
    }
    over = setTimeout(() => fail('no connection in time'), connectPatience)
    request.on('socket', (socket) => {
      if (request.reusedSocket) begin()
      else socket.once(secure ? 'secureConnect' : 'connect', begin)
    })
    request.on('error', (error) => fail(errorTextOf(error)))
    request.end(body)
    signal?.addEventListener('abort', leave, { once: true })
    if (signal?.aborted) leave()
  })
}
