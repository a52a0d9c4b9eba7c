/** Programs of the system that tests need, from Debian's packages where this process may install them. */
import { existsSync } from 'node:fs'
import { step } from './progress.mjs'
import { run } from './project.mjs'

/**
 * Installs packages in one go; where that is impossible or fails nothing is installed, and the caller finds out by
 * looking for what it needs.
 * @param {string[]} packages
 */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await step(`Installing ${packages.join(', ')} (apt)`, async () => {
    await run('apt-get', ['update'], { env })
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
  }).catch(() => {})
}
