/** The real Kannel with its fake SMS centre, on free ports of this machine, with a configuration in a temporary folder. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/free-port.mjs'
import type { findKannel } from '../../scripts/kannel.mjs'

/** Milliseconds for each of its parts to begin. */
const PATIENCE = 20_000

async function listens(port: number): Promise<void> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const reached = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
    if (reached) return
    if (Date.now() > until) throw new Error(`Kannel does not listen on ${port}`)
    await wait(50)
  }
}

export interface RunningKannel {
  /** Of `sendsms`. */
  url: string
  /** What the fake centre has printed: each message that reached it. */
  centre(): string
  /** A message from a phone, as the fake centre writes it: `sender receiver type text`. */
  fromPhone(message: string): void
  /** Everything that its parts said. */
  log(): string
  [Symbol.asyncDispose](): Promise<void>
}

type Kannel = NonNullable<ReturnType<typeof findKannel>>

export async function startKannel(
  { bearerbox, smsbox, fakesmsc }: Kannel,
  { inboundUrl }: { inboundUrl: string },
): Promise<RunningKannel> {
  const folder = mkdtempSync(join(tmpdir(), 'kannel-'))
  const [admin, boxes, centre, sendsms] = await Promise.all([freePort(), freePort(), freePort(), freePort()])
  const file = join(folder, 'kannel.conf')
  writeFileSync(
    file,
    `group = core
admin-port = ${admin}
admin-interface = 127.0.0.1
admin-password = hemmelig
smsbox-port = ${boxes}
smsbox-interface = 127.0.0.1
box-allow-ip = 127.0.0.1
dlr-storage = internal

group = smsc
smsc = fake
smsc-id = fake
port = ${centre}
connect-allow-ip = 127.0.0.1

group = smsbox
bearerbox-host = 127.0.0.1
sendsms-port = ${sendsms}
sendsms-interface = 127.0.0.1
sendsms-chars = "0123456789 +-"

group = sendsms-user
username = bruker
password = hemmelig
max-messages = 10
concatenation = true

group = sms-service
keyword = default
get-url = "${inboundUrl}?from=%p&to=%P&text=%a&id=%I"
max-messages = 0
catch-all = true
`,
  )
  const children: ChildProcess[] = []
  let said = ''
  let heard = ''
  const start = (command: string, args: string[], keep: (piece: string) => void) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (piece: Buffer) => keep(piece.toString()))
    child.stderr.on('data', (piece: Buffer) => keep(piece.toString()))
    children.push(child)
    return child
  }
  const note = (piece: string) => {
    said += piece
  }
  const end = async () => {
    for (const child of children.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    start(bearerbox, ['-v', '1', file], note)
    await listens(boxes)
    await listens(centre)
    start(smsbox, ['-v', '1', file], note)
    await listens(sendsms)
  } catch (error) {
    await end()
    throw new Error(`${String(error)}\n${said}`)
  }
  /** One connection of the centre at a time is what Kannel's fake one takes messages by. */
  const centreArgs = (message: string, times: string) => ['-H', '127.0.0.1', '-r', String(centre), '-m', times, message]
  return {
    url: `http://127.0.0.1:${sendsms}/cgi-bin/sendsms`,
    centre: () => heard,
    log: () => said,
    fromPhone(message) {
      start(fakesmsc, centreArgs(message, '1'), (piece) => {
        heard += piece
      })
    },
    [Symbol.asyncDispose]: end,
  }
}
