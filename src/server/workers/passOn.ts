/**
 * Passes a request on to the whole process, and its answer back, both as streams. Each side frames the body anew: its length
 * is what the head says to Node's parser on this side, and nothing after it can be read as another request.
 */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { KEPT, type KeptNote, MAX_HEAD, PEER, readNote } from './frontProtocol'

/** Headers of a connection, not of what goes over it, and our own. What a client names in `Connection` is left alone. */
const ofConnection = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
  ...[PEER, KEPT],
])

/** A flat list of names and values without those. */
export function ofMessage(raw: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2)
    if (!ofConnection.has(name.toLowerCase())) kept.push(name, value)
  }
  return kept
}

export interface KeptResponse {
  status: number
  headers: string[]
  body: Buffer
  note: KeptNote
}

export interface WholeProcess {
  socket: string
  agent: http.Agent
  /** Answers in the place of the whole process, which cannot be reached. */
  unreachable: (response: ServerResponse) => void
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of answer) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** `keep` is called instead of answering with what may be kept. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { socket, agent, unreachable }: WholeProcess,
  keep: (kept: KeptResponse) => void,
): void {
  const { method, url, headers } = request
  const isChunked = headers['transfer-encoding'] !== undefined
  const hasBody = isChunked || headers['content-length'] !== undefined
  const onward = http.request({
    socketPath: socket,
    agent,
    method,
    path: url,
    maxHeaderSize: MAX_HEAD,
    headers: [
      ...ofMessage(request.rawHeaders),
      ...[PEER, request.socket.remoteAddress ?? ''],
      ...(isChunked ? ['Transfer-Encoding', 'chunked'] : []),
    ],
  })
  let isAnswered = false
  onward.on('response', (answer) => {
    isAnswered = true
    const { statusCode: status = 500, statusMessage = '' } = answer
    const note = answer.headers[KEPT]
    const list = ofMessage(answer.rawHeaders)
    if (typeof note === 'string') {
      read(answer)
        .then((body) => keep({ status, headers: list, body, note: readNote(note) }))
        .catch(() => response.destroy())
      return
    }
    if (answer.headers.connection === 'close') response.shouldKeepAlive = false
    response.writeHead(status, statusMessage, list)
    // What comes bit by bit may begin with nothing.
    if (answer.headers['content-length'] === undefined) response.flushHeaders()
    // A half answer is cut off as it was there.
    pipeline(answer, response, () => {})
  })
  onward.on('error', () => {
    // What is wrong after the answer began shows in the answer.
    if (isAnswered || response.destroyed) return
    if (hasBody) response.shouldKeepAlive = false
    unreachable(response)
  })
  response.once('close', () => {
    if (!response.writableFinished) onward.destroy()
  })
  if (hasBody) request.pipe(onward)
  else onward.end()
}
