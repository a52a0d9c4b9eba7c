/**
 * `npm run test:browsers`: the journeys of visitors in Firefox and in Safari's engine beside Chromium; installs what is
 * missing. `npm test` has them too where both are installed.
 */
import { browserPackages, findFirefox, findWebKit } from './browsers.mjs'
import { build } from './build.mjs'
import { installPackages } from './debian.mjs'
import { ensureInstalled } from './ensure.mjs'
import { requireNode } from './node-version.mjs'
import { giveUp } from './progress.mjs'
import { packageScript, runNode, ToolError } from './project.mjs'

requireNode()
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
  await runNode([...args, ...process.argv.slice(2)], { show: true })
} catch (error) {
  // Vitest has printed what failed.
  if (error instanceof ToolError && error.output === '') process.exit(1)
  giveUp(error)
}
