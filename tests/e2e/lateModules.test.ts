/** Modules that come late, as over a slow line: what a visitor did meanwhile counts. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdModule, moduleStarted, openBrowser } from '../support/browser'
import { announceCart, cart, mega, menuStarted, openPage, screen } from '../support/menu'
import { shiftsOf, watchShifts } from '../support/shifts'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

/** A page whose module of the name is held back until it is let go. */
async function held(name: string, path: string) {
  const opened = await openPage(browser, site, screen, '/kontakt')
  const { page } = opened
  const { asked, letGo } = await holdModule(page, name)
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' })
  return { page, asked, letGo, [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]() }
}

const search = (page: Page) => decodeURIComponent(new URL(page.url()).search)

test('the script of every page is one file, which waits for no other', async () => {
  const html = await (await fetch(site.url)).text()
  const [address = '', ...more] = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src)
  expect(more).toEqual([])
  const script = await (await fetch(site.url + address)).text()
  expect(script.match(/\bimport\s*["'`{*].{0,40}/g)).toBeNull()
})

test('a filter that is ticked first of all changes the list once its module has come', async () => {
  await using found = await held('listing', '/artikler/gruppe/ovner')
  const { page } = found
  await page.locator('.filter-form').getByLabel(/^Hvit/).check()
  await found.asked
  found.letGo()
  await expect.poll(() => search(page)).toBe('?egenskap.farge=hvit')
  await expect
    .poll(() => page.locator('.listing .article-number').allTextContents())
    .toEqual(['EV-1005-H', 'EV-1008-H'])
})

test('so does an order that is chosen first of all', async () => {
  await using found = await held('listing', '/artikler/gruppe/ovner')
  const { page } = found
  await page.locator('#listing-sorting').focus()
  await page.locator('#listing-sorting').selectOption('navn')
  await found.asked
  found.letGo()
  await expect.poll(() => search(page)).toBe('?sortering=navn')
})

test('so does an order that an assistive program chooses, without pointer and focus', async () => {
  await using opened = await openPage(browser, site, screen, '/artikler/gruppe/ovner')
  const { page } = opened
  await page.locator('#listing-sorting').evaluate((select: HTMLSelectElement) => {
    select.value = 'navn'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect.poll(() => search(page)).toBe('?sortering=navn')
})

test('so does an order that is chosen before the script that starts modules has come', async () => {
  await using opened = await openPage(browser, site, screen, '/kontakt')
  const { page } = opened
  const script = await holdModule(page, 'client')
  await page.goto(`${site.url}/artikler/gruppe/ovner`, { waitUntil: 'commit' })
  await script.asked
  await page.locator('#listing-sorting').focus()
  const listing = await holdModule(page, 'listing')
  script.letGo()
  await listing.asked
  await page.locator('#listing-sorting').selectOption('navn')
  listing.letGo()
  await expect.poll(() => search(page)).toBe('?sortering=navn')
})

test('so does a filter of the dealer finder', async () => {
  await using found = await held('dealerFinder', '/finn-forhandler?sted=9008')
  const { page } = found
  const filters = page.locator('#finder-filters')
  if (!(await filters.evaluate((element) => (element as HTMLDetailsElement).open)))
    await filters.locator('summary').click()
  const box = filters.locator('input[type=checkbox]').first()
  await box.check()
  await found.asked
  const name = await box.getAttribute('name')
  found.letGo()
  await expect.poll(() => search(page)).toContain(`${name}=`)
})

test('an article that is typed into the order stays, with the focus', async () => {
  await using found = await held('OrderForm', '/bestilling')
  const { page } = found
  await found.asked
  const number = page.locator('[data-order-rows] .order-row').last().locator('input').last()
  await number.fill('EV-1008')
  found.letGo()
  await page.locator('[data-order-rows] .order-name').waitFor()
  expect(
    await page
      .locator('[data-order-rows] input')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value)),
  ).toContain('EV-1008')
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('EV-1008')
})

test('a carousel goes on when its button was pressed before', async () => {
  await using found = await held('carousel', '/blokker/bildekarusell')
  const { page } = found
  await found.asked
  const carousel = page.locator('.carousel').first()
  await carousel.locator('.carousel-next').click()
  found.letGo()
  await expect.poll(() => carousel.locator('.carousel-dot').nth(1).getAttribute('aria-current')).toBe('true')
  expect(await carousel.locator('.carousel-dot[aria-current]').count()).toBe(1)
})

test('what is typed into the contact form stays', async () => {
  await using found = await held('visitorForm', '/kontakt')
  const { page } = found
  const form = page.locator('.block-form form')
  await form.locator('[name=name]').fill('Kari Ås')
  await found.asked
  await form.locator('textarea').fill('Hei!')
  found.letGo()
  await moduleStarted(page.locator('.visitor-form-body'))
  expect([await form.locator('[name=name]').inputValue(), await form.locator('textarea').inputValue()]).toEqual([
    'Kari Ås',
    'Hei!',
  ])
})

test('a choice of the newsletter’s form names its button', async () => {
  await using found = await held('smsNewsletter', '/nyhetsbrev')
  const { page } = found
  const form = page.locator('[data-step=request]').first()
  await form.scrollIntoViewIfNeeded()
  await found.asked
  await form.locator('[name=type][value=unsubscribe]').check()
  const label = await form.locator('[name=type]:checked + [data-label]').textContent()
  found.letGo()
  await expect.poll(() => form.locator('button[type=submit]:not([data-native])').textContent()).toBe(label)
})

test('suggestions come for what was typed into the search before', async () => {
  await using found = await held('SearchField', '/sok')
  const { page } = found
  const input = page.locator('main input[type=search]')
  await input.fill('ovn')
  await found.asked
  found.letGo()
  await page.locator('main [role=listbox]:not([hidden]) [role=option]').first().waitFor()
  expect(await input.inputValue()).toBe('ovn')
})

test('so do places for what was typed into the dealer finder, which keeps the focus', async () => {
  await using found = await held('PlaceField', '/finn-forhandler')
  const { page } = found
  const place = page.locator('#finder-place')
  await place.pressSequentially('kristian')
  await found.asked
  await place.pressSequentially('s')
  found.letGo()
  await page.getByRole('option', { name: 'Kristiansand', exact: true }).waitFor()
  expect(await place.inputValue()).toBe('kristians')
  expect(await place.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.each([
  ['/sok', 'main .search-field'],
  ['/finn-forhandler?sted=9008', '.finder-field'],
])('on %s React comes with the first touch of the field, not before, and nothing moves', async (path, name) => {
  await using opened = await openPage(browser, site, screen, '/kontakt')
  const { page } = opened
  await watchShifts(page)
  const react: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/react-/.test(request.url())) react.push(request.url())
  })
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  expect(react).toEqual([])
  const field = page.locator(name)
  // A mouse that moves is no input that excuses what shifts.
  await field.hover()
  await field.locator('[role=combobox]').waitFor()
  expect(react).toHaveLength(1)
  expect(await shiftsOf(page)).toEqual([])
})

test('until React has come, Enter in the search leads to the results as without script', async () => {
  await using found = await held('react', '/sok')
  const { page } = found
  await page.locator('main input[type=search]').pressSequentially('varde')
  await found.asked
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/sok?search_Query=varde`, { waitUntil: 'domcontentloaded' })
  await page.locator('.results').first().waitFor()
  found.letGo()
})

test('what is typed, chosen and agreed to in the newsletter’s form stays, and its button can be pressed', async () => {
  await using found = await held('smsNewsletter', '/nyhetsbrev')
  const { page } = found
  const form = page.locator('[data-step=request]').first()
  await form.scrollIntoViewIfNeeded()
  await found.asked
  await form.locator('[name=name]').fill('Kari Ås')
  await form.locator('[name=consent]').check()
  await form.locator('[name=mobile]').fill('412 34 567')
  found.letGo()
  await moduleStarted(page.locator('.newsletter-form').first())
  expect(await form.locator('[name=name]').inputValue()).toBe('Kari Ås')
  expect((await form.locator('[name=mobile]').inputValue()).replaceAll(' ', '')).toBe('41234567')
  expect(await form.locator('[name=consent]').isChecked()).toBe(true)
  expect(await form.locator('button[type=submit]:not([data-native])').isEnabled()).toBe(true)
})

test('a number that is typed before its field has its widget stays, is formed, and keeps the focus', async () => {
  await using found = await held('phone', '/nyhetsbrev')
  const { page } = found
  const mobile = page.locator('[data-step=request] [name=mobile]').first()
  await mobile.focus()
  await found.asked
  await mobile.pressSequentially('41234567')
  found.letGo()
  await expect.poll(() => mobile.getAttribute('data-international')).toBe('+4741234567')
  expect((await mobile.inputValue()).replaceAll(' ', '')).toBe('41234567')
  expect(await mobile.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('how much is left of an SMS is told of what was written before, which stays', async () => {
  await using found = await held('sendSms', '/blokker/send-sms')
  const { page } = found
  const form = page.locator('.send-sms-form').first()
  const message = form.locator('[name=message]')
  await message.fill('x'.repeat(155))
  await found.asked
  found.letGo()
  await expect.poll(() => form.locator('[data-count]').textContent()).toBe('5 tegn igjen')
  expect(await message.inputValue()).toBe('x'.repeat(155))
  expect(await message.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a menu that was opened before stays open, and takes the keys from then on', async () => {
  await using found = await held('menu', '/')
  const { page } = found
  const { button, panel } = mega(page)
  await button.focus()
  await page.keyboard.press('Enter')
  await found.asked
  found.letGo()
  await menuStarted(page)
  expect(await panel.isVisible()).toBe(true)
  await page.keyboard.press('ArrowDown')
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => panel.isVisible()).toBe(false)
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a menu opens for a mouse that has rested on it since before', async () => {
  await using found = await held('menu', '/')
  const { page } = found
  await mega(page).own.hover()
  await found.asked
  found.letGo()
  await mega(page).panel.waitFor()
})

test('the cart shows the last that the shop said before', async () => {
  await using found = await held('cart', '/')
  const { page } = found
  await announceCart(page, { total: 'kr 1', quantity: 1 }, 'cart:added')
  await found.asked
  await announceCart(page, { total: 'kr 5', quantity: 5, lines: [{ name: 'Varde', quantity: 5 }] }, 'cart:added')
  found.letGo()
  await expect.poll(() => page.locator('.cart-quantity').textContent()).toBe('5')
  await cart(page).button.click()
  await cart(page).panel.getByText('Varde').waitFor()
})

test('a dealer whose page was not ready is chosen all the same', async () => {
  await using found = await held('dealerPage', '/finn-forhandler/tromsogloden')
  const { page } = found
  const choose = page.locator('.dealer-page [data-action=choose]').first()
  await choose.click()
  await found.asked
  found.letGo()
  await expect.poll(() => choose.isVisible()).toBe(false)
})

test.each(['/finn-forhandler?sted=9008', '/finn-forhandler', '/artikler/varde-8'])(
  '%s loads the script of every page alone before it is touched',
  async (path) => {
    const page = await browser.newPage(screen)
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(/\/assets\/(\w+)-/.exec(request.url())?.[1] ?? '')
    })
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    await page.close()
    // The mouse of a page without a window rests in its corner, on the bar of the menu.
    expect(loaded.filter((name) => name !== 'menu')).toEqual(['client'])
  },
)

test('who has chosen a dealer sees it marked in the finder at once', async () => {
  await using opened = await openPage(browser, site, screen, '/finn-forhandler/tromsogloden')
  const { page } = opened
  const choose = page.locator('.dealer-page [data-action=choose]').first()
  await choose.click()
  await expect.poll(() => choose.isVisible()).toBe(false)
  await page.goto(`${site.url}/finn-forhandler?sted=9008`)
  await page.locator('[data-my-dealer][data-chosen]').first().waitFor()
})

test('going back through the history of a list changes it, though nothing in it was touched since', async () => {
  await using opened = await openPage(browser, site, screen, '/artikler/gruppe/ovner')
  const { page } = opened
  const numbers = () => page.locator('.listing .article-number').allTextContents()
  const all = await numbers()
  await page.locator('.filter-form').getByLabel(/^Hvit/).check()
  await expect.poll(numbers).toEqual(['EV-1005-H', 'EV-1008-H'])
  await page.goto(`${site.url}/kontakt`)
  await page.goBack()
  await expect.poll(numbers).toEqual(['EV-1005-H', 'EV-1008-H'])
  await page.goBack()
  await expect.poll(numbers).toEqual(all)
})
