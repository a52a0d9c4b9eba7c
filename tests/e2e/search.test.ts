/** Searching the site: suggestions while typing, by keyboard, mouse and touch, and what remains without them. */
import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { moduleStarted, openAdmin, openBrowser, troubles } from '../support/browser'
import { ownSite, type Stored, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

// A word that the demo does not have.
const editor = await signIn(site.url, site.admin)
const published = { _status: 'published' }
const page = await editor.call<Stored>('POST', '/api/pages', { title: 'Kakkel', slug: 'kakkel', ...published })
await editor.call('PATCH', `/api/pages/${page.doc.id}?locale=en`, { title: 'Tiled', ...published })
for (const at of [1, 2, 3, 4, 5, 6, 7])
  await editor.call('POST', '/api/articles', { name: `Kakkelovn ${at}`, number: `KAK-${at}00`, ...published })
const markup = '<img src="/x" onerror="alert(1)"> skorstein'
await editor.call('POST', '/api/articles', { name: markup, number: 'MERKE-1', slug: 'skorstein', ...published })

/** Milliseconds until the program has read a file: a bound, not a wait. */
const TEXT_PATIENCE = { timeout: 60_000 }

const field = (page: Page) => page.locator('main input[type=search]')
const list = (page: Page) => page.locator('main [role=listbox]')
const options = (page: Page) => list(page).getByRole('option')
const status = (page: Page) => page.locator('main form [role=status]')
const active = (page: Page) => list(page).locator('[aria-selected=true]')
const isSuggestion = (url: URL) => url.pathname === '/sok/forslag'

async function openSearch(path = '/sok', context: BrowserContextOptions = {}): Promise<Page> {
  const opened = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...context })
  const page = await opened.newPage()
  await page.goto(site.url + path)
  return page
}

/** Types behind what is there, until the list answers to all of it. */
async function suggestFor(page: Page, typed: string): Promise<void> {
  await field(page).focus()
  await page.keyboard.press('End')
  await page.keyboard.type(typed)
  const term = (await field(page).inputValue()).trim()
  await options(page)
    .filter({ hasText: new RegExp(`[«“]${term}[»”]$`) })
    .waitFor()
}

/** The field as the script has made it. */
async function started(page: Page): Promise<void> {
  await field(page).focus()
  await page.locator('main [role=combobox]').waitFor()
}

test('the keyboard walks through the suggestions, around both ends, and goes where one leads', async () => {
  const page = await openSearch()
  const found = troubles(page, site.url)
  await suggestFor(page, 'kakkel')
  const input = field(page)
  expect(await input.getAttribute('role')).toBe('combobox')
  expect(await input.getAttribute('aria-expanded')).toBe('true')
  expect(await input.getAttribute('aria-controls')).toBe(await list(page).getAttribute('id'))
  expect(await input.getAttribute('aria-activedescendant')).toBeNull()
  expect(await options(page).count()).toBe(7)
  expect(await status(page).textContent()).toBe('6 forslag')

  await page.keyboard.press('ArrowDown')
  expect(await active(page).textContent()).toBe('Kakkel')
  expect(await input.getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'))
  await page.keyboard.press('ArrowUp')
  expect(await active(page).textContent()).toBe('Vis alle treff for «kakkel»')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await active(page).textContent()).toBe('Kakkelovn 1 Art.nr. KAK-100')
  expect(await active(page).count()).toBe(1)
  expect(await input.inputValue()).toBe('kakkel')
  expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/artikler/kakkelovn-1`)
  expect(found.filter((line) => !line.includes('404'))).toEqual([])
  await page.context().close()
})

test('Home and End belong to the text, and what is typed next forgets the active option', async () => {
  const page = await openSearch()
  await suggestFor(page, 'kakkel')
  const caret = () => field(page).evaluate((input: HTMLInputElement) => input.selectionStart)
  for (const [key, at] of [
    ['Home', 0],
    ['End', 6],
  ] as const) {
    await page.keyboard.press('ArrowDown')
    expect(await active(page).count()).toBe(1)
    await page.keyboard.press(key)
    expect([await caret(), await active(page).count()], key).toEqual([at, 0])
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('o')
  expect(await active(page).count()).toBe(0)
  expect(await field(page).inputValue()).toBe('kakkelo')
  await page.context().close()
})

test('Enter without an active option shows the results page', async () => {
  const page = await openSearch()
  await suggestFor(page, 'kakkel')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/sok?search_Query=kakkel`)
  await page.locator('.results').first().waitFor()
  expect(await list(page).count()).toBe(0)
  expect(await field(page).inputValue()).toBe('kakkel')
  await page.context().close()
})

