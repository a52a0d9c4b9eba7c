/** What the journeys of blocks share: pages with and without script, what axe says, what moves while a page loads. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { openPage } from './menu'
import type { RunningSite } from './site'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in the main part of a page, each as one line. */
export async function axeFindings(page: Page, state = ''): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(standards).include('main').analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${state} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}

/** How much of a page moved while it loaded and was scrolled through (cumulative layout shift). */
export async function layoutShift(
  browser: Browser,
  site: RunningSite,
  options: BrowserContextOptions,
  path: string,
): Promise<number> {
  await using opened = await openPage(browser, site, options, path)
  const { page } = opened
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
  })
  await page.waitForLoadState('networkidle')
  // Awaited before the page is closed.
  return await page.evaluate(() => (window as Window & { shifts?: { sum: number } }).shifts?.sum ?? -1)
}

/** The part of the address after the path. */
export const hashOf = (page: Page) => new URL(page.url()).hash
