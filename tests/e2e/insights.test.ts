/** The figures in the admin, as staff and a dealer's user see them: periods, comparison, spreadsheets, samples. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { bytesOf, openAdmin, openBrowser, troubles } from '../support/browser'
import { dealerWithUser } from '../support/dealers'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const SCREEN = '/admin/globals/insights'

/** Until every part of the screen has its answer. */
async function settled(page: Page): Promise<void> {
  await page.locator('.insight-tiles').waitFor()
  await expect.poll(() => page.locator('.insights [aria-busy=true]').count()).toBe(0)
}

const number = async (page: Page, name: string) =>
  Number(
    (
      await page
        .locator('.insight-tiles li', { has: page.getByText(name, { exact: true }) })
        .locator('strong')
        .innerText()
    ).replace(/\D/g, ''),
  )

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('staff reach the figures from the front page and the menu, and change period and comparison', {
  timeout: 600_000,
}, async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin')
  const found = troubles(page, site.url)
  const summary = page.locator('.insight-summary')
  await summary.locator('strong').first().filter({ hasText: /\d/ }).waitFor()
  expect(await summary.getByText('Eksempeltall').count()).toBe(1)
  await summary.getByRole('link', { name: 'Se all innsikt' }).click()
  await page.waitForURL((address) => address.pathname === SCREEN)
  await settled(page)
  expect(await page.getByRole('button', { name: '7 dager' }).getAttribute('aria-pressed')).toBe('true')
  const week = await number(page, 'Besøk')

  await page.getByRole('button', { name: '30 dager' }).click()
  await page.waitForURL(/period=30/)
  await expect.poll(() => number(page, 'Besøk')).toBeGreaterThan(week * 2)
  await settled(page)
  expect(await page.locator('.insight-other').count()).toBe(1)
  await page.getByLabel('Sammenlign med').selectOption({ label: 'ingenting' })
  await page.waitForURL(/compare=none/)
  await expect.poll(() => page.locator('.insight-other').count()).toBe(0)

  // The same address shows the same, and the browser's way back is one step.
  const month = await number(page, 'Besøk')
  await page.reload()
  await settled(page)
  expect(await number(page, 'Besøk')).toBe(month)
  await page.goBack()
  await expect.poll(() => page.locator('.insight-other').count()).toBe(1)

  await page.getByRole('button', { name: 'Egen periode' }).click()
  await page.getByLabel('Fra', { exact: true }).fill('2026-02-02')
  await page.getByLabel('Til', { exact: true }).fill('2026-01-01')
  await page.getByRole('button', { name: 'Vis', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'den første først' }).waitFor()
  expect(await page.getByLabel('Fra', { exact: true }).inputValue()).toBe('2026-02-02')
  await page.getByLabel('Til', { exact: true }).fill('2026-03-01')
  await page.getByRole('button', { name: 'Vis', exact: true }).click()
  await page.getByText('Ingenting ble talt i denne perioden').waitFor()
  expect(found).toEqual([])
  await page.context().close()
})

test('the plot says its points to the arrow keys and in a table, and draws the measure that is chosen', async () => {
  const page = await openAdmin(browser, site, site.admin, `${SCREEN}?period=30`)
  await settled(page)
  await page.getByRole('button', { name: /^Søk \d/ }).click()
  const plot = page.locator('.insight-plot [role=group]')
  await plot.focus()
  await page.keyboard.press('ArrowRight')
  const tip = page.locator('.insight-tip')
  const said = /(\d+) søk/.exec(await tip.innerText())?.[1]
  await page.getByText('Vis tallene som tabell').click()
  const first = page.locator('.insight-numbers tbody tr').first()
  expect((await first.locator('td').first().innerText()).trim()).toBe(said)
  expect(await page.locator('.insight-numbers tbody tr').count()).toBe(30)
  await page.context().close()
})

