/** From a block in the live preview to its row in the form, and back. */
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { gotoAdmin, openBrowser, signInToAdmin } from '../support/browser'
import { type Stored, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

test('a click in the preview opens the field, the cursor in the form outlines the block', async () => {
  const rest = await signIn(site.url, site.admin)
  const { doc } = await rest.call<Stored>('POST', '/api/pages?draft=true', {
    title: 'På siden',
    body: [
      {
        blockType: 'hero',
        heading: 'Varm hytte',
        layout: 'plain',
      },
      ...Array.from({ length: 12 }, (_, at) => ({ blockType: 'quote', text: `Sitat ${at}` })),
      { blockType: 'columns', columns: [{ blocks: [{ blockType: 'quote', text: 'I en kolonne' }] }] },
      { blockType: 'rawHtml', html: '' },
    ],
  })
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('region', { name: 'Verktøy for blokken' }).waitFor({ state: 'attached' })
  const outline = preview.locator('[part=outline]')
  const name = preview.locator('[part=name]')
  const hovered = preview.locator('[part=hovered-name]')
  const heading = preview.getByRole('heading', { level: 1, name: 'Varm hytte' })

  await heading.hover()
  await expect.poll(() => hovered.textContent()).toBe('Toppfelt')
  await heading.click()
  const isInSight = (id: string) =>
    page.evaluate((id) => {
      const { top = -1, bottom = 0 } = document.getElementById(id)?.getBoundingClientRect() ?? {}
      return top >= 0 && bottom <= innerHeight
    }, id)
  await expect.poll(() => isInSight('field-body__0__heading')).toBe(true)

  // A block in a row of another, whose rows are folded.
  await preview.getByText('I en kolonne').click()
  await expect.poll(() => isInSight('field-body__13__columns__0__blocks__0__text')).toBe(true)
  await expect.poll(() => name.textContent()).toBe('Sitat')

  // The other way round: what is out of sight is scrolled to.
  await page.locator('#field-body__0__heading').click()
  await expect.poll(() => name.textContent()).toBe('Toppfelt')
  await expect.poll(() => heading.evaluate((it) => it.getBoundingClientRect().top >= 0)).toBe(true)

  // Links stay where they are, and a key goes on to the next block.
  const address = await heading.evaluate(() => location.href)
  await preview.locator('footer.site-footer a').first().click()
  expect(await heading.evaluate(() => location.href)).toBe(address)
  const link = preview.locator('a[href]:visible').first()
  await link.press('Alt+ArrowDown')
  await expect.poll(() => name.textContent()).toBe('Toppfelt')
  await link.press('Alt+ArrowDown')
  await expect.poll(() => name.textContent()).toBe('Sitat')
  await page.keyboard.press('Alt+Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('#body-row-1') !== null)).toBe(true)
  expect(await outline.isVisible()).toBe(true)
  // The frame itself is Payload's, and has no title.
  const findings = await axeFindings(page, 'outlined', 'iframe')
  expect(findings.filter((finding) => !finding.startsWith('outlined frame-title:'))).toEqual([])
  await page.close()

  // Without a form beside it the preview is an ordinary page.
  const alone = await browser.newPage()
  await signInToAdmin(alone, site)
  await alone.goto(`${site.url}/preview/pages/${doc.id}`)
  await alone.getByText('Sitat 0').hover()
  expect(await alone.locator('[part=outline]').count()).toBe(0)
  await alone.close()
})

test('what is typed before a clicked text can be edited is written into it', async () => {
  const rest = await signIn(site.url, site.admin)
  const body = [{ blockType: 'quote', text: 'Et sitat' }]
  const { doc } = await rest.call<Stored>('POST', '/api/pages?draft=true', { title: 'Rask', body })
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, locale: 'nb-NO' })
  await signInToAdmin(page, site)
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  await page.locator('#live-preview-toggler').click()
  const preview = page.frameLocator('#live-preview-iframe')
  await preview.getByRole('region', { name: 'Verktøy for blokken' }).waitFor({ state: 'attached' })

  // The form's answer to the click waits until it is let go.
  await page.locator('#live-preview-iframe').evaluate((frame: HTMLIFrameElement) => {
    const preview = frame.contentWindow as Window
    const post = preview.postMessage.bind(preview) as (message: unknown, origin: string) => void
    const letGo = new Promise((resolve) => window.addEventListener('letgo', resolve))
    preview.postMessage = (message: { type?: string }, origin: unknown) =>
      message.type === 'visual-editing-edit'
        ? void letGo.then(() => post(message, String(origin)))
        : post(message, String(origin))
  })
  const quote = preview.getByText('Et sitat')
  const box = await quote.boundingBox()
  if (!box) throw new Error('the quote is not shown')
  // At the end of its line.
  await quote.click({ position: { x: box.width - 2, y: box.height / 2 } })
  await page.keyboard.type(' til')
  expect(await preview.locator('[contenteditable]').count()).toBe(0)
  await page.evaluate(() => window.dispatchEvent(new Event('letgo')))
  await expect.poll(() => page.locator('#field-body__0__text').inputValue()).toBe('Et sitat til')
  await page.keyboard.type('!')
  await expect.poll(() => page.locator('#field-body__0__text').inputValue()).toBe('Et sitat til!')
  await page.close()
})
