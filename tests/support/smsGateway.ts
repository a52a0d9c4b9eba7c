/** A fake SMS gateway: responds as a test configures it, and counts the messages that it got. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface GatewayCall {
  method: string
  /** Path without its query. */
  path: string
  /** Fields of the address and of a form; the fields of a JSON body. */
  fields: Readonly<Record<string, string>>
  headers: http.IncomingHttpHeaders
}

export type GatewayResponse = { status: number; body: string; headers?: Record<string, string> } | 'cut' | 'silent'

export interface TestGateway {
  url: string
  port: number
  calls: GatewayCall[]
  /** How often each number was handed over and accepted. */
  accepted: Map<string, number>
  answer: (call: GatewayCall) => GatewayResponse | Promise<GatewayResponse>
  [Symbol.asyncDispose](): Promise<void>
}

export const KANNEL_ACCEPTED: GatewayResponse = { status: 202, body: '0: Accepted for delivery' }

function fieldsOf(request: http.IncomingMessage, body: string): Record<string, string> {
  const url = new URL(request.url ?? '/', 'http://gateway')
  const fields = Object.fromEntries(url.searchParams)
  if (!body) return fields
  if (request.headers['content-type']?.includes('json'))
    return {
      ...fields,
      ...Object.fromEntries(Object.entries(JSON.parse(body)).map(([name, value]) => [name, String(value)])),
    }
  return { ...fields, ...Object.fromEntries(new URLSearchParams(body)) }
}

export async function startGateway(
  answer: TestGateway['answer'] = () => KANNEL_ACCEPTED,
  { port = 0, keepCalls = true }: { port?: number; keepCalls?: boolean } = {},
): Promise<TestGateway> {
  const calls: GatewayCall[] = []
  const accepted = new Map<string, number>()
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const fields = fieldsOf(request, body)
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    const call = { method: request.method ?? '', path, fields, headers: request.headers }
    if (keepCalls) calls.push(call)
    const answered = await gateway.answer(call)
    if (answered === 'cut') return void request.socket.destroy()
    if (answered === 'silent') return
    const to = fields.to ?? fields.To ?? fields.destination ?? ''
    if (answered.status < 300) accepted.set(to, (accepted.get(to) ?? 0) + 1)
    response.writeHead(answered.status, answered.headers).end(answered.body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: bound } = server.address() as AddressInfo
  const gateway: TestGateway = {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    calls,
    accepted,
    answer,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return gateway
}
