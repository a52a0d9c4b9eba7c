/** Links to pictures that open on top of the page, and what else does (docs/behaviour.md#lightbox). */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { holdModule, launchWholeBrowser, openBrowser, signInToAdmin, troubles } from '../support/browser'
import { openPage, phone, screen, touched } from '../support/menu'
import { editPictures } from '../support/pictures'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const editor = await editPictures(site)
const first = await editor.upload('en')
const second = await editor.upload('to', { width: 900, height: 1200 })
const shot = (id: number, caption?: string) => ({ picture: id, ...(caption ? { caption } : {}) })
const gallery = (pictures: object[]) => ({ blockType: 'gallery', layout: 'grid', perRow: '3', pictures })

const one = await editor.publish('ett-bilde', [gallery([shot(first.id, '<b>Ovn</b> & pipe')])])
const two = await editor.publish('to-bilder', [gallery([shot(first.id, 'Den første'), shot(second.id)])])
const sixty = await editor.publish('seksti-bilder', [
  gallery(Array.from({ length: 60 }, (_, at) => shot(at % 2 ? second.id : first.id, `Nummer ${at + 1}`))),
])
/** Links in a text, as editors write them: their sizes are not known. */
const link = (text: string, url: string) => ({
  type: 'link',
  version: 3,
  direction: 'ltr',
  format: '',
  indent: 0,
  fields: { linkType: 'custom', url, newTab: false },
  children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
})
const words = (...children: object[]) => ({
  blockType: 'richText',
  width: 'text',
  content: {
    root: {
      type: 'root',
      version: 1,
      direction: 'ltr',
      format: '',
      indent: 0,
      children: children.map((child) => ({
        type: 'paragraph',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        textFormat: 0,
        children: [child],
      })),
    },
  },
})
const linked = await editor.publish('lenker', [
  words(
    link('Bilde i teksten', `${first.url}?size=1#top`),
    link('Finnes ikke', '/media/finnes-ikke.JPG'),
    link('Søk etter ovn.png', '/sok?search_Query=ovn.png'),
  ),
])

const box = (page: Page) => page.locator('dialog.lightbox[open]')
const counter = (page: Page) => box(page).locator('.pswp__counter')
const picture = (page: Page, at = 0) => page.locator('main .gallery a').nth(at)
const shown = (page: Page) =>
  box(page).locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)')
const open = (path: string, options: BrowserContextOptions = screen) => openPage(browser, site, options, path)

/** Opens the picture and waits until the lightbox stands still: PhotoSwipe hears keys from then on. */
async function enlarge(page: Page, at = 0): Promise<void> {
  await picture(page, at).click()
  await settled(page)
}

async function settled(page: Page): Promise<void> {
  await box(page).locator('.pswp--ui-visible').waitFor()
  await expect
    .poll(() => page.locator('.pswp').evaluate((element) => Number(getComputedStyle(element).opacity)))
    .toBe(1)
  // It hears of its transition's end in the frame after the last.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

const gone = (page: Page) => expect.poll(() => page.locator('dialog.lightbox').count()).toBe(0)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.className)

test('nothing of it is fetched before the first picture is opened', async () => {
  await using opened = await open(two)
  const { page } = opened
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload({ waitUntil: 'networkidle' })
  await picture(page).hover()
  expect(asked.filter((path) => path.includes('lightbox'))).toEqual([])
  await enlarge(page)
  expect(asked.filter((path) => path.includes('lightbox'))).toEqual([
    expect.stringMatching(/^\/assets\/lightbox-[\w-]+\.js$/),
  ])
})

test('on a phone the way back closes the lightbox and stays on the page; closed otherwise, it leaves the page', async () => {
  await using opened = await open('/kontakt', touched)
  const { page } = opened
  await page.goto(site.url + two)
  const address = page.url()
  for (let round = 0; round < 2; round++) {
    await enlarge(page)
    await page.goBack()
    await gone(page)
    expect(page.url()).toBe(address)
    expect(await picture(page).evaluate((element) => element === document.activeElement)).toBe(true)
  }
  await enlarge(page)
  await page.keyboard.press('Escape')
  await gone(page)
  await expect.poll(() => page.evaluate(() => Object(history.state).lightbox)).toBeUndefined()
  await page.goBack()
  await page.waitForURL(`${site.url}/kontakt`)
})

