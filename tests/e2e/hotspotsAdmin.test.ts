/** Points of a picture in the admin: set by a click on it, beside those that are there. */
import { expect, test } from 'vitest'
import { gotoAdmin, openBrowser, signInToAdmin } from '../support/browser'
import { type Stored, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1500, height: 950 }, locale: 'nb-NO' })
await signInToAdmin(page, site)
const { call } = await signIn(site.url, site.admin)

interface Points {
  body: { points: { x: number; y: number }[] }[]
}

test('a click on the picture puts the point there, and its neighbours stay', async () => {
  const { docs } = await call<{ docs: { id: number }[] }>(
    'GET',
    '/api/media?limit=1&where[mimeType][equals]=image/webp',
  )
  const picture = docs[0]?.id
  const points = [
    { x: 10, y: 10, shows: 'text', title: 'Først' },
    { x: 50, y: 50, shows: 'text', title: 'Så' },
  ]
  const { doc } = await call<Stored>('POST', '/api/pages?draft=true', {
    title: 'Punkter',
    body: [{ blockType: 'hotspots', picture, points }],
  })
  await gotoAdmin(page, `${site.url}/admin/collections/pages/${doc.id}`)
  const frame = page.getByRole('img', { name: 'Bildet. Klikk der punktet skal stå' }).nth(1)
  await frame.scrollIntoViewIfNeeded()
  await expect.poll(() => frame.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  const box = (await frame.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75)
  const stored = async () => (await call<Points>('GET', `/api/pages/${doc.id}?draft=true`)).body[0]?.points ?? []
  await expect.poll(async () => Math.round((await stored())[1]?.x ?? 0)).toBe(25)
  expect(Math.round((await stored())[1]?.y ?? 0)).toBe(75)
  expect((await stored())[0]).toMatchObject({ x: 10, y: 10 })
})
