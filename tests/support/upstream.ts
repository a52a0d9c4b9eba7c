/** A fake upstream of figures: responds as a test configures it, and keeps each request byte for byte. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface UpstreamCall {
  method: string
  /** With its query. */
  path: string
  headers: http.IncomingHttpHeaders
  body: string
}

type UpstreamResponse = { status: number; body?: string; headers?: Record<string, string> } | 'cut' | 'silent'

export interface TestUpstream {
  url: string
  port: number
  calls: UpstreamCall[]
  answer: (call: UpstreamCall) => UpstreamResponse
  [Symbol.asyncDispose](): Promise<void>
}

export async function startUpstream(
  answer: TestUpstream['answer'] = () => ({ status: 204 }),
  port = 0,
): Promise<TestUpstream> {
  const calls: UpstreamCall[] = []
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    calls.push(call)
    const answered = upstream.answer(call)
    if (answered === 'cut') return void request.socket.destroy()
    if (answered === 'silent') return
    response.writeHead(answered.status, answered.headers).end(answered.body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.address() as AddressInfo
  const upstream: TestUpstream = {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    calls,
    answer,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return upstream
}
