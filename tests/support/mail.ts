/** A mail server of a test's own, which keeps what it is given. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMail {
  to: string[]
  /** The headers, unfolded. */
  head: string
  /** All of it, with its text decoded as far as quoted-printable goes. */
  text: string
}

export interface MailServer {
  /** As in SMTP_URL. */
  url: string
  port: number
  messages: ReceivedMail[]
  [Symbol.asyncDispose](): Promise<void>
}

export async function startMailServer({
  port = 0,
  answer = () => 250,
  breaks = false,
}: {
  port?: number
  /** What is answered to a receiver. */
  answer?: (to: string) => number
  /** The connection breaks when a message has come, before it is taken. */
  breaks?: boolean
} = {}): Promise<MailServer> {
  const messages: ReceivedMail[] = []
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = answer(address)
      if (code === 250) return done()
      done(Object.assign(new Error(`no ${address}`), { responseCode: code }))
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        if (breaks) {
          for (const { _socket } of (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> })
            .connections)
            _socket.destroy()
          return
        }
        const whole = Buffer.concat(pieces).toString()
        const [head = ''] = whole.split('\r\n\r\n')
        messages.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          head: head.replace(/\r\n[ \t]+/g, ' '),
          text: decoded(whole),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const listening = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    messages,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function decoded(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}
