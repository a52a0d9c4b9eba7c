/** Leaving by the link in a message, on a phone, with and without script. */
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { openBrowser } from '../support/browser'
import { ownSite, signIn } from '../support/site'

const site = await ownSite()
const browser = await openBrowser()

const administrator = await signIn(site.url, site.admin)
await administrator.call('POST', '/api/globals/newsletterSettings', { verification: false })
await administrator.call('POST', '/api/globals/smsSettings', { nightFrom: 0, nightTo: 0, perSecond: 0 })

/** Subscribes to both newsletters, and gets the campaign whose link it is. */
async function linkTo(mobile: string): Promise<string> {
  const answer = await fetch(`${site.url}/wp-json/wpsms/v1/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Kari', mobile, group_id: ['1', '2'], custom_fields: {} }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { doc } = await administrator.call<{ doc: { id: number } }>('POST', '/api/campaigns', {
    name: `Til ${mobile}`,
    text: 'Hei!',
  })
  await administrator.call('POST', `/api/campaigns/${doc.id}/send`)
  const find = async () =>
    (
      await administrator.call<{ docs: { text: string }[] }>(
        'GET',
        `/api/smsMessages?where[to][equals]=${encodeURIComponent(mobile)}&depth=0`,
      )
    ).docs[0]?.text ?? ''
  await expect.poll(find).toContain('/avmeld/')
  return /\/avmeld\/\w+/.exec(await find())?.[0] ?? ''
}

test.each([
  [true, '+4741234521'],
  [false, '+4741234522'],
])(
  'one tap on the page behind the link ends what is chosen, and it can be undone (script: %s)',
  async (script, mobile) => {
    const link = await linkTo(mobile)
    const context = await browser.newContext({
      viewport: { width: 375, height: 700 },
      locale: 'nb-NO',
      javaScriptEnabled: script,
    })
    const page = await context.newPage()
    await page.goto(site.url + link)
    expect(await page.locator('.leave').textContent()).toContain(`+47 ••• ${mobile.slice(-3)}`)
    expect(await page.getByRole('checkbox').count()).toBe(2)
    await page.getByRole('checkbox').first().uncheck()
    await page.getByRole('button', { name: 'Meld meg av' }).click()
    expect(await page.locator('.leave-list li').count()).toBeGreaterThan(0)
    await page.goto(site.url + link)
    // One is left: no choice, and the same button.
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await page.getByRole('button', { name: 'Meld meg av' }).click()
    await page.locator('.leave form button').click()
    await page.goto(site.url + link)
    await page.getByRole('button', { name: 'Meld meg av' }).waitFor()
    await context.close()
  },
)

test.each([
  [375, 'light'],
  [1280, 'dark'],
] as const)('its screens are usable by everybody, at %i in %s', async (width, colorScheme) => {
  const link = await linkTo(`+474123453${width === 375 ? 1 : 2}`)
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
  const page = await context.newPage()
  await page.goto(site.url + link)
  expect(await axeFindings(page, 'asked')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  await page.getByRole('button', { name: 'Meld meg av' }).click()
  expect(await axeFindings(page, 'left')).toEqual([])
  await page.goto(`${site.url}/avmeld/feil`)
  expect(await axeFindings(page, 'wrong')).toEqual([])
  await context.close()
})
