/** Cropping a picture and setting its focal point in the admin: what is stored, and what visitors see at once. */
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openAdmin, openBrowser } from '../support/browser'
import { editPictures } from '../support/pictures'
import { richText, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()
const { call } = await signIn(site.url, site.admin)
const { upload, publish } = await editPictures(site)

const withPicture = (picture: number) => ({
  blockType: 'textWithImage',
  content: richText('Bildet står ved siden av.'),
  picture,
})

interface Size {
  url?: string | null
  width?: number | null
  height?: number | null
}

interface Picture extends Size {
  focalX: number
  focalY: number
  sizes: Record<string, Size>
}

const read = (id: number) => call<Picture>('GET', `/api/media/${id}`)

/** The colour of a picture's middle and of its right edge, as `red` or `blue`. */
async function coloursOf(address: string): Promise<string[]> {
  const answer = await fetch(new URL(address, site.url))
  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [0.25, 0.5, 0.98].map((across) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * across)) * info.channels
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
  })
}

/** The picture on a page as a visitor gets it now. */
async function shownOn(page: Page, path: string) {
  await page.goto(site.url + path)
  const picture = page.locator('main img').last()
  return picture.evaluate((image: HTMLImageElement) => ({
    src: image.getAttribute('src') ?? '',
    ratio: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
    position: getComputedStyle(image).objectPosition,
  }))
}

async function openEditor(page: Page) {
  await page.getByRole('button', { name: 'Rediger bilde' }).click()
  const editor = page.locator('.edit-upload')
  // The picture must be there before its edges can be given in pixels.
  await expect.poll(() => editor.locator('input[name="Bredde (px)"]').inputValue()).not.toBe('0')
  return editor
}

async function save(page: Page, id: number) {
  const saved = page.waitForResponse(
    (answer) => answer.url().includes(`/api/media/${id}`) && answer.request().method() === 'PATCH',
  )
  await page.getByRole('button', { name: 'Lagre', exact: true }).click()
  expect((await saved).status()).toBe(200)
}

test('a picture is cropped: every size is made anew, and the page shows it at once', async () => {
  const { id } = await upload('todelt', { colours: ['#c00000', '#0000c0'] })
  const path = await publish('beskjaert-bilde', [withPicture(id)])
  const visitor = await (await browser.newContext()).newPage()
  const before = await shownOn(visitor, path)
  expect(before).toMatchObject({ ratio: 1.5, position: '50% 50%' })
  expect(await coloursOf(before.src)).toEqual(['red', 'blue', 'blue'])

  const page = await openAdmin(browser, site, site.admin, `/admin/collections/media/${id}`)
  const editor = await openEditor(page)
  await editor.locator('input[name="Bredde (px)"]').fill('600')
  await editor.getByRole('button', { name: 'Bruk endringer' }).click()
  await save(page, id)

  const stored = await read(id)
  expect(stored).toMatchObject({ width: 600, height: 800 })
  for (const [name, { url, width, height }] of Object.entries(stored.sizes).filter(([, size]) => size.url)) {
    expect(await coloursOf(url ?? ''), name).toEqual(['red', 'red', 'red'])
    if (name !== 'social') expect(Math.abs((width ?? 0) / (height ?? 1) - 0.75), name).toBeLessThan(0.01)
  }
  const after = await shownOn(visitor, path)
  expect(after.src).not.toBe(before.src)
  expect(after.ratio).toBeCloseTo(0.75, 1)
  expect(await coloursOf(after.src)).toEqual(['red', 'red', 'red'])
  // The form shows what is stored, and a later save of its texts does not crop again.
  await page.getByLabel('Bildetekst').fill('Beskåret')
  await save(page, id)
  expect(await read(id)).toMatchObject({ width: 600, height: 800 })
  await page.context().close()
})

test('a focal point is kept by every frame that cuts the picture, on the page and where it is shared', async () => {
  const { id } = await upload('med-fokus', { width: 2400, height: 630, colours: ['#c00000', '#0000c0'] })
  const path = await publish('bilde-med-fokus', [withPicture(id)])
  const visitor = await (await browser.newContext()).newPage()
  await shownOn(visitor, path)
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/media/${id}`)
  const editor = await openEditor(page)
  await editor.locator('input[name="X %"]').fill('90')
  await editor.locator('input[name="Y %"]').fill('20')
  await editor.getByRole('button', { name: 'Bruk endringer' }).click()
  await save(page, id)
  const stored = await read(id)
  expect(stored).toMatchObject({ focalX: 90, focalY: 20, width: 2400, height: 630 })
  expect(await coloursOf(stored.sizes.social?.url ?? '')).toEqual(['blue', 'blue', 'blue'])
  expect((await shownOn(visitor, path)).position).toBe('90% 20%')
  await page.context().close()
})

test('a focal point that is set together with a crop is where it was put in what is left', async () => {
  const { id } = await upload('begge-deler', { colours: ['#c00000', '#0000c0'] })
  const page = await openAdmin(browser, site, site.admin, `/admin/collections/media/${id}`)
  const editor = await openEditor(page)
  await editor.locator('input[name="Bredde (px)"]').fill('600')
  await editor.locator('input[name="X %"]').fill('40')
  await editor.locator('input[name="Y %"]').fill('20')
  await editor.getByRole('button', { name: 'Bruk endringer' }).click()
  await save(page, id)
  expect(await read(id)).toMatchObject({ width: 600, height: 800, focalX: 80, focalY: 20 })
  await page.context().close()
})
