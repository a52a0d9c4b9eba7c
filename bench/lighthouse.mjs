/** Lighthouse as a phone on two pages: the front page, and one that stands for the others. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findOrInstallChromium } from '../scripts/chromium.mjs'
import { fetchPackage } from '../scripts/fetch-package.mjs'
import { freePort } from '../scripts/free-port.mjs'

/** Not in the lock file: it brings 175 MB that no other command uses. */
const VERSION = '12.8.2'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * @param {string} url
 * @param {readonly string[]} paths
 * @returns {Promise<import('./budgets.mjs').Row[]>}
 */
export async function lighthouseScores(url, paths) {
  const folder = await fetchPackage('lighthouse', VERSION)
  const { default: lighthouse } = await import(pathToFileURL(join(folder, 'core/index.js')).href)
  const { chromium } = await import('playwright-core')
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  /** @type {import('./budgets.mjs').Row[]} */
  const rows = []
  try {
    for (const path of paths) {
      // Its defaults are a phone with a slow processor and a slow connection, both simulated.
      const result = await lighthouse(url + path, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: categories,
      })
      if (!result) throw new Error(`Lighthouse has nothing to say of ${path}`)
      /** @type {{ lhr: Report }} */
      const { lhr } = result
      for (const category of categories)
        rows.push({
          what: `Lighthouse ${path}: ${category}`,
          measured: Math.round((lhr.categories[category]?.score ?? 0) * 100),
          unit: '',
          budget: { atLeast: 100 },
        })
      for (const { id, score, title, displayValue } of Object.values(lhr.audits))
        if (score !== null && score < 1 && matters(lhr, id))
          console.log(`  ${path}: ${title} ${displayValue ?? ''} (${score})`)
    }
  } finally {
    await browser.close()
  }
  return rows
}

/**
 * The part of Lighthouse's report that is used here.
 * @typedef {object} Report
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { id: string, score: number | null, title: string, displayValue?: string }>} audits
 */

/**
 * Whether an audit counts in a score at all.
 * @param {Report} report
 * @param {string} audit
 */
function matters({ categories: all }, audit) {
  return Object.values(all).some(({ auditRefs }) => auditRefs.some(({ id, weight }) => id === audit && weight > 0))
}