test('one picture has neither counter nor arrows, and its caption is text', async () => {
  await using opened = await open(one)
  const { page } = opened
  await enlarge(page)
  await shown(page).waitFor()
  expect(await counter(page).count()).toBe(0)
  expect(await box(page).locator('.pswp__button--arrow').count()).toBe(0)
  expect(await box(page).locator('.lightbox-caption').textContent()).toBe('<b>Ovn</b> & pipe')
  expect(await box(page).locator('.lightbox-caption b').count()).toBe(0)
})

test('two pictures turn in a circle, by button and by key', async () => {
  await using opened = await open(two)
  const { page } = opened
  await enlarge(page)
  const places: (string | null)[] = []
  const look = async () => places.push(await counter(page).textContent())
  await look()
  await box(page).getByRole('button', { name: 'Next (Right arrow key)' }).click()
  await look()
  await page.keyboard.press('ArrowRight')
  await look()
  await page.keyboard.press('ArrowLeft')
  await look()
  await box(page).getByRole('button', { name: 'Previous (Left arrow key)' }).click()
  await look()
  expect(places).toEqual(['1 of 2', '2 of 2', '1 of 2', '2 of 2', '1 of 2'])
})

test('sixty pictures: opened in the middle, around both ends, neighbours fetched ahead and no more', async () => {
  await using opened = await open(sixty)
  const { page } = opened
  await enlarge(page, 59)
  expect(await counter(page).textContent()).toBe('60 of 60')
  await page.keyboard.press('ArrowRight')
  expect(await counter(page).textContent()).toBe('1 of 60')
  expect(await box(page).locator('.lightbox-caption').textContent()).toBe('Nummer 1')
  await page.keyboard.press('ArrowLeft')
  expect(await counter(page).textContent()).toBe('60 of 60')
  expect(await box(page).locator('.pswp__item').count()).toBe(3)
})

test('Escape, the close button and the background close it, and the focus is back at the link', async () => {
  await using opened = await open(two)
  const { page } = opened
  const closings = [
    () => page.keyboard.press('Escape'),
    () => box(page).getByRole('button', { name: 'Close (Esc)' }).click(),
    () => page.mouse.click(60, 700),
  ]
  for (const close of closings) {
    await enlarge(page, 1)
    await close()
    await gone(page)
    expect(await focused(page)).toBe(await picture(page, 1).getAttribute('href'))
  }
})

test.each([
  ['a key', (page: Page) => page.keyboard.press('Escape')],
  ['the button', (page: Page) => box(page).locator('.pswp__button--close').dispatchEvent('click')],
])('%s that closes it while it is still opening is not lost', async (_, close) => {
  await using opened = await open(two)
  const { page } = opened
  await picture(page).click()
  await box(page).waitFor()
  await close(page)
  await gone(page)
})

