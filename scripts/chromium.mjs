/**
 * The browsers that tests and Lighthouse drive: the system's, or ones that are installed on the spot. Chromium without
 * its window (`headless shell`) is the same engine at a third of the processor's time; what belongs to a window, such as
 * keeping pages and fetching them ahead, is the whole browser's alone.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './debian.mjs'
import { step } from './progress.mjs'
import { packageScript, runNode } from './project.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** Debian's packages that hold both. */
export const chromiumPackages = ['chromium', 'chromium-headless-shell']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]
      : [],
  ),
]

const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)

/** @param {string[]} executables */
const onPath = (executables) =>
  folders.flatMap((folder) => executables.map((name) => join(folder, name))).find((path) => existsSync(path))

const onThisSystem = () => onPath(names) ?? usualPlaces.find((path) => existsSync(path))

/** The browser that Playwright downloaded, if it did. */
async function fromPlaywright() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** The browser that `CHROMIUM_PATH` names, which is used for everything. */
function chosen() {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, which does not exist`)
  return path
}

/** @returns {Promise<string>} path of the whole browser */
export async function findOrInstallChromium() {
  const found = chosen() || onThisSystem() || (await fromPlaywright())
  if (found) return found
  await installPackages(chromiumPackages)
  const failure = onThisSystem()
    ? undefined
    : await step('Installing Chromium (Playwright)', () =>
        runNode([packageScript('playwright-core/cli.js'), 'install', 'chromium']),
      ).then(
        () => undefined,
        (error) => error,
      )
  const installed = onThisSystem() ?? (await fromPlaywright())
  if (installed) return installed
  throw new Error(
    `No Chromium here, and none could be installed. Install it, or set CHROMIUM_PATH.\n${failure?.message ?? ''}`,
  )
}

/** @returns {Promise<string>} path of the browser without a window, or of the whole one where there is no other */
export async function findHeadlessShell() {
  return chosen() || onPath(shellNames) || findOrInstallChromium()
}

/** Whether a run of tests would have to install one of them. */
export const isChromiumMissing = () => !chosen() && (!onPath(names) || !onPath(shellNames))
