/**
 * `npm run test:browsers`: the journeys of visitors in Firefox and in Safari's engine beside Chromium; installs what is
 * missing. `npm test` has them too where both are installed. `-- --screenshots <folder>` only takes pictures of the bar
 * in the three, at each width, for people to look at.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { browserPackages, findFirefox, findWebKit } from './browsers.mjs'
import { build } from './build.mjs'
import { installPackages } from './debian.mjs'
import { ensureInstalled } from './ensure.mjs'
import { requireNode } from './node-version.mjs'
import { giveUp } from './progress.mjs'
import { packageScript, runNode, ToolError } from './project.mjs'

requireNode()
const { screenshots } = parseArgs({ options: { screenshots: { type: 'string' } }, strict: false }).values
try {
  await ensureInstalled()
  const isMissing = () => !findFirefox() || !findWebKit()
  if (isMissing()) await installPackages(browserPackages)
  if (isMissing())
    throw new Error(
      `Install Firefox, and WebKitGTK with its driver and a screen (Debian: ${browserPackages.join(', ')}).`,
    )
  await build()
  const args = ['-C', 'production', packageScript('vitest/vitest.mjs'), 'run', '--project', 'browsers']
  if (typeof screenshots === 'string')
    await runNode([...args, 'tests/browsers/pictures'], { show: true, env: { SCREENSHOTS: resolve(screenshots) } })
  else await runNode([...args, ...process.argv.slice(2)], { show: true })
} catch (error) {
  // Vitest has printed what failed.
  if (error instanceof ToolError && error.output === '') process.exit(1)
  giveUp(error)
}
