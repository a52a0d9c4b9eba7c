/** Which of a picture's sizes browsers fetch: sharp on every screen, and not much larger than it is shown. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser'
import { hasFeature } from '../support/features'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const PATHS = [
  '/',
  '/artikler',
  '/artikler/varde-5',
  ...(hasFeature('posts') ? ['/aktuelt', '/blokker/aktuelt-blokken'] : []),
  ...(hasFeature('events') ? ['/arrangementer', '/arrangementer/apent-verksted'] : []),
  '/om-oss',
  '/om-oss/historie',
  '/kontakt',
  '/produkter',
  '/finn-forhandler/grorudly-ildsted',
  '/blokker/artikler-blokken',
  '/sok?search_Query=ovn',
]

test.each([
  { width: 375, density: 3 },
  { width: 768, density: 2 },
  { width: 1280, density: 1 },
  { width: 1920, density: 1 },
])(
  'at $width px with $density pixels each, every picture is fetched within one step of its slot',
  async ({ width, density }) => {
    const wrong: string[] = []
    let seen = 0
    for (const path of PATHS) {
      // Chromium takes a larger size that it has in memory: every page has a memory of its own.
      const context = await browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor: density })
      const page = await context.newPage()
      await page.goto(site.url + path)
      for (const { chosen, needed, slot, src } of await picturesOf(page)) {
        seen += 1
        if (Math.abs(chosen - needed) > 1) wrong.push(`${path} ${src}: ${chosen - needed} steps, shown ${slot} px wide`)
      }
      await context.close()
    }
    expect(wrong).toEqual([])
    expect(seen).toBeGreaterThan(50)
  },
)

/** The pictures that are seen, each loaded: the place among its candidates of what was fetched and of what is needed. */
function picturesOf(page: Page) {
  return page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[srcset]')].filter(
      (picture) => picture.checkVisibility({ visibilityProperty: true }) && picture.getBoundingClientRect().width > 30,
    )
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode()))
    return pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      const ratio = picture.naturalWidth / picture.naturalHeight
      // As wide as `object-fit: cover` draws it.
      const slot = Math.max(width, height * ratio)
      const candidates = picture.srcset.split(', ').map((candidate) => candidate.split(' '))
      const needed = candidates.findIndex(([, wide = '']) => Number.parseInt(wide, 10) >= slot * devicePixelRatio)
      return {
        src: picture.currentSrc,
        slot: Math.round(slot),
        chosen: candidates.findIndex(([address = '']) => new URL(address, location.href).href === picture.currentSrc),
        needed: needed < 0 ? candidates.length - 1 : needed,
      }
    })
  })
}