test('Escape closes the list and keeps what is typed; only the next one is heard around the field', async () => {
  const page = await openSearch()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    document.addEventListener('keydown', ({ key }) => heard.push(key))
  })
  await suggestFor(page, 'kakkel')
  const heardEscapes = () =>
    page.evaluate(() => (window as Window & { heard?: string[] }).heard?.filter((key) => key === 'Escape').length)
  await page.keyboard.press('Escape')
  await list(page).waitFor({ state: 'hidden' })
  expect(await field(page).getAttribute('aria-expanded')).toBe('false')
  expect([await field(page).inputValue(), await heardEscapes()]).toEqual(['kakkel', 0])
  // The same list again, without asking.
  await page.route(isSuggestion, (route) => route.abort())
  await page.keyboard.press('ArrowDown')
  expect(await active(page).textContent()).toBe('Kakkel')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  expect(await heardEscapes()).toBe(1)
  await page.context().close()
})

test('Tab closes the list and goes to the button', async () => {
  const page = await openSearch()
  await suggestFor(page, 'kakkel')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await list(page).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')
  expect(await field(page).inputValue()).toBe('kakkel')
  await page.context().close()
})

test('the mouse highlights and chooses; with Ctrl the suggestion opens beside', async () => {
  const page = await openSearch()
  await suggestFor(page, 'kakkel')
  const second = options(page).nth(1)
  const background = () => second.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await background()
  await second.hover()
  expect(await background()).not.toBe(before)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), second.click({ modifiers: ['Control'] })])
  await tab.waitForURL(`${site.url}/artikler/kakkelovn-1`)
  await tab.close()

  expect(await field(page).inputValue()).toBe('kakkel')
  await page.keyboard.press('ArrowDown')
  await list(page).waitFor()
  await options(page).nth(2).click()
  await page.waitForURL(`${site.url}/artikler/kakkelovn-2`)
  await page.context().close()
})

test('a tap on a phone chooses', async () => {
  const page = await openSearch('/sok', { viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true })
  await field(page).tap()
  await suggestFor(page, 'kakkel')
  await options(page).first().tap()
  await page.waitForURL(`${site.url}/kakkel`)
  await page.context().close()
})

test('the last suggestion leads to all hits', async () => {
  const page = await openSearch()
  await suggestFor(page, 'kakkel ')
  await options(page).last().click()
  await page.waitForURL(`${site.url}/sok?search_Query=kakkel`)
  expect(await page.locator('.results > li').count()).toBe(8)
  await page.context().close()
})

test('an article number comes first, whatever divides it', async () => {
  const page = await openSearch()
  await suggestFor(page, 'kak300')
  expect(await options(page).first().textContent()).toContain('Kakkelovn 3')
  expect(await status(page).textContent()).toBe('1 forslag')
  await page.context().close()
})

test('names are text, never markup', async () => {
  const page = await openSearch()
  const found = troubles(page, site.url)
  await suggestFor(page, 'skorstein')
  expect(await options(page).filter({ hasText: markup }).count()).toBe(1)
  expect(await options(page).filter({ hasText: markup }).locator('img').count()).toBe(0)
  await field(page).fill('kakkel $&')
  await expect.poll(() => options(page).last().textContent()).toBe('Vis alle treff for «kakkel $&»')
  await field(page).fill('xqzxqz qqqq')
  await expect.poll(() => status(page).textContent()).toBe('Ingen forslag')
  expect(await list(page).isVisible()).toBe(false)
  expect(found).toEqual([])
  await page.context().close()
})

