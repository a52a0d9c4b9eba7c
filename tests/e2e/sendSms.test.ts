/** The send-SMS block in a browser: every state of it, with and without script. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { gotoAdmin, moduleStarted, openBrowser, signInToAdmin, troubles } from '../support/browser'
import { shiftsOf, watchShifts } from '../support/shifts'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const address = `${site.url}/blokker/send-sms`
const formOf = (page: Page, which = 0) => page.locator('.send-sms-form').nth(which)
const messageOf = (page: Page, which = 0) => formOf(page, which).locator('[name=message]')
const resultOf = (page: Page, which = 0) => formOf(page, which).locator('[data-result]')

async function opened(options: Parameters<typeof browser.newContext>[0] = {}, which = 0): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'nb-NO', ...options })).newPage()
  await watchShifts(page)
  await page.goto(address)
  await messageOf(page, which).focus()
  await moduleStarted(formOf(page, which))
  return page
}

test('what is left is told from eight characters before the end, and nothing moves by it', async () => {
  const page = await opened()
  const count = formOf(page).locator('[data-count]')
  const button = formOf(page).locator('button')
  // From the top of the form: typing may scroll.
  const place = () => button.evaluate((element) => (element as HTMLElement).offsetTop)
  const before = await place()
  await messageOf(page).fill('x'.repeat(151))
  expect(await count.textContent()).toBe('')
  await messageOf(page).press('End')
  await messageOf(page).type('y')
  expect(await count.textContent()).toBe('8 tegn igjen')
  expect(await count.getAttribute('role')).toBe('status')
  expect(await place()).toBe(before)
  await messageOf(page).type('y'.repeat(20))
  expect(await count.textContent()).toBe('0 tegn igjen')
  expect((await messageOf(page).inputValue()).length).toBe(160)
  await messageOf(page).fill('kort')
  expect(await count.textContent()).toBe('')
  expect(await place()).toBe(before)
  expect(await shiftsOf(page)).toEqual([])
  await page.context().close()
})

test('busy, then sent: the message is cleared and the result is said', async () => {
  const page = await opened()
  const wrong = troubles(page, site.url)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/admin-ajax.php*', async (route) => {
    await held
    await route.continue()
  })
  await messageOf(page).fill('Passer «Varde 5» i hytta?\nHilsen Åse 🎉')
  await formOf(page).locator('button').click()
  const busy = formOf(page).locator('[data-busy]')
  await busy.waitFor()
  expect(await busy.textContent()).toContain('Sender')
  expect(await formOf(page).locator('button').isDisabled()).toBe(true)
  expect(await axeFindings(page, 'busy')).toEqual([])
  release()
  await resultOf(page).getByText('Meldingen er sendt.').waitFor()
  expect(await busy.isVisible()).toBe(false)
  expect(await messageOf(page).inputValue()).toBe('')
  expect(await resultOf(page).getAttribute('class')).not.toContain('failed')
  expect(wrong).toEqual([])
  await page.context().close()
})

test('a failure is shown in its style, and what was written stays', async () => {
  const page = await opened({}, 1)
  await messageOf(page, 1).fill('Til noen')
  await formOf(page, 1).locator('button').click()
  await resultOf(page, 1).getByText('Du har ikke tilgang').waitFor()
  expect(await resultOf(page, 1).getAttribute('class')).toContain('failed')
  expect(await messageOf(page, 1).inputValue()).toBe('Til noen')
  await page.route('**/admin-ajax.php*', (route) => route.abort())
  await formOf(page, 1).locator('button').click()
  await resultOf(page, 1).getByText('Vi fikk ikke svar.').waitFor()
  await page.unroute('**/admin-ajax.php*')
  await page.route('**/admin-ajax.php*', (route) => route.fulfill({ status: 200, body: '<!doctype html>' }))
  await formOf(page, 1).locator('button').click()
  await resultOf(page, 1).getByText('Vi fikk ikke svar.').waitFor()
  expect(await formOf(page, 1).locator('button').isEnabled()).toBe(true)
  await page.context().close()
})

test('staff who are signed in choose a receiver by keyboard, and see the field that it needs', async () => {
  const context = await browser.newContext({ locale: 'nb-NO' })
  const page = await context.newPage()
  await signInToAdmin(page, site)
  await page.goto(address)
  const form = formOf(page, 1)
  const numbers = form.locator('[name=numbers]')
  const groups = form.locator('[name=group_ids]')
  await form.getByRole('radio', { name: 'Oss' }).focus()
  await moduleStarted(form)
  expect([await numbers.isVisible(), await groups.isVisible()]).toEqual([false, false])
  await page.keyboard.press('ArrowRight')
  expect([await numbers.isVisible(), await groups.isVisible()]).toEqual([false, true])
  await page.keyboard.press('ArrowRight')
  expect([await numbers.isVisible(), await groups.isVisible()]).toEqual([true, false])
  await messageOf(page, 1).fill('Til to')
  await form.locator('button').click()
  await resultOf(page, 1).getByText('Skriv minst ett mobilnummer.').waitFor()
  await numbers.fill('412 34 567, 12')
  await form.locator('button').click()
  await resultOf(page, 1).getByText('12 er ikke et gyldig nummer.').waitFor()
  await numbers.fill('412 34 567\n412 34 568')
  await form.locator('button').click()
  await resultOf(page, 1).getByText('Meldingen er sendt.').waitFor()
  await gotoAdmin(page, `${site.url}/admin/collections/smsMessages`)
  await page.getByText('+4741234568').first().waitFor()
  await context.close()
})

test('without script the form sends, comes back with what was written, and thanks', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, locale: 'nb-NO' })
  await page.goto(address)
  await messageOf(page, 1).fill('Første\nandre')
  await formOf(page, 1).getByText('Numre', { exact: true }).click()
  await formOf(page, 1).locator('[name=numbers]').fill('41234567')
  const [refused] = await Promise.all([page.waitForResponse(/admin-ajax/), formOf(page, 1).locator('button').click()])
  expect(refused.status()).toBe(422)
  expect(await resultOf(page, 1).textContent()).toContain('Du har ikke tilgang')
  expect(await messageOf(page, 1).inputValue()).toBe('Første\nandre')
  expect(await formOf(page, 1).locator('[name=numbers]').inputValue()).toBe('41234567')
  expect(await messageOf(page, 0).inputValue()).toBe('')
  await messageOf(page, 0).fill('Hei')
  await formOf(page, 0).locator('button').click()
  await page.waitForURL(/#[\w-]+-sendt$/)
  expect(await page.locator('.sent-mark:target').textContent()).toContain('Meldingen er sendt.')
  await page.close()
})

test('it is readable for everyone: axe in light and dark, 375 pixels, no sideways scroll', async () => {
  for (const options of looks) {
    const page = await opened(options, 1)
    await formOf(page, 1).getByText('Numre', { exact: true }).click()
    await messageOf(page, 1).fill('x'.repeat(295))
    await formOf(page, 1).locator('button').click()
    await resultOf(page, 1).waitFor()
    expect(await axeFindings(page, `${options.colorScheme} ${options.viewport.width}`)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.context().close()
  }
})

test('numbers and texts of all this stand in no log', () => {
  expect(site.log()).not.toMatch(/4123456\d|412 34 56\d|Varde 5|Til noen|Til to/)
})
