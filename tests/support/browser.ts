/** The browser of journeys, and what it notices about a page. */
import { buffer } from 'node:stream/consumers'
import { type Browser, chromium, type Download, type Locator, type Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { findHeadlessShell, findOrInstallChromium } from '../../scripts/chromium.mjs'
import { type Site, tokenOf } from './site'

/** Nothing of the browser's own on the wire, so that a request to elsewhere is the site's. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Playwright keeps shared memory on the disk, for containers with little of it, and Chromium prepares a process for a page
 * that may come: both cost more than they give where each page is one of a test's.
 */
const launching = {
  args: [...quiet, '--renderer-process-limit=1'],
  ignoreDefaultArgs: ['--disable-dev-shm-usage'],
}

let shared: Promise<Browser> | undefined

/** The browser that all files of a worker share; what a file opened in it is closed with the file. */
export async function openBrowser(): Promise<Browser> {
  shared ??= launch()
  const browser = await shared
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())))
  return browser
}

async function launch(): Promise<Browser> {
  return patient(await chromium.launch({ executablePath: await findHeadlessShell(), ...launching }))
}

/** Milliseconds that a step of a journey may take; Playwright's own 30 s are too few for a loaded machine. */
const STEP = 120_000

function patient(browser: Browser): Browser {
  return browser.on('context', (context) => context.setDefaultTimeout(STEP))
}

/**
 * The whole browser, for what one without a window lacks: a page that was left is kept and shown again on the way back
 * (which Playwright switches off otherwise), and a frame that may not be loaded gets an error's page.
 */
export async function launchWholeBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: quiet,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  return patient(browser)
}

/** The same, for as long as a file's tests run. */
export async function openWholeBrowser(): Promise<Browser> {
  const browser = await launchWholeBrowser()
  afterAll(() => browser.close())
  return browser
}

/** From here on the page's time passes only by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Until the module that improves an element has started: it takes its address away; a form of React its mark. */
export async function untilStarted(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((it) => it.matches('[data-module], [data-starting]'))).toBe(false)
}

/** The same, also of one that waits for the visitor. */
export async function moduleStarted(element: Locator): Promise<void> {
  await element.dispatchEvent('pointerover')
  await untilStarted(element)
}

/** Holds a module's script back, as over a slow line, until it is let go; `asked` when the page wants it. */
export async function holdModule(page: Page, name: string) {
  return holdBack(page, new RegExp(`/assets/${name}-[^/]*\\.js`))
}

/** Holds an answer back, as over a slow line, until it is let go; `asked` when the page wants it. */
export async function holdBack(page: Page, address: RegExp) {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await free
    await route.continue()
  })
  return { asked: page.waitForRequest(address), letGo }
}

/** What was downloaded: the browser may be another machine's, as far as Playwright knows. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream())
}

/** The hash as the page has it: `page.url()` is updated only later. */
export const hashOf = (page: Page) => page.evaluate(() => location.hash)

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
  page.on('pageerror', ({ message }) => {
    // Chromium tells it a document that cannot ask for transitions between pages, such as a picture that it shows itself.
    if (!message.endsWith('ViewTransition opt-in disabled')) report('script', message)
  })
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

/** In the page: what Payload's screens remember of a user, an open preview or a folded row, is not stored. */
function forgetScreens(): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const isScreen = /\/api\/payload-preferences\/(collection-|global-|nav)/.test(address)
    return isScreen && init?.method?.toLowerCase() === 'post' ? Promise.resolve(Response.json({})) : fetch(input, init)
  }
}

/**
 * Gives a page the session of a user; the form of the sign-in has a journey of its own. Tests share the user: how one
 * leaves a screen is not how another finds it.
 */
export async function signInToAdmin(page: Page, { url, admin }: Site): Promise<void> {
  await page.addInitScript(forgetScreens)
  const value = await tokenOf(url, admin)
  await page.context().addCookies([{ name: 'payload-token', value, url, httpOnly: true, sameSite: 'Lax' }])
}