test('tables say what changed since the period before, are sorted, turned over and downloaded', async () => {
  const page = await openAdmin(browser, site, site.admin, `${SCREEN}?period=30`)
  await settled(page)
  await page
    .locator('.insight-days')
    .getByText(/^mot .* – /)
    .waitFor()
  const card = (title: string) =>
    page.locator('.insight-card', { has: page.getByRole('heading', { name: title, exact: true }) })
  const first = card('Nettsteder').locator('tbody tr').first()
  const visits = first.locator('td').first()
  await expect.poll(() => visits.innerText()).toMatch(/([▲▼] [\d,]+\s%\sfra|=\nsom før:)\s[\d\s]+/)
  // Heard as a sentence, with the number that it was. The demo's figures of two periods may happen to be alike.
  await first
    .getByRole('cell', { name: /^[\d\s]+ ((opp|ned) [\d,]+\s% fra|som før:) [\d\s]+$/ })
    .first()
    .waitFor()
  await card('Nettsteder')
    .getByRole('cell', { name: /((opp|ned) [\d,]+ prosentpoeng fra|som før:) [\d,]+\s%$/ })
    .first()
    .waitFor()
  const [compared] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Last ned Nettsteder som regneark' }).click(),
  ])
  const [heads = '', ...rows] = String(await bytesOf(compared)).split('\r\n')
  expect(heads.slice(1)).toMatch(/^Nettsted;Nærmere;Besøk;Besøk, før;Til forhandler;Til forhandler, før;/)
  // The same as on the screen.
  const before = /(?:fra|som før:) ([\d\s]+)$/.exec((await visits.innerText()).trim())?.[1]?.replace(/\D/g, '')
  expect(rows[0]?.split(';')[3]).toBe(before)

  await page.getByLabel('Sammenlign med').selectOption({ label: 'ingenting' })
  await page.waitForURL(/compare=none/)
  await expect.poll(() => page.locator('td .insight-change').count()).toBe(0)
  expect(await page.getByText(/^mot .* – /).count()).toBe(0)

  // Nothing was counted a year ago: that is said once, and no row is called new.
  await page.getByLabel('Sammenlign med').selectOption({ label: 'samme tid i fjor' })
  await page.getByText(/^De første tallene er fra .* mangler tall\.$/).waitFor()
  await settled(page)
  expect(await page.locator('.insight-fresh, td .insight-change').count()).toBe(0)

  await page.goto(`${site.url}${SCREEN}?period=90&compare=none`)
  await settled(page)
  const pages = card('Sider')
  const firstName = () => pages.locator('tbody th a').first().innerText()
  const mostVisited = await firstName()
  await pages.getByRole('button', { name: 'Neste' }).click()
  await expect.poll(firstName).not.toBe(mostVisited)
  await pages.getByRole('button', { name: 'Startet her' }).click()
  await pages.locator('th[aria-sort=descending]').filter({ hasText: 'Startet her' }).waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    pages.getByRole('link', { name: 'Last ned Sider som regneark' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^sider-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const lines = String(await bytesOf(download)).split('\r\n')
  expect(lines[0]).toBe(
    '\ufeffSide;Nærmere;Besøk;Sidevisninger;Startet her;Til forhandler;Andel til forhandler (%);Besøk med forespørsel',
  )
  expect(lines.length).toBeGreaterThan(40)
  await page.context().close()
})

for (const {
  viewport: { width },
  colorScheme: scheme,
} of looks)
  test(`everybody can read the figures, ${width} pixels wide, ${scheme}`, async () => {
    const page = await openAdmin(browser, site, site.admin, SCREEN)
    await page.context().addCookies([{ name: 'payload-theme', value: scheme, url: site.url }])
    await page.setViewportSize({ width, height: 900 })
    await page.reload()
    await settled(page)
    await page.getByText('Vis tallene som tabell').click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe(scheme)
    expect(await axeFindings(page, `${width} ${scheme}`, '.insights')).toEqual([])
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.context().close()
  })

test('a dealer’s user sees its own page’s figures alone', async () => {
  const editor = await signIn(site.url, site.admin)
  const dealer = await dealerWithUser(editor, 'Egen Varme', 'F-91')
  const page = await openAdmin(browser, site, dealer.account, SCREEN)
  await settled(page)
  await page.getByText('Tall for Egen Varme.').waitFor()
  expect(await number(page, 'Besøk')).toBe(0)
  await page.getByText('Ingen forespørsler kom i perioden.').waitFor()
  expect(await page.getByRole('heading', { name: 'Hvor kommer de fra?' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Fjern eksempeltallene' }).count()).toBe(0)
  await page.context().close()
})

test('the samples go away at one press, and the screen says why it is empty', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin/insights?period=90')
  await page.waitForURL((address) => address.pathname === SCREEN && address.search === '?period=90')
  await settled(page)
  await page.getByText('Dette er eksempeltall').waitFor()
  await page.getByRole('button', { name: 'Fjern eksempeltallene' }).click()
  await page.getByText('Eksempeltallene er fjernet.').waitFor()
  await page.getByText('Ingenting er samlet ennå').waitFor()
  await page.reload()
  await page.getByText('Ingenting er samlet ennå').waitFor()
  expect(await page.getByText('Dette er eksempeltall').count()).toBe(0)
  expect(await axeFindings(page, 'empty', '.insights')).toEqual([])
  await page.context().close()
})
