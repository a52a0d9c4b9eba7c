/** What moves on a page while it loads and is scrolled through (layout shift). */
import type { Page } from 'playwright-core'

/** Notes what moves on the page that is shown and on those that come. */
export async function watchShifts(page: Page): Promise<void> {
  const watch = () => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const nameOf = (node?: Node) => (node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources?: { node?: Node }[] })[])
        shifts.push(`${entry.value.toFixed(4)} ${entry.sources?.map(({ node }) => nameOf(node)).join(', ')}`)
    }).observe({ type: 'layout-shift', buffered: true })
  }
  await page.addInitScript(watch)
  await page.evaluate(watch)
}

/** How far what moved, and what it was, each as one line. */
export async function shiftsOf(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as Window & { shifts?: string[] }).shifts)
  if (!shifts) throw new Error(`${page.url()} is not watched`)
  return shifts
}

/** Shows every part of the page once, from top to bottom, and goes back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // A quarter of each window is seen twice.
    const step = Math.floor(innerHeight * 0.75)
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      await painted()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await painted()
  })
  await page.waitForLoadState('networkidle')
}
