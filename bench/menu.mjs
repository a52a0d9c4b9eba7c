/** What the menu costs: the kept page with and without its bytes, and the browser's longest task while it is used. */
import { findOrInstallChromium } from '../scripts/chromium.mjs'
import { median } from './budgets.mjs'
import { requestsPerSecond } from './load.mjs'
import { rest, signIn } from './rest.mjs'

const ROUNDS = 3
/** How much slower than this machine the browser is made to be. */
const SLOW_DOWN = 4
/** Milliseconds for what an interaction sets going: hover intent, animations, measuring. */
const SETTLE = 700

/**
 * Rates of the kept page, with the demo's menu and without items, in turns.
 * @param {string} url
 * @param {string} path
 * @param {number} seconds
 */
export async function measureMenuCost(url, path, seconds) {
  const headers = await signIn(url)
  const full = await rest(url, '/api/globals/navigation?depth=0', { headers })
  const publish = (/** @type {object} */ part) =>
    rest(url, '/api/globals/navigation', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...part, _status: 'published' }),
    })
  const bare = { items: [], overlay: { items: [] } }
  const menu = { items: full.items, overlay: full.overlay }
  /** @type {number[]} */
  const ratios = []
  for (let round = 0; round < ROUNDS; round++) {
    /** @type {number[]} */
    const rates = []
    for (const part of [menu, bare]) {
      await publish(part)
      await requestsPerSecond(url + path, 1, { 'accept-encoding': 'br' })
      rates.push(await requestsPerSecond(url + path, seconds, { 'accept-encoding': 'br' }))
    }
    ratios.push((rates[0] ?? Number.NaN) / (rates[1] ?? Number.NaN))
  }
  await publish(menu)
  return median(ratios)
}

/**
 * The longest task in milliseconds while every item is opened and closed, on a wide screen and on a phone.
 * @param {string} url
 */
export async function measureMenuTasks(url) {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    // Chromium's sandbox refuses to run as root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  let longest = 0
  try {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      const page = await browser.newPage({ viewport })
      await page.goto(url, { waitUntil: 'networkidle' })
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
      await page.evaluate(() => {
        const tasks = /** @type {number[]} */ ([])
        Object.assign(window, { tasks })
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasks.push(duration)
        }).observe({ type: 'longtask' })
      })
      const toggle = page.locator('.menu-toggle')
      if (await toggle.isVisible()) await toggle.click()
      const items = page.locator('.menu > .menu-parent > details > summary, .tools > .menu-parent > details > summary')
      for (let item = 0; item < (await items.count()); item++) {
        await items.nth(item).click()
        await page.waitForTimeout(SETTLE)
      }
      // The forms in the last panel start React when they are pointed at, which is no part of the menu.
      await page.keyboard.press('Escape')
      await page.mouse.move(viewport.width / 2, viewport.height - 20)
      await page.mouse.wheel(0, 1500)
      await page.waitForTimeout(SETTLE)
      const tasks = await page.evaluate(() => /** @type {Window & { tasks?: number[] }} */ (window).tasks ?? [])
      longest = Math.max(longest, ...tasks)
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return longest
}
