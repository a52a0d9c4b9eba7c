/** An administrator sees on the first screen that e-mails did not arrive, opens their list and settles one. */
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { moduleStarted, openAdmin, openBrowser } from '../support/browser'
import { startMailServer } from '../support/mail'
import { letFormAge } from '../support/orders'
import { ownSite, SECRET } from '../support/site'

// Refuses every receiver for good.
const mail = await startMailServer({ answer: () => 550 })
const site = await ownSite({ SECRET, SMTP_URL: mail.url })
const browser = await openBrowser()

test('refused e-mails stand on the first screen, and a click leads to their list', async () => {
  const visitor = await (await browser.newContext({ locale: 'nb-NO' })).newPage()
  await visitor.goto(`${site.url}/bestilling`)
  await moduleStarted(visitor.locator('.order-form'))
  const field = (name: string) => visitor.locator(`.order-form [name="${name}"]`)
  await visitor.locator('#bestilling-artnr-0').fill('EV-1008')
  await field('name').fill('Kari Nordmann')
  await field('email').fill('kari@example.com')
  await field('postcode').fill('9008')
  await field('vilkar').check()
  await letFormAge(visitor)
  await visitor.locator('.order-send > [type=submit]').click()
  await visitor.waitForURL(/\/bestilling\/\d{6}-/)

  const page = await openAdmin(browser, site, site.admin, '/admin')
  // The screen arrives in parts: for a moment one that is hidden stands beside the one that is shown.
  const notice = page.locator('.desk-task:visible', { hasText: 'Meldinger som ikke kom fram' })
  await expect
    .poll(async () => {
      await page.reload()
      return notice.innerText({ timeout: 2000 }).catch(() => '')
    })
    .toMatch(/E-post\s*[2-9] mislyktes/)
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await page.reload()
    await notice.waitFor()
    expect(await axeFindings(page, colorScheme, '.desk')).toEqual([])
  }
  await notice.getByRole('link', { name: 'E-post' }).click()
  await page.waitForURL(/\/admin\/collections\/emails\?/)
  await page.getByRole('link', { name: /^Bestilling .* er mottatt$/ }).click()
  await page.getByRole('button', { name: 'Send på nytt' }).waitFor()
  // It is known that it did not arrive.
  expect(await page.getByRole('button', { name: 'Regn som sendt' }).count()).toBe(0)

  // As the customer sees it, with the site's logo, in a frame in which nothing runs.
  const frame = page.locator('.email-frame iframe')
  expect(await frame.getAttribute('sandbox')).toBe('')
  const email = page.frameLocator('.email-frame iframe')
  await email.getByRole('heading', { name: /^Bestilling .* er mottatt$/ }).waitFor()
  await expect
    .poll(() => email.getByRole('img', { name: 'Eldvarde' }).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await page.getByLabel('Som på telefon').check()
  await page.getByLabel('I mørkt utseende').check()
  expect(
    await email.locator('html').evaluate(() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]),
  ).toEqual([375, true])
  expect(await axeFindings(page, 'dark', '.email-frame-choices')).toEqual([])
})
