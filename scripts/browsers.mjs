/**
 * The other two engines that visitors use: Safari's, as WebKitGTK's small browser with its driver, and Firefox. From
 * Debian's packages; without them their tests are skipped, but by `npm run test:browsers`, which installs them.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)

/** @param {string} name */
const onPath = (name) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** Beside the library, whose name says which GTK it is built on. */
const miniBrowser = () =>
  ['x86_64', 'aarch64']
    .flatMap((cpu) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => `/usr/lib/${cpu}-linux-gnu/${name}/MiniBrowser`),
    )
    .find((path) => existsSync(path))

/** Paths of the driver, the browser that it starts, and the screen that it is shown on; undefined where one is missing. */
export function findWebKit() {
  const [driver, screen, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), miniBrowser()]
  return driver && screen && browser ? { driver, screen, browser } : undefined
}

export const findFirefox = () => onPath('firefox-esr') ?? onPath('firefox')

/** Debian's packages that hold them. */
export const browserPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
