/** The page about privacy as an administrator uses it: what is stored, for how long, and everything about one person. */
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { bytesOf, gotoAdmin, openAdmin, openBrowser, troubles } from '../support/browser'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const administrator = await signIn(site.url, site.admin)
const editor = { email: 'redaktor@example.com', password: 'ved-og-varme-as' }
await administrator.call('POST', '/api/users', { ...editor, name: 'Redaktør', role: 'editor' })

async function sendMessage(email: string, message: string): Promise<void> {
  const answer = await fetch(`${site.url}/skjema/kontakt`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ name: 'Kari Nordmann', email, message }).toString(),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** On a phone and a screen, with every detail open. */
async function findings(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  for (const { viewport, colorScheme: theme } of looks) {
    const { width } = viewport
    await page.setViewportSize(viewport)
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/${state}-${theme}-${width}.png`, fullPage: true })
    found.push(...(await axeFindings(page, `${state} ${theme} ${width}`, '.privacy')))
    if (await isWide(page)) found.push(`${state} ${theme} ${width}: scrolls sideways`)
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  return found
}

test('what is stored is listed, and days are changed and kept', { timeout: 600_000 }, async () => {
  await sendMessage('ola@example.com', 'Hei')
  const page = await openAdmin(browser, site, site.admin, '/admin/personvern')
  const found = troubles(page, site.url)
  const row = page.getByRole('row', { name: 'Skjemasvar' })
  await row.waitFor()
  await row.locator('summary').click()
  await row.getByText('Å svare den som skrev.').waitFor()
  expect(await findings(page, 'inventory')).toEqual([])

  const days = row.getByRole('textbox')
  await days.fill('mange')
  await page.getByRole('button', { name: 'Lagre tidene' }).click()
  await row.getByText('Skriv et helt tall').waitFor()
  expect(await days.evaluate((field) => field === document.activeElement)).toBe(true)
  await days.fill('0')
  await row.getByText('Slettes aldri av seg selv.').waitFor()
  await days.fill('400')
  await page.getByRole('button', { name: 'Lagre tidene' }).click()
  await page.getByText('Lagret. Det som nå').waitFor()
  // By the menu, which leads to the same page.
  await gotoAdmin(page, `${site.url}/admin/globals/privacySettings`)
  await row.waitFor()
  expect(await days.inputValue()).toBe('400')
  expect(found).toEqual([])
  await page.context().close()
})

test('somebody is found, downloaded and erased', { timeout: 600_000 }, async () => {
  await sendMessage('Kari@Example.com', 'Har dere Varde på lager?')
  const page = await openAdmin(browser, site, site.admin, '/admin/personvern')
  const search = page.locator('.privacy-person')
  const email = search.getByLabel('E-post')
  await email.fill('kari')
  await search.getByRole('button', { name: 'Finn' }).click()
  await search.getByText('Dette er ikke en e-postadresse.').waitFor()
  expect(await email.inputValue()).toBe('kari')
  await email.fill('nobody@example.com')
  await search.getByRole('button', { name: 'Finn' }).click()
  await search.getByText('Det er ikke lagret noe om denne personen.').waitFor()
  await email.fill('kari@example.com')
  await search.getByRole('button', { name: 'Finn' }).click()
  await search.getByText('Skjemasvar').first().waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    search.getByRole('button', { name: 'Last ned alt' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^opplysninger-\d{4}-\d\d-\d\d\.zip$/)
  const archive = unzipSync(await bytesOf(download))
  expect(strFromU8(archive['opplysninger.json'] ?? new Uint8Array())).toContain('Har dere Varde på lager?')
  await search.getByText('slett den når den er sendt').waitFor()

  await search.getByText('Slett alt om personen').click()
  expect(await findings(page, 'person')).toEqual([])
  await search.getByRole('button', { name: 'Slett alt', exact: true }).click()
  await search.getByRole('alert').waitFor()
  await search.getByLabel('Skriv SLETT').fill('slett')
  await search.getByRole('button', { name: 'Slett alt', exact: true }).click()
  await search.getByRole('heading', { name: 'Slettet' }).waitFor()
  expect(await findings(page, 'erased')).toEqual([])
  await search.getByRole('button', { name: 'Finn' }).click()
  await search.getByText('Det er ikke lagret noe om denne personen.').waitFor()

  await page.locator('.privacy header a').click()
  await page.getByText('Slettet alt om en person').first().waitFor()
  await page.context().close()
})

test('neither an editor nor a stranger sees the page, and nothing of it is in the log', async () => {
  const page = await openAdmin(browser, site, editor, '/admin/personvern')
  await page.getByText('Denne siden er for administratorer.').waitFor()
  expect(await page.locator('.privacy-inventory').count()).toBe(0)
  await page.context().close()
  const stranger = await fetch(`${site.url}/admin/personvern`)
  expect(await stranger.text()).not.toContain('privacy-inventory')
  expect(site.log()).not.toMatch(/kari@|ola@|Nordmann/i)
})

test('the visitors’ page about privacy is there in both languages, and in the footer', async () => {
  for (const [path, words] of [
    ['/personvern', 'Statistikk uten sporing'],
    ['/en/personvern', 'Figures without tracking'],
  ] as const) {
    const text = await (await fetch(site.url + path)).text()
    expect(text).toContain(words)
    expect(text.slice(text.indexOf('<footer'))).toContain(`href="${path}"`)
  }
})
