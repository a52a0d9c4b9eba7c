/** The whole way of an order: collected, sent, mailed, answered, and followed; with and without script. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { holdBack, moduleStarted, openBrowser, troubles } from '../support/browser'
import { dealerData } from '../support/dealers'
import { startMailServer } from '../support/mail'
import { letFormAge } from '../support/orders'
import { ownSite, SECRET, type Stored, signIn } from '../support/site'

const mail = await startMailServer()
afterAll(() => mail[Symbol.asyncDispose]())
const site = await ownSite({ SECRET, SMTP_URL: mail.url, TRUST_PROXY: '1' })
const browser = await openBrowser()

const editor = await signIn(site.url, site.admin)
const {
  doc: { slug },
} = await editor.call<Stored<{ slug: string }>>(
  'POST',
  '/api/dealers',
  dealerData({ number: 'F-99', requestEmail: 'naer@example.com' }),
)
/** The form with this dealer chosen: the demo has others near by. */
const form = `/bestilling?forhandler=${slug}`
const { docs } = await editor.call<{ docs: { number: string; name: string }[] }>(
  'GET',
  '/api/articles?limit=3&depth=0&sort=number',
)
const numbers = docs.map(({ number }) => number)

const phone = { viewport: { width: 375, height: 800 } }
const screen = { viewport: { width: 1280, height: 900 } }
let visitors = 0