test('by keyboard alone: opened with Enter, the focus stays in, the page behind stays where it is', async () => {
  // With motion the page would still be gliding to the focused picture.
  await using opened = await open(sixty, { ...screen, reducedMotion: 'reduce' })
  const { page } = opened
  await picture(page, 30).focus()
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await settled(page)
  expect(await focused(page)).toContain('pswp__button--close')
  const stops = new Set<string>()
  for (let at = 0; at < 10; at++) {
    await page.keyboard.press('Tab')
    stops.add(await page.evaluate(() => (document.activeElement?.closest('main, header, footer') ? 'page' : 'box')))
  }
  expect([...stops]).toEqual(['box'])
  for (const key of ['End', 'PageDown', ' ']) await page.keyboard.press(key)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await gone(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a modified or middle click follows the link', async () => {
  await using opened = await open(two)
  const { page, context } = opened
  for (const click of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
    const tab = context.waitForEvent('page')
    await picture(page).click({ ...click, modifiers: click.modifiers ? [...click.modifiers] : [] })
    const other = await tab
    await other.waitForURL(/\/media\/en-/)
    await other.close()
  }
  expect(await box(page).count()).toBe(0)
})

test('links that save, or open a tab of their own, do so', async () => {
  await using opened = await open(two)
  const { page, context } = opened
  await picture(page).evaluate((element) => element.setAttribute('download', ''))
  const download = page.waitForEvent('download')
  await picture(page).click()
  await (await download).cancel()
  await picture(page, 1).evaluate((element) => element.setAttribute('target', '_blank'))
  const tab = context.waitForEvent('page')
  await picture(page, 1).click()
  await (await tab).waitForURL(/\/media\/to-/)
  expect(await box(page).count()).toBe(0)
})

test('a link in a text opens though its size is not known; one that only looks like a picture is followed', async () => {
  await using opened = await open(linked)
  const { page } = opened
  await page.getByRole('link', { name: 'Bilde i teksten' }).click()
  await expect
    .poll(() => shown(page).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth)))
    .toEqual([1200])
  expect(await box(page).locator('.lightbox-caption').textContent()).toBe('Bilde i teksten')
  await page.keyboard.press('Escape')
  await gone(page)
  await page.getByRole('link', { name: 'Søk etter ovn.png' }).click()
  await page.waitForURL(/\/sok\?search_Query=ovn\.png/)
})

test('a picture that is not there says so', async () => {
  const page = await browser.newPage(screen)
  await page.goto(site.url + linked)
  await page.getByRole('link', { name: 'Finnes ikke' }).click()
  await box(page).getByText('The image could not be loaded.').first().waitFor()
  expect(await box(page).locator('.pswp__error-msg').textContent()).toBe('The image could not be loaded.')
  await page.keyboard.press('Escape')
  await gone(page)
  await page.close()
})

test.each([
  ['of unknown size', linked, 'Bilde i teksten'],
  ['of known size', one, 'en'],
])('a slow picture %s says that it is loading, and comes', async (_, path, name) => {
  await using opened = await open(path)
  const { page } = opened
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/en(-\d+x\d+)?\.(png|webp)\?.*slow/, async (route) => {
    await held
    await route.continue()
  })
  // The page's own copy was fetched before: another address is another request.
  const opener = page.getByRole('link', { name, exact: true })
  await opener.evaluate((element: HTMLAnchorElement) => {
    element.search += '&slow'
    element.querySelector('img')?.removeAttribute('srcset')
  })
  const began = Date.now()
  await opener.click()
  await box(page).getByRole('status').getByText('Loading...').waitFor()
  // Longer than five seconds is no failure.
  await expect.poll(() => Date.now() - began).toBeGreaterThan(5200)
  expect(await box(page).getByText('Loading...').isVisible()).toBe(true)
  release()
  await expect.poll(() => box(page).locator('.lightbox-loading').textContent()).toBe('')
  await shown(page).waitFor()
})

test('zooming: button, click, double click, and back', async () => {
  await using opened = await open(two)
  const { page } = opened
  await enlarge(page)
  const isZoomed = () => page.locator('.pswp').evaluate((element) => element.classList.contains('pswp--zoomed-in'))
  const zoom = box(page).getByRole('button', { name: 'Zoom' })
  await shown(page).waitFor()
  expect(await isZoomed()).toBe(false)
  await zoom.click()
  await expect.poll(isZoomed).toBe(true)
  await zoom.click()
  await expect.poll(isZoomed).toBe(false)
  await page.mouse.dblclick(640, 400)
  await expect.poll(isZoomed).toBe(true)
  // More than a double click later.
  await page.waitForFunction(() => !document.querySelector('.pswp')?.getAnimations({ subtree: true }).length)
  await expect
    .poll(
      async () => {
        await page.mouse.click(640, 400, { delay: 5 })
        return isZoomed()
      },
      { interval: 600 },
    )
    .toBe(false)
})

test('axe finds nothing while it is open, on wide and narrow screens', async () => {
  for (const options of [screen, phone]) {
    await using opened = await open(two, options)
    await enlarge(opened.page)
    await shown(opened.page).waitFor()
    expect(await axeFindings(opened.page)).toEqual([])
    await opened.page.keyboard.press('Escape')
    await gone(opened.page)
    expect(await axeFindings(opened.page)).toEqual([])
  }
})

