/** Videos that move in the place of a picture: when they are fetched, and how they are stopped (WCAG 2.2.2). */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { moduleStarted, openBrowser } from '../support/browser'
import { openPage, phone, screen } from '../support/menu'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const HERO = '/blokker/toppfelt'

/** The hero that moves, in sight, with its module; each request for its video. */
async function show(page: Page, selector = '.hero-cover.hero-moves') {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) asked.push(request.url())
  })
  const hero = page.locator(selector).first()
  await hero.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await moduleStarted(hero)
  const isPaused = () => hero.locator('video').evaluate((video: HTMLVideoElement) => video.paused)
  return { hero, asked, isPaused }
}

test.each([
  ['hero', HERO, '.hero-cover.hero-moves'],
  ['video', '/blokker/video', '.video-moves'],
])('a %s moves without sound over its picture, until it is stopped', async (_, path, selector) => {
  await using opened = await openPage(browser, site, screen, path)
  const { page } = opened
  const { hero, isPaused } = await show(page, selector)
  await expect.poll(() => hero.evaluate((element) => element.matches('.is-moving'))).toBe(true)
  expect(await hero.locator('video').evaluate((video: HTMLVideoElement) => video.muted && video.loop)).toBe(true)
  expect(await hero.locator('img').isVisible()).toBe(true)
  await hero.getByRole('button', { name: 'Stopp videoen' }).click()
  await expect.poll(isPaused).toBe(true)
  await hero.getByRole('button', { name: 'Start videoen' }).click()
  await expect.poll(isPaused).toBe(false)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(isPaused).toBe(true)
})

test('with reduced motion nothing is fetched until the visitor asks for it', async () => {
  await using opened = await openPage(browser, site, { ...screen, reducedMotion: 'reduce' }, HERO)
  const { page } = opened
  const { hero, asked, isPaused } = await show(page)
  const button = hero.getByRole('button', { name: 'Start videoen' })
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await button.click()
  await expect.poll(isPaused).toBe(false)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})

test('a data saver keeps the picture', async () => {
  await using context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(site.url + HERO)
  const { hero, asked } = await show(page)
  await hero.getByRole('button', { name: 'Start videoen' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('motion that is turned off while it plays stops it', async () => {
  await using opened = await openPage(browser, site, screen, HERO)
  const { page } = opened
  const { isPaused } = await show(page)
  await expect.poll(isPaused).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(isPaused).toBe(true)
})

test('without script there is the picture, and no button', async () => {
  await using opened = await openPage(browser, site, { ...screen, javaScriptEnabled: false }, HERO)
  const { page } = opened
  const hero = page.locator('.hero-moves').first()
  expect(await hero.locator('img').isVisible()).toBe(true)
  expect(await hero.getByRole('button').count()).toBe(0)
})

test('axe finds nothing where a hero moves', async () => {
  for (const look of looks) {
    await using opened = await openPage(browser, site, look, HERO)
    const { page } = opened
    await show(page)
    expect(await axeFindings(page, 'moving', 'main')).toEqual([])
  }
})
