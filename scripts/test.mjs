/**
 * `npm test`: everything, from a fresh checkout; stops at the first step that fails.
 *
 *     npm test -- <filter>     only test files whose path contains the filter
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { checkDeadCode, checkStyle, checkTypes } from './checks.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { atEnd } from './cleanup.mjs'
import { ensureInstalled } from './ensure.mjs'
import { installKannel } from './kannel.mjs'
import { requireNode } from './node-version.mjs'
import { elapsed, giveUp } from './progress.mjs'
import { packageScript, runNode, ToolError } from './project.mjs'

const filters = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'merkevei-tests-'))
atEnd(() => rmSync(reports, { recursive: true, force: true }))

const sum = { passed: 0, failed: 0 }

/** @param {string} report path of what Vitest wrote, if it came that far */
function count(report) {
  /** @type {{ numPassedTests: number, numFailedTests: number, success: boolean, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  // A file that does not even load has no tests that could fail.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  sum.passed += numPassedTests
  sum.failed += numFailedTests + broken.length
}

/**
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 */
async function vitest(projects, env = {}) {
  const report = join(reports, `${projects.join('-')}-${env.DATABASE ?? 'sqlite'}.json`)
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // A filter need not match in every step; without one, a step without tests is a mistake.
    ...(filters.length > 0 ? ['--passWithNoTests', ...filters] : []),
  ]
  const failure = await runNode(['-C', 'production', packageScript('vitest/vitest.mjs'), ...args], {
    env,
    show: true,
  }).then(
    () => undefined,
    (error) => error,
  )
  try {
    count(report)
  } catch {
    if (filters.length === 0) throw failure ?? new Error('Vitest wrote no report')
  }
  if (failure) throw failure
}

/** @type {[name: string, work: () => Promise<unknown>][]} */
const steps = [
  ['Types', checkTypes],
  ['Style', checkStyle],
  ['Dead code', checkDeadCode],
  ['Build', () => build()],
  ['Units, and integration on SQLite', () => vitest(['unit', 'integration'], { DATABASE: 'sqlite' })],
  ['Integration on PostgreSQL', () => vitest(['integration'], { DATABASE: 'postgres' })],
  ['Journeys in the browser', async () => vitest(['e2e'], { CHROMIUM_PATH: await findOrInstallChromium() })],
]

requireNode()
const began = performance.now()
await ensureInstalled().catch(giveUp)
await installKannel()
let failedStep = ''
for (const [name, work] of steps) {
  const stepBegan = performance.now()
  console.log(`\n── ${name}`)
  try {
    await work()
    console.log(`── ${name}: done (${elapsed(stepBegan)})`)
  } catch (error) {
    if (error instanceof ToolError) console.error(error.output.trimEnd())
    console.error(error instanceof Error ? error.message : error)
    failedStep = name
    // The checks and the build count as one: a run that failed must never end with “0 failed”.
    if (sum.failed === 0) sum.failed = 1
    break
  }
}

const nothing = filters.length > 0 && sum.passed + sum.failed === 0
if (failedStep) console.log(`\nFailed: ${failedStep} (${elapsed(began)} in all)`)
else if (nothing) console.log(`\nNo test matches ${filters.join(' ')}`)
else console.log(`\nAll steps passed (${elapsed(began)} in all)`)
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = failedStep || nothing ? 1 : 0