test('fingers: a swipe turns, a tap beside the picture closes', async () => {
  await using opened = await open(two, touched)
  const { page, context } = opened
  await picture(page).tap()
  await settled(page)
  const session = await context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] })
  await send('touchStart', 320)
  for (const x of [280, 220, 160, 100, 60]) {
    await send('touchMove', x)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await send('touchEnd')
  await expect.poll(() => counter(page).textContent()).toBe('2 of 2')
  await expect.poll(() => shown(page).count()).toBe(1)
  await page.waitForFunction(() => !document.querySelector('.pswp__container')?.getAnimations().length)
  await expect
    .poll(
      async () => {
        if ((await page.locator('dialog.lightbox').count()) === 0) return true
        await page.touchscreen.tap(180, 760)
        return false
      },
      { interval: 700 },
    )
    .toBe(true)
})

test('with reduced motion it is there at once', async () => {
  await using opened = await open(two, { ...screen, reducedMotion: 'reduce' })
  const { page } = opened
  await picture(page).click()
  await box(page).waitFor()
  expect(
    await page.locator('.pswp').evaluate((element) => element.style.getPropertyValue('--pswp-transition-duration')),
  ).toBe('0ms')
})

test('without script a picture is a link', async () => {
  await using opened = await open(two, { ...screen, javaScriptEnabled: false })
  await picture(opened.page).click()
  await opened.page.waitForURL(/\/media\/en-/)
})

test('where its code cannot come, the link is followed', async () => {
  const page = await browser.newPage(screen)
  await page.route(/\/assets\/lightbox-/, (route) => route.abort())
  await page.goto(site.url + two)
  await picture(page).click()
  await page.waitForURL(/\/media\/en-/)
  await page.close()
})

test('the settings: no captions, and not on a phone', async () => {
  await editor.settings({ lightboxCaptions: false, lightboxOnMobile: 'no' })
  await using wide = await open(one)
  await enlarge(wide.page)
  expect(await box(wide.page).locator('.lightbox-caption').count()).toBe(0)
  await using atLimit = await open(one, { viewport: { width: 768, height: 800 } })
  await enlarge(atLimit.page)
  await using narrow = await open(one, { viewport: { width: 767, height: 800 } })
  await picture(narrow.page).click()
  await narrow.page.waitForURL(/\/media\/en-/)
  await editor.settings({ lightboxCaptions: true, lightboxOnMobile: 'yes' })
})

test('the live preview opens pictures too, and those of the page that it then draws anew', async () => {
  const context = await browser.newContext({ ...screen, locale: 'nb-NO' })
  const page = await context.newPage()
  await signInToAdmin(page, site)
  await page.goto(`${site.url}/preview/pages/${await editor.idOf('to-bilder')}`)
  await enlarge(page)
  expect(await counter(page).textContent()).toBe('1 of 2')
  // What an autosave does to the page while it is open.
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.replaceWith(main.cloneNode(true))
  })
  await page.keyboard.press('Escape')
  await gone(page)
  await enlarge(page, 1)
  expect(await counter(page).textContent()).toBe('2 of 2')
  await context.close()
})

const demo = '/blokker/lysboks'

test('a text opens on top of the page, and lies on it where the address says so', async () => {
  await using opened = await open(demo)
  const { page } = opened
  const opener = page.getByRole('link', { name: 'Slik måler vi virkningsgrad' })
  const text = page.getByText('Vi måler med bjørk')
  expect(await text.isVisible()).toBe(false)
  await opener.click()
  await box(page).getByText('Vi måler med bjørk').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await gone(page)
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)
  await opener.click()
  await box(page).getByText('Vi måler med bjørk').waitFor()
  await page.mouse.click(20, 20)
  await gone(page)
  for (const hash of ['borte', '50%']) {
    await opener.evaluate((element: HTMLAnchorElement, name) => {
      element.hash = name
    }, hash)
    await opener.click()
    await box(page).getByText('Content not found').waitFor()
    await page.keyboard.press('Escape')
    await gone(page)
  }

  await using still = await open(demo, { ...screen, javaScriptEnabled: false })
  expect(await still.page.getByText('Vi måler med bjørk').isVisible()).toBe(false)
  await still.page.getByRole('link', { name: 'Slik måler vi virkningsgrad' }).click()
  await still.page.getByText('Vi måler med bjørk').waitFor()
})

