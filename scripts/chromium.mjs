/** The browser that tests and Lighthouse drive: the system's, or one that is installed on the spot. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { step } from './progress.mjs'
import { packageScript, run, runNode } from './project.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]
      : [],
  ),
]

function onThisSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...usualPlaces].find(existsSync)
}

/** The browser that Playwright downloaded, if it did. */
async function fromPlaywright() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** @returns {Promise<string>} path of the executable */
export async function findOrInstallChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not exist`)
  }
  const found = onThisSystem() ?? (await fromPlaywright())
  if (found) return found

  /** @type {string[]} */
  const failures = []
  const attempt = (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ install) =>
    step(name, install).catch((error) => void failures.push(error instanceof Error ? error.message : String(error)))
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await attempt('Installing Chromium (apt)', async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update'], { env })
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env })
    })
  if (!onThisSystem())
    await attempt('Installing Chromium (Playwright)', () =>
      runNode([packageScript('playwright-core/cli.js'), 'install', 'chromium']),
    )

  const installed = onThisSystem() ?? (await fromPlaywright())
  if (installed) return installed
  throw new Error(
    `No Chromium here, and none could be installed. Install it, or set CHROMIUM_PATH.\n${failures.join('\n')}`,
  )
}
