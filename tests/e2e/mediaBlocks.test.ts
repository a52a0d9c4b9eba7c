/** Videos, recordings, countdowns, frames and the way to a dealer, as visitors meet them. */
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { moduleStarted, openBrowser, stubPlayers } from '../support/browser'
import { sharedSite } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

const address = (name: string) => `${site.url}/blokker/${name}`

async function open(name: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'nb-NO', ...options })
  const page = await context.newPage()
  const asked = await stubPlayers(page)
  await page.goto(address(name))
  return { page, asked, close: () => context.close() }
}

/** Scrolls to an element, and waits until its module has started. */
async function started(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first()
  await element.scrollIntoViewIfNeeded()
  await moduleStarted(element)
}

test('a video elsewhere comes with the click, into the same place, and the keyboard goes along', async () => {
  const { page, asked, close } = await open('video')
  const frame = page.locator('.external-frame').first()
  await started(page, '.external-frame')
  const play = frame.getByRole('button', { name: 'Spill av «Slik tenner du fra toppen»' })
  const before = await frame.locator('.player').boundingBox()
  expect(asked).toEqual([])
  await play.focus()
  await page.keyboard.press('Space')
  const player = frame.locator('iframe')
  await player.waitFor()
  expect(await player.getAttribute('title')).toBe('Slik tenner du fra toppen')
  expect(await player.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
  expect(await player.evaluate((element) => element === document.activeElement)).toBe(true)
  expect((await player.boundingBox())?.height).toBe(before?.height)
  await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'])
  await close()
})

test('without script the same place has a link to the provider, and the moment is told without a count', async () => {
  const { page, asked, close } = await open('video', { javaScriptEnabled: false })
  const way = page.getByRole('link', { name: 'Åpne hos www.youtube.com' })
  expect(await way.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  expect(asked).toEqual([])
  expect(
    await page
      .locator('video')
      .first()
      .evaluate((video) => (video as HTMLVideoElement).controls),
  ).toBe(true)
  await page.goto(address('nedtelling'))
  expect(await page.getByText('Fram til 14. juni 2034 kl. 12:00').isVisible()).toBe(true)
  expect(await page.locator('.countdown-clock').first().isVisible()).toBe(false)
  expect(await page.getByText('Høstkampanjen er over for denne gangen.').isVisible()).toBe(true)
  await close()
})

test('a frame that an administrator put in waits in the same way, one from elsewhere is a link', async () => {
  const { page, asked, close } = await open('html')
  await started(page, '.external-frame')
  expect(await page.getByRole('link', { name: 'Kart over Vinstra' }).getAttribute('href')).toBe(
    'https://kart.example.no/vinstra',
  )
  await page.getByRole('button', { name: 'Vis innhold fra player.vimeo.com' }).click()
  await page.locator('.external-frame iframe').waitFor()
  await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/1084537'])
  await close()
})

test('an own video waits, has its captions in the language of the page, and plays', async () => {
  const { page, close } = await open('video')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const video = page.locator('video').first()
  const picture = page.locator('.media').first().locator('.player-picture')
  await started(page, '.media')
  const [shown, film] = [await picture.boundingBox(), await video.boundingBox()]
  expect(shown).toEqual(film)
  const state = await video.evaluate(async (element) => {
    const player = element as HTMLVideoElement
    const waiting = player.networkState
    player.muted = true
    await player.play()
    const [track] = player.textTracks
    const loaded = () => (track?.cues?.length ? undefined : new Promise((resolve) => setTimeout(resolve, 50)))
    for (let tries = 0; tries < 100 && !track?.cues?.length; tries++) await loaded()
    return {
      waiting,
      labels: [...player.textTracks].map(({ label, mode }) => `${label} ${mode}`),
      cues: track?.cues?.length,
      width: player.videoWidth,
    }
  })
  expect(state).toEqual({ waiting: 1, labels: ['Norsk showing', 'English disabled'], cues: 3, width: 640 })
  expect(fetched.some((url) => url.includes('.mp4'))).toBe(true)
  // It would be seen beside a film of another shape.
  await picture.waitFor({ state: 'detached' })
  await page.locator('summary', { hasText: 'Tekstversjon' }).click()
  expect(await page.getByText('Et bål i et mørkt ildsted.').isVisible()).toBe(true)
  const src = await video.getAttribute('src')
  const part = await fetch(site.url + src, { headers: { range: 'bytes=0-99' } })
  expect([part.status, part.headers.get('content-type'), part.headers.get('cache-control')]).toEqual([
    206,
    'video/mp4',
    'public, max-age=31536000, immutable',
  ])
  await close()
})

test('a recording that cannot be played says so and offers the file', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/media/*.mp3*', (route) => route.fulfill({ contentType: 'audio/mpeg', body: 'no sound' }))
  await page.goto(address('lyd'))
  const figure = page.locator('.media').first()
  await started(page, '.media')
  expect(await figure.getByRole('alert').isVisible()).toBe(false)
  await figure.locator('audio').evaluate((audio) => (audio as HTMLAudioElement).play().catch(() => {}))
  await figure.getByRole('alert').waitFor()
  expect(await figure.getByRole('alert').textContent()).toContain('Filen kunne ikke spilles av.')
  expect(await figure.getByRole('link', { name: 'Last ned «Lyden av bålet»' }).isVisible()).toBe(true)
  await context.close()
})

test('the countdown ticks, stops when it is told to, and ends with its last words', async () => {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } })
  const page = await context.newPage()
  await page.clock.install({ time: new Date('2034-06-13T09:30:00.000Z') })
  await page.goto(address('nedtelling'))
  const clock = page.getByRole('timer').first()
  const parts = async () => (await clock.locator('.countdown-part > :first-child').allTextContents()).join(' ')
  await clock.locator('.countdown-part > :first-child').first().waitFor()
  await page.clock.pauseAt(new Date('2034-06-13T10:00:01.000Z'))
  expect(await parts()).toBe('0 23 59 59')
  expect(await clock.locator('.countdown-part > :last-child').allTextContents()).toEqual([
    'døgn',
    'timer',
    'minutter',
    'sekunder',
  ])
  await page.clock.runFor(2000)
  expect(await parts()).toBe('0 23 59 57')

  await page.getByRole('button', { name: 'Stopp nedtellingen' }).first().press('Enter')
  await page.clock.runFor(5000)
  expect(await parts()).toBe('0 23 59 57')
  const block = page.locator('.countdown').first()
  await block.getByRole('button', { name: 'Fortsett nedtellingen' }).click()
  expect(await parts()).toBe('0 23 59 52')

  expect(await page.getByText('Verkstedet har fylt hundre år.').isVisible()).toBe(false)
  await page.clock.fastForward(24 * 3600 * 1000)
  expect(await page.getByText('Verkstedet har fylt hundre år.').isVisible()).toBe(true)
  expect(await clock.isVisible()).toBe(false)
  await context.close()
})

test('nothing of the countdown moves when two minutes become one', async () => {
  const context = await browser.newContext({ viewport: { width: 375, height: 800 } })
  const page = await context.newPage()
  await page.clock.install({ time: new Date('2026-11-22T09:30:00.000Z') })
  await page.goto(address('nedtelling'))
  const clock = page.getByRole('timer').first()
  await clock.locator('.countdown-part > :first-child').first().waitFor()
  const seen = async () => ({
    words: await clock.locator('.countdown-minute > *').allTextContents(),
    places: await clock.locator('.countdown-part').evaluateAll((parts) =>
      parts.map((part) => {
        const { left, width } = part.getBoundingClientRect()
        return [left, width]
      }),
    ),
  })
  await page.clock.pauseAt(new Date('2026-11-22T09:57:59.000Z'))
  const two = await seen()
  await page.clock.runFor(3000)
  const one = await seen()
  expect([two.words, one.words]).toEqual([
    ['2', 'minutter'],
    ['1', 'minutt'],
  ])
  expect(one.places).toEqual(two.places)
  await context.close()
})

test('a kept page that is opened after the moment shows no time left, not for one frame', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install({ time: new Date('2034-07-01T10:00:00.000Z') })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const clock = document.querySelector('.countdown-clock')
      if (clock && getComputedStyle(clock).visibility !== 'hidden') seen.push(clock.textContent ?? '')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
  })
  await page.goto(address('nedtelling'))
  await page.getByText('Verkstedet har fylt hundre år.').waitFor()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  await context.close()
})

test('the way to a dealer works without script, with a place and without', async () => {
  const { page, close } = await open('finn-forhandler', { javaScriptEnabled: false })
  const form = page.locator('.dealer-call-form').first()
  await form.getByLabel('Postnummer eller sted').fill('2640 Vinstra')
  await form.getByLabel('Postnummer eller sted').press('Enter')
  await page.waitForURL('**/finn-forhandler?sted=2640+Vinstra')
  expect(await page.locator('h1').isVisible()).toBe(true)
  await page.goBack()
  await page.getByRole('button', { name: 'Vis forhandlere' }).click()
  await page.waitForURL('**/finn-forhandler?sted=')
  await close()
})

test('listed files open in the browser: a PDF as a document, a video as its player', async () => {
  const { page, close } = await open('filer')
  const list = page.locator('.file-list').first()
  const href = (name: string) => list.getByRole('link', { name, exact: true }).getAttribute('href')
  const answer = await fetch(site.url + (await href('Brosjyre for Varde-serien')))
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    null,
  ])
  expect(await list.getByText(/PDF, \d+ kB/).isVisible()).toBe(true)
  await page.goto(site.url + (await href('Opptenning fra toppen')))
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).readyState))
    .toBeGreaterThan(0)
  await close()
})