/** As if the session had ended long ago: an answer that was still to come would sign the page in again. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Registers a member as the menu's form does, which has journeys of its own; the page is left on `/kontakt`. */
export async function registerMember(
  page: Page,
  { url }: Site,
  who: { user: string; pass: string; mail: string },
): Promise<void> {
  await page.goto(`${url}/kontakt`)
  const nonce = await page.locator('[name=nonce]').first().inputValue()
  const form = { action: 'register_user', nonce, ...who, name: '', nick: '' }
  const answer = await page.request.post(`${url}/wp-admin/admin-ajax.php`, { form })
  expect(await answer.text()).toBe('1')
}

/** A page of the admin, as one user sees it in a window of its own. */
export async function openAdmin(browser: Browser, site: Site, admin: Site['admin'], path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO' })
  const page = await context.newPage()
  await signInToAdmin(page, { url: site.url, admin })
  await gotoAdmin(page, site.url + path)
  return page
}

/**
 * Goes to a screen of the admin and waits for React, which handles no click on Next's HTML before it has hydrated it.
 * It takes over in parts: the root is first and says nothing of the form, so that every button must be its own.
 */
export async function gotoAdmin(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const taken = (element: Node, key: string) => Object.keys(element).some((name) => name.startsWith(key))
    return (
      taken(document, '__reactContainer') &&
      [...document.querySelectorAll('button')].every((button) => taken(button, '__reactFiber'))
    )
  })
}

/** Milliseconds of one attempt: what was to be clicked may be gone. */
const UNFOLDING = 15_000

/**
 * Unfolds a row of the admin's form until a field in it is shown: the admin folds a new row when the server has answered,
 * and on a busy machine once more, possibly while the test types.
 */
export async function unfoldUntil(row: Locator, field: Locator): Promise<void> {
  const folded = row.locator('.collapsible--collapsed > .collapsible__toggle-wrap .collapsible__toggle').first()
  let attempts = 0
  let obstacle = ''
  await expect
    .poll(
      async () => {
        if (await field.isVisible()) return true
        if (await folded.isVisible()) {
          attempts++
          await folded.click({ timeout: UNFOLDING }).catch((error: Error) => {
            obstacle = error.message
          })
        }
        // The admin draws the fields of a row once they come near the window.
        await row.evaluate((unfolded) => unfolded.scrollIntoView({ block: 'end' }))
        return field.isVisible()
      },
      { timeout: 10 * UNFOLDING },
    )
    .toBe(true)
    .catch(async (error: Error) => {
      const state = `${attempts} clicks; ${await field.count()} fields; ${obstacle}\n${await row.innerText()}`
      throw new Error(`the field was never shown: ${state}`, { cause: error })
    })
}

/** Players of other sites answer with a page of the test's own. Returns the addresses that were requested of them. */
export async function stubPlayers(page: Page): Promise<string[]> {
  const asked: string[] = []
  for (const host of ['www.youtube-nocookie.com', 'player.vimeo.com'])
    await page.route(`https://${host}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<button>Player</button>' })
    })
  return asked
}

/** Gives the page's browser an authenticator in software, which holds passkeys and confirms its owner by itself. */
export async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/**
 * Makes a change that starts an autosave, and presses the button that publishes while it is under way. Returns what lets
 * the autosave go on. `within`: the drawer whose button it is.
 */
export async function pressPublishWhileSaving(
  page: Page,
  change: () => Promise<void>,
  within: Page | Locator = page,
): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/autosave=true/, async (route) => {
    await held
    await route.continue()
  })
  const saving = page.waitForRequest(/autosave=true/)
  await change()
  await saving
  const button = within.locator('#action-save:disabled')
  await button.waitFor()
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not shown')
  await page.mouse.click(box.x + 20, box.y + 10)
  return letGo
}
