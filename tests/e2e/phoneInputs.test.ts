/**
 * The phone widget on fields that others bring to a page (docs/behaviour.md#phone-fields): a shop's, a profile's, a job
 * board's.
 */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdModule, openBrowser, troubles } from '../support/browser'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()
const admin = await signIn(site.url, site.admin)

/** A page into which a shop's script has put a form. */
async function openWith(html: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const found = troubles(page, site.url)
  await page.goto(`${site.url}/kontakt`)
  await page.evaluate((markup) => {
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<form id="shop">${markup}</form>`)
    document.querySelector('#shop')?.addEventListener('submit', (event) => event.preventDefault())
  }, html)
  return { page, found, [Symbol.asyncDispose]: () => context.close() }
}

const hasWidget = (page: Page, selector: string) => page.locator(`.iti ${selector}`).count()

test.each([
  ['the general mobile input', '<input class="wp-sms-input-mobile" id="m" name="mobile">', '#m'],
  [
    'a billing phone inside its wrapper',
    '<p class="wp-sms-input-mobile"><input id="billing_phone"></p>',
    '#billing_phone',
  ],
  ['the profile’s mobile', '<p class="user-mobile-wrap"><input id="mobile"></p>', '#mobile'],
  ['a job form’s mobile', '<input id="job_mobile">', '#job_mobile'],
  ['a job form’s other mobile', '<input id="_job_mobile" placeholder="">', '#_job_mobile'],
])('%s gets the widget when it is used', async (_, html, selector) => {
  await using opened = await openWith(html)
  const { page, found } = opened
  const input = page.locator(selector)
  expect(await hasWidget(page, selector)).toBe(0)
  await input.focus()
  await expect.poll(() => hasWidget(page, selector)).toBe(1)
  // Written from left to right; the dial code is put in, and never stays alone.
  await expect.poll(() => input.inputValue()).toBe('+47')
  expect(await input.getAttribute('dir')).toBe('ltr')
  await input.blur()
  expect(await input.inputValue()).toBe('')
  await input.focus()
  await page.keyboard.type('41234567')
  await input.blur()
  expect(await input.inputValue()).toBe('+4741234567')
  expect(found).toEqual([])
})

test('a number that was filled in and left before the widget’s module came gets it, and stays', async () => {
  await using opened = await openWith('<input id="job_mobile"><input id="other">')
  const { page } = opened
  const { asked, letGo } = await holdModule(page, 'phoneInputs')
  await page.locator('#job_mobile').fill('41234567')
  await asked
  await page.locator('#other').fill('Kari Ås')
  letGo()
  await expect.poll(() => hasWidget(page, '#job_mobile')).toBe(1)
  expect(await page.locator('#job_mobile').inputValue()).toMatch(/41234567$/)
  expect(await page.locator('#other').evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a press that leaves a wrong number counts, though the error moves what is pressed', async () => {
  await using opened = await openWith('')
  const { page } = opened
  await page.goto(`${site.url}/nyhetsbrev`)
  const mobile = page.locator('[data-step=request] [name=mobile]').first()
  const error = page.locator('[data-step=request] .field-error', { hasText: 'Dette er ikke et mobilnummer' }).first()
  // Once the rules of numbers have come.
  await mobile.fill('+47 123')
  await expect.poll(() => hasWidget(page, '[name=mobile]')).toBe(1)
  await mobile.blur()
  await error.waitFor()
  await mobile.fill('')
  await mobile.blur()
  await error.waitFor({ state: 'hidden' })

  await mobile.fill('+47 123')
  const group = page.getByRole('checkbox', { name: 'Fyringsvett' }).first()
  await mobile.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const { x = 0, y = 0, width = 0, height = 0 } = (await group.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  await page.mouse.up()
  await error.waitFor()
  expect(await group.isChecked()).toBe(true)
})

test('fields that are none of these stay as they are', async () => {
  await using opened = await openWith(
    '<input id="job_mobile" placeholder="Mobil"><input id="billing_phone"><input id="other" type="tel">',
  )
  const { page } = opened
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const selector of ['#job_mobile', '#billing_phone', '#other']) {
    await page.locator(selector).focus()
    await page.locator(selector).fill('123')
  }
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => /widget|intl|utils/i.test(url))).toEqual([])
  expect(await page.locator('.iti').count()).toBe(0)
})

test('a job form’s field follows the site: national, or with its dial code in sight', async () => {
  await admin.call('POST', '/api/globals/site', { jobPhoneNational: true, jobPhoneAutoHide: true })
  {
    await using opened = await openWith('<input id="job_mobile">')
    const input = opened.page.locator('#job_mobile')
    await input.focus()
    await expect.poll(() => hasWidget(opened.page, '#job_mobile')).toBe(1)
    expect(await input.inputValue()).toBe('')
  }
  await admin.call('POST', '/api/globals/site', { jobPhoneNational: false, jobPhoneAutoHide: false })
  await using opened = await openWith('<input id="job_mobile"><button>Send</button>')
  const input = opened.page.locator('#job_mobile')
  await input.focus()
  await expect.poll(() => input.inputValue()).toBe('+47')
  await input.blur()
  expect(await input.inputValue()).toBe('+47')
  // Nor is it ever sent alone.
  await opened.page.locator('#shop > button').click()
  expect(await input.inputValue()).toBe('')
})
