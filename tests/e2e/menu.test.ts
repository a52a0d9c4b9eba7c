/** The header: the menu on a phone and on a wide screen, the skip link, the languages. */
import { afterAll, expect, test } from 'vitest'
import { startBrowser } from '../support/browser'
import { startSite } from '../support/site'

const site = await startSite()
const browser = await startBrowser()
afterAll(async () => {
  await browser.close()
  await site.stop()
})

const phone = { viewport: { width: 375, height: 800 } }
const screen = { viewport: { width: 1280, height: 800 } }
const firstSubmenu = '.has-children:nth-child(1 of .has-children)'
const secondSubmenu = '.has-children:nth-child(2 of .has-children)'

test('on a phone the button opens the menu; Escape closes it and goes back to the button', async () => {
  const page = await browser.newPage(phone)
  await page.goto(site.url)
  const link = page.locator('.submenu a').first()
  const toggle = page.locator('.menu-toggle')
  expect(await page.locator('.menu').isVisible()).toBe(false)
  await toggle.click()
  await page.locator('.menu').waitFor()
  await page.locator(`${firstSubmenu} summary`).click()
  await link.waitFor()

  await link.focus()
  await page.keyboard.press('Escape')
  expect(await page.locator('.menu').isVisible()).toBe(false)
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)

  await page.keyboard.press('Enter')
  await page.locator('.menu').waitFor()
  const { width = 0, height = 0 } = (await toggle.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await page.close()
})

test('on a phone without script the menu opens and leads on', async () => {
  const page = await browser.newPage({ ...phone, javaScriptEnabled: false })
  await page.goto(site.url)
  await page.locator('.menu-toggle').click()
  await page.locator(`${firstSubmenu} summary`).click()
  const link = page.locator(`${firstSubmenu} .submenu a`).first()
  const href = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(site.url + href)
  expect(await page.locator('h1').count()).toBe(1)
  await page.close()
})

test('on a wide screen one submenu is open at a time, by click', async () => {
  const page = await browser.newPage(screen)
  await page.goto(site.url)
  expect(await page.locator('.menu-toggle').isVisible()).toBe(false)
  const [first, second] = [page.locator(`${firstSubmenu} .submenu`), page.locator(`${secondSubmenu} .submenu`)]
  expect(await first.isVisible()).toBe(false)
  await page.locator(`${firstSubmenu} summary`).click()
  await first.waitFor()
  await page.locator(`${secondSubmenu} summary`).click()
  await second.waitFor()
  expect(await first.isVisible()).toBe(false)
  await page.mouse.click(640, 700)
  await second.waitFor({ state: 'hidden' })
  await page.close()
})

test('on a wide screen the keyboard opens a submenu, walks through it and closes it', async () => {
  const page = await browser.newPage(screen)
  await page.goto(site.url)
  const summary = page.locator(`${firstSubmenu} summary`)
  const links = page.locator(`${firstSubmenu} .submenu a`)
  await summary.focus()
  await page.keyboard.press('Enter')
  await links.first().waitFor()
  await page.keyboard.press('Tab')
  expect(await links.first().evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await links.first().waitFor({ state: 'hidden' })
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.close()
})

test('the first stop of the keyboard is a visible link past the menu', async () => {
  const page = await browser.newPage(screen)
  await page.goto(`${site.url}/kontakt`)
  await page.keyboard.press('Tab')
  const skip = page.locator('.skip-link')
  expect(await skip.evaluate((element) => element === document.activeElement)).toBe(true)
  const box = await skip.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  await page.keyboard.press('Tab')
  const inContent = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  expect(inContent).toBe(true)
  await page.close()
})

test.each([screen, phone])('the languages lead to the same page and back, at %o', async (size) => {
  const page = await browser.newPage(size)
  await page.goto(`${site.url}/kontakt`)
  const change = async (language: string) => {
    if (await page.locator('.menu-toggle').isVisible()) await page.locator('.menu-toggle').click()
    await page.locator(`.language-switch a[lang=${language}]`).click()
    await page.waitForURL((address) => address.pathname.startsWith('/en') === (language === 'en'))
  }
  await change('en')
  expect(new URL(page.url()).pathname).toBe('/en/kontakt')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await change('nb')
  expect(new URL(page.url()).pathname).toBe('/kontakt')
  expect(await page.locator('html').getAttribute('lang')).toBe('nb')
  await page.close()
})

test('a page that is not translated offers the front page of the other language', async () => {
  const page = await browser.newPage(screen)
  await page.goto(`${site.url}/personvern`)
  const english = page.locator('.language-switch a[lang=en]')
  expect((await fetch(`${site.url}/en/personvern`)).status).toBe(404)
  expect(await english.getAttribute('href')).toBe('/en')
  await page.close()
})
