/** An editor reads in a file: sees what is wrong with it, mends it, sees what it changes, and carries it out. */
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { bytesOf, gotoAdmin, openBrowser, signInToAdmin } from '../support/browser'
import { ownSite } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const file = (text: string) => ({ name: 'priser.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

test('a file with an error changes nothing; mended, it shows every change and is carried out', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO' })
  const page = await context.newPage()
  await signInToAdmin(page, site)
  const upload = async (text: string) => {
    await gotoAdmin(page, `${site.url}/admin/collections/imports`)
    await page.getByLabel('Fil', { exact: true }).setInputFiles(file(text))
    await page.getByRole('button', { name: 'Les filen' }).click()
  }
  await gotoAdmin(page, `${site.url}/admin/collections/imports`)
  await page.getByRole('heading', { name: 'Les inn fra fil' }).waitFor()
  expect(await axeFindings(page, 'upload', '.imports-start')).toEqual([])

  await upload('Artikkelnummer;Navn;Pris\nEV-1008;Varde 8;mange penger\nEV-9001;Askeskuffe;199\n')
  await page.getByText('Linjer med feil: 1.').waitFor()
  await page.getByText('Feil (1)').click()
  await page.getByText('«mange penger» er ikke et tall.').waitFor()
  expect(await page.getByRole('button', { name: /Før inn/ }).count()).toBe(0)

  await upload('Artikkelnummer;Navn;Pris\nEV-1008;Varde 8;31 900\nEV-9001;Askeskuffe;199\n')
  await page.getByText('Filen er lest: 1 nye, 1 endres, 0 er som før.').waitFor()
  await page.getByText('Endringer (1)').click()
  const change = page.getByRole('row', { name: /EV-1008/ })
  expect(await change.locator('ins').textContent()).toBe('31900')
  await page.getByText('Nye (1)').click()
  await page.getByRole('row', { name: /EV-9001/ }).waitFor()
  expect(await axeFindings(page, 'preview', '.import-progress')).toEqual([])
  const article = async () => (await fetch(`${site.url}/artikler/varde-8`)).text()
  expect(await article()).not.toContain('31\u00a0900')

  await page.getByRole('button', { name: 'Før inn (2)' }).click()
  await page.getByText('Ferdig. 1 nye, 1 endret.').waitFor()
  expect(await article()).toContain('31\u00a0900')
  expect((await fetch(`${site.url}/artikler/askeskuffe`)).status).toBe(200)
  await context.close()
})

test('everything is downloaded in the shape that is read in', async () => {
  const page = await browser.newPage({ locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/imports`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Artikler som CSV' }).click(),
  ])
  const text = String(await bytesOf(download))
  expect(text).toMatch(/^\ufeffartikkelnummer;navn;/)
  expect(text).toContain('EV-1008;Varde 8;')
  await page.close()
})
