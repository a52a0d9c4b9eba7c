/**
 * Pages that the browser kept or fetched ahead, as it really does both: one that comes back from its own cache is read
 * again, one that is prerendered is read when it is shown, and never if it is not (docs/behaviour.md#analytics).
 */
import { expect, test } from 'vitest'
import { eventsOf, browser as headers, kinds, visit } from '../support/analytics'
import { launchWholeBrowser } from '../support/browser'
import { openPrerenderingTab } from '../support/prerendering'
import { startSite } from '../support/site'

test('a page that the browser kept is read again when it comes back, and tells of what is done there', async () => {
  await using site = await startSite({ TRUST_PROXY: '1' })
  await using browser = await launchWholeBrowser()
  const { page } = await visit(browser)
  await page.addInitScript(() => {
    const shown: boolean[] = []
    Object.assign(window, { shown })
    addEventListener('pageshow', ({ persisted }) => shown.push(persisted))
    // The way to the dealer leads out of the site.
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a')
      if (link && link.origin !== location.origin) event.preventDefault()
    })
  })
  const dealer = '/finn-forhandler/tromsogloden'
  const read = [`view ${dealer}`, 'view /kontakt', `view ${dealer}`]
  await page.goto(site.url + dealer, { waitUntil: 'networkidle' })
  await page.locator('footer a[href="/kontakt"]').click()
  await page.waitForURL('**/kontakt')
  await expect.poll(async () => kinds(await eventsOf(site))).toEqual(read.slice(0, 2))
  await page.evaluate(() => history.back())
  // It is not loaded again, so there is no more to wait for.
  await page.waitForURL(site.url + dealer, { waitUntil: 'commit' })
  // The page that was left: a new one would have been shown once.
  await expect.poll(() => page.evaluate(() => (window as unknown as { shown: boolean[] }).shown)).toEqual([false, true])
  await expect.poll(async () => kinds(await eventsOf(site))).toEqual(read)
  await page.locator('main a[data-tell=routeOpened]:visible').first().click()
  await expect.poll(async () => kinds(await eventsOf(site))).toEqual([...read, `routeOpened ${dealer}`])
  const [first, , again, opened] = await eventsOf(site)
  expect(first?.dealer).not.toBeNull()
  expect([again?.dealer, opened?.dealer]).toEqual([first?.dealer, first?.dealer])
  // The server was not asked for the page again: nothing of its own waits to be stored.
  await site.end()
  expect(kinds(await eventsOf(site))).toEqual([...read, `routeOpened ${dealer}`])
})

test('a page that is prerendered is read when it is shown; one that never is, is not', async () => {
  await using site = await startSite()
  await using tab = await openPrerenderingTab(headers['user-agent'])
  const [start, opened, unopened] = [`${site.url}/om-oss`, `${site.url}/finn-forhandler`, `${site.url}/produkter`]
  await tab.go(start)
  await expect.poll(async () => kinds(await eventsOf(site))).toEqual(['view /om-oss'])
  const rules = { prerender: [{ urls: [opened, unopened], eagerness: 'immediate' }] }
  await tab.at(
    start,
    `document.head.append(Object.assign(document.createElement('script'), {
      type: 'speculationrules',
      textContent: ${JSON.stringify(JSON.stringify(rules))},
    }))`,
  )
  const waits = 'document.prerendering && document.readyState === "complete"'
  for (const address of [opened, unopened]) await expect.poll(() => tab.at(address, waits)).toBe(true)
  expect([...tab.ahead].sort()).toEqual([opened, unopened].map((address) => `prefetch;prerender ${address}`))
  expect(kinds(await eventsOf(site))).toEqual(['view /om-oss'])

  await tab.at(start, `document.querySelector('a[href="/finn-forhandler"]').click()`)
  await expect
    .poll(() => tab.at<number>(opened, 'performance.getEntriesByType("navigation")[0].activationStart'))
    .toBeGreaterThan(0)
  const expected = ['view /om-oss', 'view /finn-forhandler', 'finn_din_forhandler /finn-forhandler']
  await expect.poll(async () => kinds(await eventsOf(site))).toEqual(expected)
  // A process that ends stores what still waits for a script: here nothing does.
  await site.end()
  expect(kinds(await eventsOf(site))).toEqual(expected)
})