const openerOf = (page: Page) => page.getByRole('link', { name: 'Les garantien uten å forlate siden' })

/** The page's link to another page leads to `href` instead, which cannot be shown. */
async function expectFailure(page: Page, href: string): Promise<void> {
  await openerOf(page).evaluate((element, address) => element.setAttribute('href', address), href)
  await openerOf(page).click()
  const alert = box(page).getByRole('alert')
  await alert.waitFor()
  expect(await alert.textContent()).toBe('Failed to load content. Open link')
  expect(await alert.getByRole('link', { name: 'Open link' }).getAttribute('href')).toContain(href)
  await page.keyboard.press('Escape')
  await gone(page)
}

test('another page opens in a frame that is made by the click; one that is not there says so', async () => {
  const page = await browser.newPage(screen)
  await page.goto(site.url + demo)
  expect(await page.locator('iframe').count()).toBe(0)
  await openerOf(page).click()
  await page.frameLocator('dialog.lightbox iframe').getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => box(page).locator('.lightbox-loading').textContent()).toBe('')
  await box(page).getByRole('button', { name: 'Close (Esc)' }).click()
  await gone(page)

  await expectFailure(page, '/finnes-ikke')
  await page.close()
})

test('a panel whose code comes late opens once, however often it was asked for; the text is back on the page after', async () => {
  const page = await browser.newPage(screen)
  const errors = troubles(page, site.url)
  const { asked, letGo } = await holdModule(page, 'react')
  await page.goto(site.url + demo, { waitUntil: 'domcontentloaded' })
  const opener = page.getByRole('link', { name: 'Slik måler vi virkningsgrad' })
  const home = page.locator((await opener.getAttribute('href')) ?? '')
  const before = await home.innerHTML()
  await opener.click()
  await asked
  await opener.click()
  letGo()
  await box(page).getByText('Vi måler med bjørk').waitFor()
  expect(await box(page).count()).toBe(1)
  await box(page).getByRole('button', { name: 'Close (Esc)' }).click()
  await gone(page)
  expect(await home.innerHTML()).toBe(before)
  expect(errors).toEqual([])
  await page.close()
})

test('where the code of a panel cannot come, the link is followed', async () => {
  const page = await browser.newPage(screen)
  await page.route(/\/assets\/Panel-/, (route) => route.abort())
  await page.goto(site.url + demo)
  const address = await openerOf(page).getAttribute('href')
  await openerOf(page).click()
  await page.waitForURL(`**${address}`)
  await page.close()
})

test('a page that the policy forbids to frame is told as one that is not there', async () => {
  await using whole = await launchWholeBrowser()
  const page = await whole.newPage(screen)
  await page.goto(site.url + demo)
  await expectFailure(page, 'https://fremmed.example/')
})

test('a page that does not come within 15 seconds is given up', async () => {
  const page = await browser.newPage(screen)
  await page.clock.install()
  await page.goto(site.url + demo)
  const opener = page.getByRole('link', { name: 'Les garantien uten å forlate siden' })
  const address = await opener.getAttribute('href')
  await page.route(`**${address}`, () => new Promise(() => {}))
  await opener.click()
  await expect.poll(() => box(page).locator('.lightbox-loading').textContent()).toBe('Loading...')
  await page.clock.runFor(10_000)
  expect(await box(page).getByRole('alert').count()).toBe(0)
  await page.clock.runFor(6000)
  await box(page).getByRole('alert').getByRole('link', { name: 'Open link' }).waitFor()
  expect(await box(page).locator('.lightbox-loading').textContent()).toBe('')
  await page.close()
})

test('a page of another site that may not be framed is an ordinary link', async () => {
  await using opened = await open(demo)
  const other = opened.page.getByRole('link', { name: 'Direktoratet for samfunn' })
  expect(await other.getAttribute('data-lightbox')).toBeNull()
})
