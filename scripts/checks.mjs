/** What is checked without running anything: types, style, and code that nothing uses. */
import { packageScript, runNode } from './project.mjs'

/** The sources, the admin's host, and the scripts, each with what it may use. */
const typed = [['--noEmit'], ['--noEmit', '-p', 'admin'], ['--noEmit', '-p', 'scripts']]

export async function checkTypes() {
  for (const args of typed) await runNode([packageScript('typescript/bin/tsc'), ...args])
}

export async function checkStyle() {
  const colours = process.stdout.isTTY ? 'force' : 'off'
  await runNode([packageScript('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', `--colors=${colours}`, '.'])
}

/** Files, exports, types and packages that nothing uses; a test that uses an export counts. Configured in `knip.json`. */
export async function checkDeadCode() {
  const args = [
    '--no-progress',
    '--treat-config-hints-as-errors',
    ...(process.stdout.isTTY ? [] : ['--reporter', 'compact']),
  ]
  await runNode([packageScript('knip/bin/knip.js'), ...args])
}