/** The terms that are asked for from now on; an empty field asks too, for popular searches. */
function questions(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const term = url.searchParams.get('search_Query')
    if (isSuggestion(url) && term) asked.push(term)
  })
  return asked
}

test('letters typed together are one question, and one letter is none', async () => {
  const page = await openSearch()
  const asked = questions(page)
  await started(page)
  await field(page).evaluate((input: HTMLInputElement) => {
    for (const value of ['k', 'ka', 'kak', 'kakk', 'kakkel']) {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await list(page).waitFor()
  expect(asked).toEqual(['kakkel'])
  await field(page).fill('k')
  await list(page).waitFor({ state: 'hidden' })
  await field(page).fill('kakkelovn 7')
  await list(page).waitFor()
  expect(asked).toEqual(['kakkel', 'kakkelovn 7'])
  await page.context().close()
})

test('a question that typing has overtaken is given up', async () => {
  const page = await openSearch()
  const held: Route[] = []
  const isOvertaken = (url: URL) => isSuggestion(url) && url.searchParams.get('search_Query') === 'kakkelovn'
  await page.route(isOvertaken, (route) => void held.push(route))
  await field(page).fill('kakkelovn')
  await expect.poll(() => held.length).toBe(1)
  expect(await list(page).isVisible()).toBe(false)
  const givenUp = page.waitForEvent('requestfailed', (request) => isOvertaken(new URL(request.url())))
  await suggestFor(page, ' 7')
  await givenUp
  expect(await options(page).count()).toBe(2)
  await page.keyboard.press('ArrowDown')
  expect(await active(page).textContent()).toBe('Kakkelovn 7 Art.nr. KAK-700')
  await page.context().close()
})

test.each([
  ['is gone', (route: Route) => route.abort()],
  ['fails', (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
  ['answers something else', (route: Route) => route.fulfill({ status: 200, json: {} })],
])('where the network %s, nothing is suggested and the form works', async (_, answer) => {
  const page = await openSearch()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await suggestFor(page, 'kakkel')
  await page.route(isSuggestion, answer)
  await field(page).fill('kakkelovn')
  await list(page).waitFor({ state: 'hidden' })
  expect(await field(page).inputValue()).toBe('kakkelovn')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/sok?search_Query=kakkelovn`)
  expect(await page.locator('.results > li').count()).toBe(7)
  expect(errors).toEqual([])
  await page.context().close()
})

test('a term that the page was opened with suggests nothing until it is changed', async () => {
  const page = await openSearch('/sok?search_Query=kakkel')
  const asked = questions(page)
  await page.clock.install()
  await started(page)
  await page.clock.runFor(1000)
  await page.keyboard.press('End')
  await page.keyboard.type('o')
  await page.clock.runFor(1000)
  await list(page).waitFor()
  expect(asked).toEqual(['kakkelo'])
  await page.context().close()
})

test('in English the suggestions are the English site’s', async () => {
  const page = await openSearch('/en/sok')
  await suggestFor(page, 'tiled')
  expect(await status(page).textContent()).toMatch(/^\d suggestions?$/)
  expect(await list(page).getAttribute('aria-label')).toBe('Suggestions')
  expect(await options(page).first().textContent()).toBe('Tiled')
  expect(await options(page).last().textContent()).toBe('Show all results for “tiled”')
  expect(await options(page).first().getAttribute('href')).toBe('/en/kakkel')
  await options(page).last().click()
  await page.waitForURL(`${site.url}/en/sok?search_Query=tiled`)
  await page.context().close()
})

test('on a page that is not there, too', async () => {
  const page = await openSearch('/finnes-ikke')
  await suggestFor(page, 'kakkel')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/kakkel`)
  await page.context().close()
})

test.each([375, 1280])(
  'in the menu at %i px Escape closes the suggestions, then the panel around them',
  async (width) => {
    const page = await openSearch('/', { viewport: { width, height: 800 } })
    const found = troubles(page, site.url)
    const opener = page.locator('.menu-search summary')
    const input = page.locator('.menu-search input[type=search]')
    const menuList = page.locator('.menu-search [role=listbox]')
    await opener.click()
    await input.fill('kakkel')
    await menuList.getByRole('option').last().scrollIntoViewIfNeeded()
    expect(await axeFindings(page)).toEqual([])
    const [panel, box] = [await page.locator('.menu-search .menu-panel').boundingBox(), await menuList.boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0))

    await input.press('ArrowDown')
    await input.press('Escape')
    await menuList.waitFor({ state: 'hidden' })
    expect([await input.isVisible(), await input.inputValue()]).toEqual([true, 'kakkel'])
    await input.press('Escape')
    await input.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)

    await opener.click()
    await input.fill('kakkelovn 4')
    await menuList.waitFor()
    await input.press('ArrowDown')
    await input.press('Enter')
    await page.waitForURL(`${site.url}/artikler/kakkelovn-4`)
    expect(found).toEqual([])
    await page.context().close()
  },
)

test('without script the form finds the same', async () => {
  const page = await openSearch('/sok', { javaScriptEnabled: false })
  await field(page).fill('kak-300')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/sok?search_Query=kak-300`)
  expect(await page.locator('.results h3').allTextContents()).toEqual(['Kakkelovn 3'])
  await page.context().close()
})

test.each(looks)('axe finds nothing with the list open at $viewport.width px in $colorScheme colours', async (look) => {
  const page = await openSearch('/sok', look)
  await suggestFor(page, 'kakkel')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await axeFindings(page)).toEqual([])
  await page.context().close()
})

test('on the narrowest screen the list stays within it, scrolls, and shows the active option', async () => {
  const page = await openSearch('/sok', { viewport: { width: 320, height: 480 } })
  await suggestFor(page, 'kakkel')
  const { x = -1, width = 999, height = 999 } = (await list(page).boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
  expect(height).toBeLessThanOrEqual(480)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.keyboard.press('ArrowUp')
  const inside = () =>
    active(page).evaluate((option) => {
      const [own, around] = [option.getBoundingClientRect(), option.parentElement?.getBoundingClientRect()]
      return around !== undefined && own.top >= around.top && own.bottom <= around.bottom
    })
  await expect.poll(inside).toBe(true)
  await page.context().close()
})

test('the active option is seen in forced colours', async () => {
  const page = await openSearch('/sok', { forcedColors: 'active' })
  await suggestFor(page, 'kakkel')
  await page.keyboard.press('ArrowDown')
  const outline = await active(page).evaluate((option) => getComputedStyle(option).outlineStyle)
  expect(outline).toBe('solid')
  await page.context().close()
})

test('suggestions of articles show a small picture and the price', async () => {
  const page = await openSearch()
  await suggestFor(page, 'varde 8')
  const [first] = await options(page).all()
  expect(await first?.innerText()).toMatch(/^Varde 8\s+Art.nr. EV-1008\s+fra kr\s24\s900,–$/)
  await expect
    .poll(() => first?.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
  await page.context().close()
})

test('an empty field offers popular searches, and the own last ones until they are to be forgotten', async () => {
  const page = await openSearch()
  const titles = () => list(page).locator('.suggestion-title').allTextContents()
  const kept = () => page.evaluate(() => localStorage.getItem('recentSearches'))
  await started(page)
  await options(page).filter({ hasText: 'vedovn' }).waitFor()
  expect([await kept(), (await titles()).slice(0, 2)]).toEqual([null, ['vedovn', 'røykrør']])
  await suggestFor(page, 'gulvplatte')
  await page.keyboard.press('Enter')
  await page.waitForURL(/gulvplatte/)
  expect(await kept()).toBe('["gulvplatte"]')
  await field(page).fill('')
  await options(page)
    .filter({ hasText: /^gulvplatte/ })
    .waitFor()
  expect((await titles()).slice(0, 2)).toEqual(['gulvplatte', 'vedovn'])
  await options(page).filter({ hasText: 'Glem siste søk' }).click()
  expect(await kept()).toBeNull()
  await page.keyboard.press('ArrowDown')
  await options(page).filter({ hasText: 'vedovn' }).first().click()
  await page.waitForURL(/search_Query=vedovn$/)
  await page.context().close()
})

test.each([true, false])(
  'results stand by kind with counts, and a slip is corrected (script: %s)',
  async (javaScriptEnabled) => {
    const page = await openSearch('/sok?search_Query=gulvplade', { javaScriptEnabled })
    expect(await page.locator('main [role=status]').first().innerText()).toContain('Viser treff for «gulvplate»')
    const kinds = page.getByRole('navigation', { name: 'Slag treff' })
    expect(await kinds.getByRole('link', { name: /^Alle/ }).getAttribute('aria-current')).toBe('page')
    expect(await page.getByRole('region', { name: 'Artikler' }).locator('.result').count()).toBe(9)
    expect(await page.locator('.result h3').first().innerText()).toMatch(/^Gulvplate/)
    await kinds.getByRole('link', { name: /^Artikler 12/ }).click()
    await page.waitForURL(/type=artikler/)
    expect(await page.locator('.article-tile').count()).toBe(12)
    if (javaScriptEnabled) {
      await page.locator('.listing-bar').hover()
      await moduleStarted(page.locator('.listing'))
    }
    await page
      .locator('.filter-form')
      .getByLabel(/^Halvrund/)
      .check()
    if (!javaScriptEnabled) await page.locator('.filter-form').getByRole('button').click()
    await page.waitForURL(/egenskap.form=halvrund/)
    expect(await page.locator('.article-tile').count()).toBe(4)
    expect(new URL(page.url()).searchParams.get('search_Query')).toBe('gulvplade')
    await page.getByRole('link', { name: 'Fjern Form: Halvrund' }).click()
    await page.waitForURL((url) => !url.search.includes('halvrund'))
    expect(await page.locator('.article-tile').count()).toBe(12)
    await page.goto(`${site.url}/sok?search_Query=brosjyre`)
    const brochure = page
      .getByRole('region', { name: 'Filer' })
      .getByRole('link', { name: 'Brosjyre for Varde-serien' })
    expect(await brochure.getAttribute('href')).toMatch(/^\/media\/brosjyre-varde\.pdf/)
    await page.goto(`${site.url}/sok?search_Query=xqzxqz`)
    for (const name of ['Finn forhandler', 'Kontakt', 'røykrør', 'Vedovner'])
      expect(await page.locator('main').getByRole('link', { name, exact: true }).count(), name).toBe(1)
    await page.context().close()
  },
)

test.each(looks)('axe finds nothing on the results at $viewport.width px in $colorScheme colours', async (look) => {
  for (const query of ['vedovn', 'spjell', 'xqzxqz', 'gulvplate&type=artikler&egenskap.form=halvrund']) {
    const page = await openSearch(`/sok?search_Query=${query}`, look)
    expect(await axeFindings(page), query).toEqual([])
    await page.context().close()
  }
  const page = await openSearch('/sok', look)
  await started(page)
  await options(page).first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.context().close()
})

test('a brochure is found by its text, and its file says so in the admin', async () => {
  for (const look of looks) {
    const page = await openSearch('/sok', { ...look, javaScriptEnabled: false })
    // Texts are read once the site listens.
    await expect
      .poll(async () => {
        await page.goto(`${site.url}/sok?search_Query=spyleluften`)
        return page.locator('.result-file mark').allTextContents()
      }, TEXT_PATIENCE)
      .toEqual(['spyleluft'])
    expect(await page.locator('.result-file').innerText()).toContain('PDF, 38 kB')
    await page.context().close()
    const scripted = await openSearch('/sok?search_Query=spyleluften', look)
    expect(await axeFindings(scripted, 'a file found by its text')).toEqual([])
    await scripted.context().close()
  }
  const { docs } = await editor.call<{ docs: Stored['doc'][] }>(
    'GET',
    '/api/files?where[mimeType][equals]=application/pdf',
  )
  const screen = await openAdmin(browser, site, site.admin, `/admin/collections/files/${docs[0]?.id}`)
  await screen.getByText(/Søket finner filen på tittel, filnavn og teksten i den \(\d{3} tegn\)/).waitFor()
  await screen.context().close()
})
