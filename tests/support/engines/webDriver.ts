/**
 * The commands of WebDriver that a visitor's hands and eyes need, over both of its transports: HTTP, as WebKit's driver
 * speaks it, and the socket inside Firefox (Marionette), which its driver only translates for
 * (docs/decisions/049-three-engines.md).
 */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { vi } from 'vitest'

/** Command → method and path below the session, and its name in Firefox. */
const commands = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  back: ['POST', '/back', 'WebDriver:Back'],
  execute: ['POST', '/execute/sync', 'WebDriver:ExecuteScript'],
  find: ['POST', '/element', 'WebDriver:FindElement'],
  click: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  type: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
  perform: ['POST', '/actions', 'WebDriver:PerformActions'],
  resize: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  windows: ['GET', '/window/handles', 'WebDriver:GetWindowHandles'],
  frame: ['POST', '/frame', 'WebDriver:SwitchToFrame'],
  switchTo: ['POST', '/window', 'WebDriver:SwitchToWindow'],
  forgetCookies: ['DELETE', '/cookie', 'WebDriver:DeleteAllCookies'],
  screenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
} as const

type Command = keyof typeof commands
export type Send = (command: Command, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>

/** Milliseconds for a browser to be there: a machine that does other things as well keeps them. */
const PATIENCE = 120_000

/** A session of a driver that listens on this port. */
export async function overHttp(port: number, capabilities: object): Promise<{ send: Send; end(): Promise<unknown> }> {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  await vi.waitFor(() => call('GET', '/status'), PATIENCE)
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string }
  const session = `/session/${sessionId}`
  return {
    send(command, parameters = {}) {
      const [method, path] = commands[command]
      return call(method, session + path.replace('{id}', String(parameters.id)), parameters)
    },
    end: () => call('DELETE', session),
  }
}

/** A session of a Firefox whose Marionette listens on this port. Messages are JSON behind its length: `17:[0,1,"…",{}]`. */
export async function overSocket(
  port: number,
): Promise<{ send: Send; chrome(script: string, args: unknown[]): Promise<void> }> {
  const socket = await vi.waitFor(async () => {
    const trying: Socket = connect(port, '127.0.0.1')
    await once(trying, 'connect')
    return trying
  }, PATIENCE)
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let received = Buffer.alloc(0)
  socket.on('data', (piece: Buffer) => {
    received = Buffer.concat([received, piece])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)))
      if (colon < 0 || received.length < end) return
      const message: unknown = JSON.parse(String(received.subarray(colon + 1, end)))
      received = received.subarray(end)
      // The first message greets.
      if (!Array.isArray(message)) continue
      const [, id, error, value] = message as [number, number, object | null, unknown]
      if (error) waiting.get(id)?.reject(new Error(JSON.stringify(error)))
      else waiting.get(id)?.resolve(value)
      waiting.delete(id)
    }
  })
  let last = 0
  const call = (name: string, parameters: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const message = JSON.stringify([0, ++last, name, parameters])
      waiting.set(last, { resolve, reject })
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
  await call('WebDriver:NewSession', { capabilities: {} })
  return {
    async send(command, parameters) {
      const response = await call(commands[command][2], parameters)
      // Most answers are wrapped, as over HTTP.
      return response !== null && typeof response === 'object' && 'value' in response ? response.value : response
    },
    /** Runs a script in Firefox's own window instead of the page. */
    async chrome(script, args) {
      await call('Marionette:SetContext', { value: 'chrome' })
      await call('WebDriver:ExecuteScript', { script, args })
      await call('Marionette:SetContext', { value: 'content' })
    },
  }
}
