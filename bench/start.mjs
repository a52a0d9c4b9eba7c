/** How fast the site starts, whether it always does, and what it holds in memory. */
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { run } from '../scripts/project.mjs'
import { median } from './budgets.mjs'
import { startSite } from './site.mjs'

/** Milliseconds until the first page, of a site that is built and migrated. */
export async function measureStart(times = 5) {
  /** @type {number[]} */
  const started = []
  for (let time = 0; time < times; time++) {
    const site = await startSite({}, { path: '/' })
    started.push(site.started)
    await site.stop()
  }
  return median(started)
}

/**
 * Resident memory of a process, in megabytes.
 * @param {number} pid
 */
export async function residentMegabytes(pid) {
  if (process.platform === 'linux')
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  return Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).trim()) / 1024
}

/** Milliseconds that the process is left alone before its memory is read. */
const REST = 10_000
const ADMIN_PATIENCE = 60_000

export async function measureMemory() {
  const site = await startSite()
  try {
    const began = performance.now()
    while ((await (await fetch(`${site.url}/readyz`)).json()).admin !== 'ready') {
      if (performance.now() - began > ADMIN_PATIENCE) throw new Error('the admin did not load')
      await wait(100)
    }
    const answer = await fetch(`${site.url}/admin/login`)
    if (!answer.ok) throw new Error(`/admin/login answered ${answer.status}`)
    await answer.text()
    await (await fetch(site.url)).text()
    await wait(REST)
    return await residentMegabytes(site.pid)
  } finally {
    await site.stop()
  }
}

/**
 * Starts the site many times over: each must answer, and end with 0 when it is told to
 * (docs/upstream-faults.md#lexical-on-node-20).
 * @param {number} times
 */
export async function countFailedStarts(times) {
  let failed = 0
  for (let time = 1; time <= times; time++) {
    try {
      const site = await startSite({}, { path: '/' })
      const code = await site.stop()
      if (code !== 0) throw new Error(`the site ended with ${code}`)
    } catch (error) {
      failed++
      console.log(`start ${time}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return failed
}
