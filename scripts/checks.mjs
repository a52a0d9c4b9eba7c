/** What is checked without starting the site: types, those that are generated, style, and code that nothing uses. */
import { packageScript, runNode, ToolError } from './project.mjs'

/** The sources, the admin's host, and the scripts, each with what it may use. */
const typed = [['--noEmit'], ['--noEmit', '-p', 'admin'], ['--noEmit', '-p', 'scripts']]

async function checkTypes() {
  for (const args of typed) await runNode([packageScript('typescript/bin/tsc'), ...args])
}

/** That the generated types are those of the collections: a statement may else use a column that is gone. */
async function checkGeneratedTypes() {
  await runNode(['-C', 'production', 'scripts/content.mjs', 'types', '--check'])
}

async function checkStyle() {
  const colours = process.stdout.isTTY ? 'force' : 'off'
  await runNode([packageScript('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', `--colors=${colours}`, '.'])
}

/** Files, exports, types and packages that nothing uses; a test that uses an export counts. Configured in `knip.json`. */
async function checkDeadCode() {
  const reporter = process.stdout.isTTY ? [] : ['--reporter', 'compact']
  await runNode([packageScript('knip/bin/knip.js'), '--no-progress', '--treat-config-hints-as-errors', ...reporter])
}

/** Each to be run beside the others. */
export const checks = [
  { name: 'Checking types', check: checkTypes },
  { name: 'Checking that generated types are current', check: checkGeneratedTypes },
  { name: 'Checking style', check: checkStyle },
  { name: 'Checking for dead code', check: checkDeadCode },
]

/**
 * Waits for all, so that one run prints everything that is wrong.
 * @param {Promise<unknown>[]} works
 * @returns {Promise<boolean>} whether none failed
 */
export async function allSucceed(works) {
  const failures = (await Promise.allSettled(works)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  for (const failure of failures) console.error(failure instanceof ToolError ? failure.output.trimEnd() : failure)
  return failures.length === 0
}
