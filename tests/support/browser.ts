/** The browser of end-to-end tests, and what it notices about a page. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { findOrInstallChromium } from '../../scripts/chromium.mjs'
import type { RunningSite } from './site'

/** Nothing of the browser's own on the wire, so that a request to elsewhere is the site's. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** With `keepsPages` a page that is gone back to is the one that was left, as for visitors: Playwright switches it off. */
export async function startBrowser({ keepsPages = false } = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: quiet,
    ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
  })
}

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

/** From here on the page's time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Until the module that improves an element has started: it takes its address away. */
export async function moduleStarted(element: Locator): Promise<void> {
  await expect.poll(() => element.getAttribute('data-module')).toBeNull()
}

/** The part of the address after the path. */
export const hashOf = (page: Page) => new URL(page.url()).hash

/**
 * Collects what goes wrong on a page: errors in the console (a policy that was broken is one), requests that fail, and
 * requests to other hosts.
 */
export function troubles(page: Page, origin: string): string[] {
  const found: string[] = []
  const report = (kind: string, what: string) => found.push(`${kind} on ${page.url()}: ${what}`)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') report('console', message.text())
  })
  page.on('pageerror', (error) => report('script', error.message))
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText ?? ''
    // Leaving a page ends what it was still fetching.
    if (failure !== 'net::ERR_ABORTED') report('failed request', `${request.url()} ${failure}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) report('other host', request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      report('answer', `${response.status()} ${response.url()}`)
  })
  return found
}

/** Tiles of the detailed map are answered with a picture of one dot; each that was asked for. */
export async function answerTiles(page: Page): Promise<string[]> {
  const tiles: string[] = []
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  await page.route('https://cache.kartverket.no/**', (route) => {
    tiles.push(route.request().url())
    return route.fulfill({ contentType: 'image/png', body: Buffer.from(pixel, 'base64') })
  })
  return tiles
}

/** Signs in at /admin as an editor would. */
export async function signInToAdmin(page: Page, { url, admin }: RunningSite): Promise<void> {
  await page.goto(`${url}/admin/login`)
  await page.locator('#field-email').fill(admin.email)
  await page.locator('#field-password').fill(admin.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((address) => address.pathname === '/admin')
}

/** A page of the admin, as one user sees it in a window of its own. */
export async function openAdmin(
  browser: Browser,
  site: RunningSite,
  admin: RunningSite['admin'],
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO' })
  const page = await context.newPage()
  await signInToAdmin(page, { ...site, admin })
  await page.goto(site.url + path)
  return page
}
