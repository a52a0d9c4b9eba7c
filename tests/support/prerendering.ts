/** A browser that fetches pages ahead, as visitors' browsers do and one under Playwright does not. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { findOrInstallChromium } from '../../scripts/chromium.mjs'
import { quiet } from './browser'

interface Message {
  id?: number
  method?: string
  sessionId?: string
  result?: unknown
  error?: { message: string }
  params?: {
    sessionId?: string
    targetInfo?: { type: string }
    documentURL?: string
    request?: { url: string; headers: Record<string, string> }
  }
}

/**
 * A tab that prerenders. Chromium does not where a debugger is attached to a page, as Playwright's is; one that is
 * attached to the tab sees both the page that is shown and those that wait behind it.
 */
export async function openPrerenderingTab(userAgent: string) {
  const profile = mkdtempSync(join(tmpdir(), 'merkevei-browser-'))
  const child = spawn(
    await findOrInstallChromium(),
    [
      ...quiet,
      '--headless=new',
      '--remote-debugging-pipe',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      `--user-data-dir=${profile}`,
      `--user-agent=${userAgent}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const [to, from] = [child.stdio[3] as Writable, child.stdio[4] as Readable]
  /** Sessions of the pages: of the one that is shown, and of those ahead. */
  const pages = new Set<string>()
  const pending = new Map<number, { page: string | undefined; settle: (message: Message) => void }>()
  const ahead = new Set<string>()
  let last = 0
  let unread = ''

  function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const id = ++last
    to.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve, reject) => {
      const settle = ({ result, error }: Message) => {
        pending.delete(id)
        if (error) reject(new Error(error.message))
        else resolve(result as Result)
      }
      pending.set(id, { page: sessionId, settle })
    })
  }

  function attached(page: string): void {
    pages.add(page)
    for (const method of ['Network.enable', 'Runtime.runIfWaitingForDebugger']) send(method, {}, page).catch(() => {})
  }

  function detached(page: string): void {
    pages.delete(page)
    // Nobody answers for a page that is gone.
    for (const one of pending.values()) if (one.page === page) one.settle({ error: { message: 'the page is gone' } })
  }

  function hear(message: Message): void {
    const { id, method, params: { sessionId = '', targetInfo, documentURL, request } = {} } = message
    if (id !== undefined) pending.get(id)?.settle(message)
    else if (method === 'Target.attachedToTarget' && targetInfo?.type === 'page') attached(sessionId)
    else if (method === 'Target.detachedFromTarget') detached(sessionId)
    const purpose = request?.headers['Sec-Purpose']
    if (purpose && request?.url === documentURL) ahead.add(`${purpose} ${request?.url}`)
  }

  from.setEncoding('utf8').on('data', (piece: string) => {
    const messages = (unread + piece).split('\0')
    unread = messages.pop() ?? ''
    for (const message of messages) hear(JSON.parse(message))
  })

  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId: tab } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab)
  const [first] = pages
  await send('Page.setBypassCSP', { enabled: true }, first)

  return {
    /** Pages that were asked for ahead, each after its `Sec-Purpose`. */
    ahead,
    go: (address: string) => send('Page.navigate', { url: address }, first),
    /** What an expression is in the page of an address, shown or ahead; undefined where there is no such page. */
    async at<Answer>(address: string, expression: string): Promise<Answer | undefined> {
      const there = `location.href === ${JSON.stringify(address)} ? (${expression}) : undefined`
      const asked = [...pages].map((page) =>
        send<{ result: { value?: Answer } }>('Runtime.evaluate', { expression: there, returnByValue: true }, page).then(
          ({ result }) => result.value,
          () => undefined,
        ),
      )
      return (await Promise.all(asked)).find((value) => value !== undefined)
    },
    async [Symbol.asyncDispose]() {
      const gone = once(child, 'exit')
      await send('Browser.close')
      await gone
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