/** Each visitor from an address of its own: limits count by it. */
async function openOrder(options: BrowserContextOptions, path = '/bestilling') {
  const context = await browser.newContext({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${++visitors}.1` },
  })
  const page = await context.newPage()
  const found = troubles(page, site.url)
  await page.goto(site.url + path)
  if (options.javaScriptEnabled !== false) await started(page)
  return { page, context, found, [Symbol.asyncDispose]: () => context.close() }
}

const started = (page: Page) => moduleStarted(page.locator('.order-form'))
const field = (page: Page, name: string) => page.locator(`.order-form [name="${name}"]`)
const rows = (page: Page) => page.locator('.order-row')
const number = (page: Page, at: number) => page.locator(`#bestilling-artnr-${at}`)
const quantity = (page: Page, at: number) => page.locator(`#bestilling-antall-${at}`)
const send = (page: Page) => page.locator('.order-send > [type=submit]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const mailsTo = (to: string, about = '') =>
  mail.messages.filter((message) => message.to.includes(to) && message.text.includes(about))

/** A phone number's widget puts the country's code in; a person types after it. */
async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'name').fill(name)
  await field(page, 'email').fill('kari@example.com')
  await field(page, 'postcode').fill('9008')
  const terms = field(page, 'vilkar')
  if ((await terms.count()) > 0) await terms.check()
}

test('articles are collected, sent on a phone, mailed, answered by the link, and the customer reads the answer', async () => {
  await using opened = await openOrder(phone)
  const { page, found } = opened
  expect(await page.locator('.order-empty').isVisible()).toBe(true)
  await page.getByRole('link', { name: 'Gå til katalogen' }).click()
  await page.waitForURL(`${site.url}/artikler`)
  const wanted: string[] = []
  for (const at of [0, 1, 2]) {
    const add = page.locator('form.add-to-order').nth(at)
    await add.scrollIntoViewIfNeeded()
    await moduleStarted(add)
    await add.getByRole('button').click()
    await add.getByText('Lagt i handlekurven').waitFor()
    wanted.push(await add.locator('[name=artnr]').inputValue())
  }
  expect(new URL(page.url()).pathname).toBe('/artikler')
  await expect.poll(() => page.locator('.cart-quantity').textContent()).toBe('3')
  await page.goto(site.url + form)
  await started(page)
  expect(await page.locator('.order-empty').isVisible()).toBe(false)
  for (const [at, article] of wanted.entries()) expect(await number(page, at).inputValue()).toBe(article)
  await expect.poll(() => page.locator('.order-name').count()).toBe(3)
  await fillIn(page, 'Kari fra telefonen')
  await letFormAge(page)
  await send(page).click()
  await page.waitForURL(/\/bestilling\/\d{6}-\w{4}\?kode=/)
  expect(await page.locator('h1').textContent()).toBe('Takk! Bestillingen er sendt')
  const receipt = page.url()
  await expect.poll(() => page.locator('.cart-quantity').isVisible()).toBe(false)

  await expect.poll(() => mailsTo('naer@example.com', 'Kari fra telefonen').length).toBe(1)
  await expect.poll(() => mailsTo('kari@example.com').length).toBe(1)
  const link =
    /http:\/\/localhost:\d+\/foresporsel\/[\w.-]+/.exec(mailsTo('naer@example.com')[0]?.text ?? '')?.[0] ?? ''
  await using dealer = await openOrder({ ...screen, javaScriptEnabled: false }, new URL(link).pathname)
  await dealer.page.locator('[name=tekst]').first().fill('Vi har den på lager.')
  await dealer.page.getByRole('button', { name: 'Send svaret' }).click()
  await dealer.page.waitForURL(link)
  expect(await dealer.page.locator('.order-state').textContent()).toBe('Besvart')

  await page.goto(receipt)
  expect(await page.locator('.timeline').textContent()).toContain('Vi har den på lager.')
  await expect.poll(() => mailsTo('kari@example.com', 'Vi har den på lager.').length).toBe(1)
  expect(found).toEqual([])
})

test('without script the same is done by posts', async () => {
  await using opened = await openOrder({ ...phone, javaScriptEnabled: false }, form)
  const { page } = opened
  await number(page, 0).fill(numbers[0] ?? '')
  await page.getByRole('button', { name: 'Legg til rad' }).click()
  await number(page, 1).fill('UKJENT-1')
  await quantity(page, 1).fill('4')
  await field(page, 'name').fill('Åse')
  await page.getByRole('button', { name: 'Oppdater' }).last().click()
  await page.locator('.order-unknown').waitFor()
  expect(await field(page, 'name').inputValue()).toBe('Åse')
  await page.locator('.order-remove:visible').last().click()
  await page.locator('.order-unknown').waitFor({ state: 'detached' })
  await send(page).click()
  expect(await page.getByRole('alert').textContent()).toContain('Rett dette først')
  await page.getByRole('alert').getByRole('link').first().click()
  await fillIn(page, 'Åse uten skript')
  await letFormAge(page)
  await send(page).click()
  await page.waitForURL(/\?kode=/)
  await expect.poll(() => mailsTo('naer@example.com', 'Åse uten skript').length).toBe(1)
})

test('at an article so many are put in the cart as the field says, and adding adds', async () => {
  await using opened = await openOrder(phone)
  const { page, found } = opened
  await page.goto(`${site.url}/artikler/varde-8`)
  const form = page.locator('form.with-quantity')
  await form.scrollIntoViewIfNeeded()
  await moduleStarted(form)
  const many = form.getByLabel('Antall (stk)')
  const press = (name: string) => form.getByRole('button', { name }).click()
  const add = () => form.getByRole('button', { name: 'Legg i handlekurven' }).click()
  expect(await many.inputValue()).toBe('1')
  await press('Reduser antallet')
  expect(await many.inputValue()).toBe('1')
  await press('Øk antallet')
  await press('Øk antallet')
  await many.press('ArrowUp')
  expect(await many.inputValue()).toBe('4')
  for (const name of ['Reduser antallet', 'Øk antallet']) {
    const box = await form.getByRole('button', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
  }
  const announced = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('cart:added', (event) => resolve((event as CustomEvent).detail), { once: true }),
      ),
  )
  await add()
  expect(await announced).toMatchObject({ quantity: 4, lines: [{ number: 'EV-1008', quantity: 4 }] })
  await many.fill('0')
  await add()
  await form.getByText('Skriv et antall fra 1 til 9999.').waitFor()
  expect([await many.getAttribute('aria-invalid'), await many.inputValue()]).toEqual(['true', '0'])
  expect(await axeFindings(page, 'a quantity that is none', 'main')).toEqual([])
  await many.fill('2')
  expect(await many.getAttribute('aria-invalid')).toBeNull()
  await add()
  await expect.poll(() => page.locator('.cart-quantity').first().textContent()).toBe('6')
  await many.fill('9999')
  await add()
  await form.getByText('Det er plass til høyst 9999 av hver vare.').waitFor()
  expect(found).toEqual([])
})

test('each line’s total and the sum follow what is typed at once, and without script the next *Oppdater*', async () => {
  const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')
  for (const javaScriptEnabled of [true, false]) {
    await using opened = await openOrder({ ...screen, javaScriptEnabled }, '/bestilling?artnr=EV-1004&antall=2')
    const { page } = opened
    const told = async () =>
      (await page.locator('.order-line-total, .order-sum, .order-unpriced').allTextContents())
        .map(plain)
        .filter(Boolean)
    await expect.poll(told).toEqual(['kr 34 800,–', 'kr 34 800,–'])
    expect(plain(await page.locator('.order-price').first().textContent())).toBe('2 stk × kr 17 400,–')
    await quantity(page, 0).fill('3')
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Oppdater' }).last().click()
    expect(await told()).toEqual(['kr 52 200,–', 'kr 52 200,–'])
    await number(page, 1).fill('UKJENT-1')
    if (javaScriptEnabled) await number(page, 1).blur()
    else await page.getByRole('button', { name: 'Oppdater' }).last().click()
    await expect.poll(told).toEqual(['kr 52 200,–', 'kr 52 200,–', '+ 1 vare uten pris'])
    await quantity(page, 0).fill('mange')
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Oppdater' }).last().click()
    expect(await told()).toEqual(['Pris hos forhandler'])
  }
})

test('what is wrong is told at the fields, the first has the focus, and nothing is sent', async () => {
  await using opened = await openOrder(screen)
  const { page } = opened
  await send(page).click()
  await expect.poll(() => focused(page)).toBe('input_15[]')
  await number(page, 0).fill('EV-1')
  await number(page, 0).blur()
  await send(page).click()
  await expect.poll(() => focused(page)).toBe('name')
  for (const name of ['name', 'email', 'postcode'])
    expect(await field(page, name).getAttribute('aria-invalid'), name).toBe('true')
  expect(await page.locator('.order-summary a').allTextContents()).toContain('Skriv navnet ditt.')
  await field(page, 'name').fill('Kari')
  expect(await field(page, 'name').getAttribute('aria-invalid')).toBeNull()
})

test('a draft and the list are there after the page was left, and gone when the order is sent', async () => {
  await using opened = await openOrder(screen, `/bestilling?artnr=${numbers[0]}&antall=2`)
  const { page, context } = opened
  expect(new URL(page.url()).search).toBe('')
  await fillIn(page, 'Kari kladd')
  await field(page, 'message').fill('En lang melding')
  await page.goto(`${site.url}/kontakt`)
  const again = await context.newPage()
  await again.goto(`${site.url}/bestilling`)
  await started(again)
  expect(await field(again, 'message').inputValue()).toBe('En lang melding')
  expect(await field(again, 'name').inputValue()).toBe('Kari kladd')
  expect([await quantity(again, 0).inputValue(), await number(again, 0).inputValue()]).toEqual(['2', numbers[0]])
  await fillIn(again, 'Kari kladd')
  await letFormAge(again)
  await send(again).click()
  await again.waitForURL(/\?kode=/)
  await again.goto(`${site.url}/bestilling`)
  await started(again)
  expect(await field(again, 'message').inputValue()).toBe('')
  expect(await rows(again).count()).toBe(1)
})

test('a network that fails costs nothing, and pressing twice sends once', async () => {
  await using opened = await openOrder(screen, `${form}&artnr=${numbers[0]}`)
  const { page } = opened
  await fillIn(page, 'Kari to ganger')
  await letFormAge(page)
  await page.route('**/bestilling', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await send(page).click()
  await page.getByRole('alert').getByText('Alt du skrev er fortsatt her').waitFor()
  await page.unroute('**/bestilling')
  await send(page).dblclick()
  await page.waitForURL(/\?kode=/)
  await expect.poll(() => mailsTo('naer@example.com', 'Kari to ganger').length).toBe(1)
  const stored = await editor.call<{ totalDocs: number }>(
    'GET',
    '/api/orderRequests?where[name][equals]=Kari%20to%20ganger',
  )
  expect(stored.totalDocs).toBe(1)
})

test('an article that is added on the form’s own page fills the current row and appends a fresh one', async () => {
  await using opened = await openOrder(screen)
  const { page } = opened
  const removable = () => page.locator('.order-remove:visible').count()
  expect([await rows(page).count(), await removable()]).toEqual([1, 0])
  const add = (article: string) =>
    page.evaluate((detail) => document.dispatchEvent(new CustomEvent('orderlist:add', { detail, cancelable: true })), {
      number: article,
      quantity: 1,
      name: 'En ovn',
    })
  // Taken by the form: the default is prevented.
  expect(await add('EV-77')).toBe(false)
  expect([await quantity(page, 0).inputValue(), await number(page, 0).inputValue()]).toEqual(['1', 'EV-77'])
  expect([await rows(page).count(), await removable()]).toEqual([2, 1])
  expect([await quantity(page, 1).inputValue(), await number(page, 1).inputValue()]).toEqual(['1', ''])
  await page.locator('.order-remove:visible').click()
  expect([await rows(page).count(), await removable(), await number(page, 0).inputValue()]).toEqual([1, 0, ''])
})

test('rows of a spreadsheet are pasted whole, and another tab follows', async () => {
  await using opened = await openOrder(screen)
  const { page, context } = opened
  const other = await context.newPage()
  await other.goto(`${site.url}/bestilling`)
  await started(other)
  await number(page, 0).focus()
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, `Artnr\tAntall\n${numbers[0]}\t3\n${numbers[1]}\t12`)
  for (const tab of [page, other]) {
    await expect.poll(() => rows(tab).count()).toBe(3)
    expect([await quantity(tab, 1).inputValue(), await number(tab, 1).inputValue()]).toEqual(['12', numbers[1]])
  }
})

test('the phone widget puts the country’s code in, keeps what is typed, and sends nothing that nobody typed', async () => {
  await using opened = await openOrder(screen)
  const { page, found } = opened
  const tel = field(page, 'phone')
  // The rules of numbers come late: what was typed before them is checked when they are there.
  const rules = await holdBack(page, /\/intel\/utils\.js$/)
  await tel.hover()
  await moduleStarted(page.locator('.phone'))
  await tel.focus()
  expect(await tel.inputValue()).toBe('+47')
  await tel.blur()
  expect(await tel.inputValue()).toBe('')
  await tel.focus()
  await page.keyboard.type('41234567')
  await tel.blur()
  expect(await tel.inputValue()).toBe('+4741234567')
  expect(await tel.getAttribute('aria-invalid')).toBeNull()
  await tel.fill('+4712')
  await tel.blur()
  expect(await tel.getAttribute('aria-invalid')).toBeNull()
  rules.letGo()
  await expect.poll(() => tel.getAttribute('aria-invalid')).toBe('true')
  const utils = await page.request.get(`${site.url}/wp-content/plugins/wp-sms/assets/js/intel/utils.js`)
  expect([utils.status(), utils.headers()['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  expect(found).toEqual([])
})

test('terms are hidden until they are opened, and must be accepted', async () => {
  await using opened = await openOrder(screen, `/bestilling?artnr=${numbers[0]}`)
  const { page } = opened
  const text = page.locator('.order-terms-text')
  expect(await text.isVisible()).toBe(false)
  await page.locator('.order-terms > summary').click()
  expect(await text.isVisible()).toBe(true)
  await fillIn(page, 'Kari')
  await field(page, 'vilkar').uncheck()
  await send(page).click()
  await expect.poll(() => focused(page)).toBe('vilkar')
})

test.each(looks)(
  'axe finds nothing on any of the screens, and none scrolls sideways: $colorScheme, $viewport.width px',
  async (options) => {
    await using opened = await openOrder(options, form)
    const { page } = opened
    const found: string[] = []
    const look = async (state: string) => {
      // The stuck bar lies over whatever is at the window's upper edge; axe would call it too small.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      found.push(...(await axeFindings(page, state, 'main')))
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) found.push(`${state} is ${wide} px too wide`)
    }
    await look('empty')
    await number(page, 0).fill(numbers[0] ?? '')
    await number(page, 0).press('Enter')
    await page.locator('.order-name').waitFor()
    await send(page).click()
    await look('errors')
    await fillIn(page, `Kari med et svært langt etternavn-${'x'.repeat(60)}`)
    await field(page, 'company').fill('Ås & Sønner')
    await letFormAge(page)
    await look('filled in')
    await send(page).click()
    await page.waitForURL(/\?kode=/)
    await look('receipt')
    await expect.poll(() => mailsTo('naer@example.com').length).toBeGreaterThan(0)
    const link = /\/foresporsel\/[\w.-]+/.exec(mailsTo('naer@example.com').at(-1)?.text ?? '')?.[0] ?? ''
    await page.goto(site.url + link)
    await look('dealer')
    await page.locator('.follow-others summary').click()
    await page.getByRole('button', { name: 'Send svaret' }).click()
    await look('dealer, refused')
    expect(found).toEqual([])
  },
)
