/**
 * `npm test`: everything, from a fresh checkout: installs and builds what is missing, with types, style and dead code
 * beside the build, then all tests side by side.
 *
 *     npm test -- <word>…     only test files whose path contains a word; no types, no style
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from './build.mjs'
import { allSucceed, checks } from './checks.mjs'
import { chromiumPackages, isChromiumMissing } from './chromium.mjs'
import { atEnd } from './cleanup.mjs'
import { installPackages } from './debian.mjs'
import { ensureInstalled } from './ensure.mjs'
import { findKannel, kannelPackages } from './kannel.mjs'
import { requireNode } from './node-version.mjs'
import { elapsed, step } from './progress.mjs'
import { packageScript, root, runNode } from './project.mjs'

const words = process.argv.slice(2)
const reports = mkdtempSync(join(tmpdir(), 'merkevei-tests-'))
atEnd(() => rmSync(reports, { recursive: true, force: true }))

const sum = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} files with the titles that failed in them: who reads only the end of a log shall know what to mend */
const failures = []

/** @param {string} report path of what Vitest wrote, if it came that far */
function count(report) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, testResults: { name: string, status: string, assertionResults: { status: string, title: string }[] }[] }} */
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  sum.passed += numPassedTests
  sum.skipped += numPendingTests
  sum.failed += numFailedTests
  for (const { name, status, assertionResults } of testResults) {
    if (status !== 'failed') continue
    const titles = assertionResults.filter((test) => test.status === 'failed').map(({ title }) => title)
    // A file that does not even load has no tests that could fail.
    if (titles.length === 0) sum.failed++
    failures.push(`${relative(root, name)}: ${titles.join('; ') || 'did not load'}`)
  }
}

async function vitest() {
  const report = join(reports, 'report.json')
  // A file of a log is read from its end: thousands of lines of what passed would hide what did not.
  const shown = process.stdout.isTTY || words.length > 0 ? 'default' : './scripts/test-reporter.mjs'
  const args = ['run', `--reporter=${shown}`, '--reporter=json', `--outputFile.json=${report}`, ...words]
  try {
    await runNode(['-C', 'production', packageScript('vitest/vitest.mjs'), ...args], { show: true })
  } finally {
    count(report)
  }
}

/** Whether a file that was asked for drives the built server. */
function needsBuild() {
  const files = ['tests/e2e', 'tests/faults'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  return words.length === 0 || files.some((file) => words.some((word) => file.includes(word)))
}

/** What the tests drive beside packages of npm: installed with them, for neither waits for the other. */
async function installPrograms() {
  const missing = [...(isChromiumMissing() ? chromiumPackages : []), ...(findKannel() ? [] : kannelPackages)]
  if (missing.length > 0) await installPackages(missing)
  if (!findKannel()) console.log('Kannel is not installed: the test with the real Kannel is skipped.')
}

requireNode()
const began = performance.now()
let failure = ''
try {
  await Promise.all([ensureInstalled(), needsBuild() ? installPrograms() : undefined])
  const isSound = await allSucceed([
    ...(words.length > 0 ? [] : checks.map(({ name, check }) => step(name, check))),
    ...(needsBuild() ? [build()] : []),
  ])
  if (!isSound) throw new Error('what stands above is to be mended before the tests')
  await vitest()
} catch (error) {
  failure = error instanceof Error ? error.message : String(error)
  // Types, style and the build count as one: a run that failed must never end with “0 failed”.
  if (sum.failed === 0) sum.failed = 1
}
console.log(failure ? `\nFailed after ${elapsed(began)}: ${failure}` : `\nAll passed in ${elapsed(began)}`)
for (const line of failures) console.log(line)
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)
process.exitCode = failure ? 1 : 0
