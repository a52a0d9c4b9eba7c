/** Pictures of the bar in each engine for people to look at, where a folder for them is named (`--screenshots`). */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CART_KEY } from '../../src/web/events'
import { isInstalled, openEngine } from '../support/engines/launch'
import { sharedSite } from '../support/site'

const site = sharedSite()
const folder = process.env.SCREENSHOTS ?? ''

const widths = [320, 360, 390, 768, 800, 1024, 1440, 2560]
const cart = JSON.stringify({
  quantity: 128,
  total: 'kr 1 284 900,–',
  lines: [{ name: 'Varden 7', number: 'EV-1005', quantity: 128, price: 'kr 1 284 900,–' }],
})

describe.skipIf(!folder).each(['Chromium', 'Firefox', 'WebKit'] as const)('%s', (engine) => {
  test.skipIf(!isInstalled[engine])('the bar with a full cart, and with what it opens', async () => {
    await mkdir(folder, { recursive: true })
    const visit = await openEngine(engine, site.url)
    for (const width of widths) {
      const keep = async (name: string) =>
        writeFile(join(folder, `${name}-${width}-${engine}.png`), await visit.screenshot())
      await visit.begin('/', width)
      await visit.run((key, value) => localStorage.setItem(key, value), CART_KEY, cart)
      await visit.open('/')
      await expect.poll(() => visit.run(() => document.querySelector('.cart-quantity')?.textContent)).toBe('128')
      await visit.run(() => document.fonts.ready.then(() => innerWidth))
      await keep('cart')
      const opener = await visit.run(() => {
        const toggle = document.querySelector('.menu-toggle')
        return toggle?.checkVisibility() ? '.menu-toggle' : '.menu > .menu-mega > details > summary'
      })
      await visit.click(opener)
      await expect
        .poll(() => visit.run((opener) => document.querySelector(opener)?.closest('details')?.open, opener))
        .toBe(true)
      await expect
        .poll(() =>
          visit.run(() =>
            [...document.querySelectorAll<HTMLImageElement>('.site-header img')].every(
              (image) => image.complete || !image.checkVisibility(),
            ),
          ),
        )
        .toBe(true)
      await keep('open')
    }
    await visit.close()
  })
})
