/** Starts each engine; those that are not installed are named, and their tests skipped. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFirefox, findWebKit } from '../../../scripts/browsers.mjs'
import { freePort } from '../../../scripts/free-port.mjs'
import { openBrowser } from '../browser'
import { overPlaywright, overWebDriver, type Visit } from './visit'
import { overHttp, overSocket } from './webDriver'

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit'

export const isInstalled: Readonly<Record<EngineName, boolean>> = {
  Chromium: true,
  Firefox: findFirefox() !== undefined,
  WebKit: findWebKit() !== undefined,
}

/** A window of an engine, on a site. Whoever opens it closes it, with the engine: hooks cannot be added from a hook. */
export function openEngine(engine: EngineName, origin: string): Promise<Visit> {
  return { Chromium: openChromium, Firefox: openFirefox, WebKit: openWebKit }[engine](origin)
}

const openChromium = async (origin: string) => overPlaywright(await openBrowser(), origin)

/** A process with a folder of its own; returns what ends the one and removes the other. */
function start(
  command: string,
  args: (folder: string) => string[],
  env: Readonly<Record<string, string>> = {},
): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'merkevei-engine-'))
  const child = spawn(command, args(folder), { stdio: 'ignore', env: { ...process.env, HOME: folder, ...env } })
  // A run that is cut off must not leave a browser behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  return async () => {
    process.off('exit', kill)
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      kill()
      await ended
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** Nothing of Firefox's own on the wire or in the way. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.security.https_first': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'nb-NO, nb',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

async function openFirefox(origin: string): Promise<Visit> {
  const port = await freePort()
  const stop = start(findFirefox() ?? '', (profile) => {
    const lines = Object.entries({ ...preferences, 'marionette.port': port })
    writeFileSync(
      join(profile, 'user.js'),
      lines.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''),
    )
    return ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile]
  })
  const { send, chrome } = await overSocket(port)
  // Firefox's window is never narrower than 500 pixels; what shows the page can be.
  const resize = async (width: number, height: number) => {
    await send('resize', { width: Math.max(width, 1280), height: height + 200 })
    await chrome(
      `const { style } = gBrowser.selectedBrowser
       style.minWidth = style.maxWidth = arguments[0] + "px"
       style.minHeight = style.maxHeight = arguments[1] + "px"`,
      [width, height],
    )
  }
  return overWebDriver(send, { origin, resize, close: stop })
}

const SCREEN = '2600x1400x24'

async function openWebKit(origin: string): Promise<Visit> {
  const { driver, screen, browser } = findWebKit() ?? { driver: '', screen: '', browser: '' }
  const port = await freePort()
  // Displays are numbered as ports are; a free port gives the number of a free display.
  const display = `:${port}`
  const stopScreen = start(screen, () => [display, '-screen', '0', SCREEN, '-nolisten', 'tcp'])
  const stopDriver = start(driver, () => [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // WebKit's own sandbox needs what containers do not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const options = { binary: browser, args: ['--automation'] }
  const { send, end } = await overHttp(port, { alwaysMatch: { 'webkitgtk:browserOptions': options } })
  const visit = overWebDriver(send, {
    origin,
    resize: (width, height) => send('resize', { width, height }),
    async close() {
      // The driver ends its browser with the session; killed, it would leave it behind.
      await end()
      await stopDriver()
      await stopScreen()
    },
  })
  await openBareWindow(send, visit)
  return visit
}

/** The browser's bar is 447 pixels wide at least; a window that a page opened has none, and may be narrower. */
async function openBareWindow(send: Awaited<ReturnType<typeof overHttp>>['send'], visit: Visit): Promise<void> {
  const before = (await send('windows')) as string[]
  await visit.open('/')
  await visit.run(() => {
    const button = document.createElement('button')
    button.id = 'open-bare'
    button.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647'
    button.addEventListener('click', () => window.open('/', '', 'width=400,height=800,toolbar=no,location=no'))
    document.body.append(button)
  })
  await visit.click('#open-bare')
  const opened = ((await send('windows')) as string[]).find((handle) => !before.includes(handle))
  if (!opened) throw new Error('no window was opened')
  await send('switchTo', { handle: opened })
}
