/** Pictures in AVIF: made behind an upload, sent to browsers that accept them, and gone with the picture. */
import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadFolder } from '../../src/cms/config'
import { avifFolder } from '../../src/cms/uploads/avifVersions'
import { openProgram, type TestProgram } from '../support/program'

/** What a browser of today sends for a picture. */
const MODERN = 'image/avif,image/webp,image/*,*/*;q=0.8'
const photograph = () => readFileSync('demo/pictures/hytta.webp')

async function save({ payload }: TestProgram, data: Buffer, name = 'hytta.webp') {
  return payload.create({
    collection: 'media',
    data: { alt: 'Et bilde' },
    file: { data, name, mimetype: 'image/webp', size: data.length },
  })
}

async function typeOf(site: TestProgram, filename: string | null | undefined, accept = MODERN) {
  const { headers } = await site.get(`/media/${filename}`, { accept })
  return headers.get('content-type')
}

const versionsOf = ({ settings }: TestProgram) => readdirSync(avifFolder(settings.dataDir)).sort()

test('a browser that accepts AVIF gets it, smaller and in the same size; another gets WebP', async () => {
  await using site = await openProgram({ AVIF: 'on' })
  const { sizes, filename } = await save(site, photograph())
  const path = `/media/${sizes?.w640?.filename}?v=1`
  await expect.poll(() => typeOf(site, sizes?.w640?.filename)).toBe('image/avif')

  const modern = await fetch(site.url + path, { headers: { accept: MODERN } })
  const bytes = Buffer.from(await modern.arrayBuffer())
  const found = await sharp(bytes).metadata()
  expect([found.format, found.width, found.height]).toEqual(['heif', sizes?.w640?.width, sizes?.w640?.height])
  expect(bytes.length).toBeLessThan(sizes?.w640?.filesize ?? 0)

  const older = await fetch(site.url + path, { headers: { accept: 'image/webp,*/*' } })
  expect(older.headers.get('content-type')).toBe('image/webp')
  for (const { headers } of [modern, older]) {
    expect(headers.get('vary')).toBe('Accept')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  // What was uploaded, and the picture for sharing, stay what they are.
  expect(await typeOf(site, sizes?.social?.filename)).toBe('image/jpeg')
  expect(await typeOf(site, filename)).toBe('image/webp')
})

test('a picture that was written anew under its name is not sent in its old version', async () => {
  await using site = await openProgram({ AVIF: 'on' })
  const { id, sizes } = await save(site, photograph())
  const name = sizes?.w320?.filename ?? ''
  await expect.poll(() => typeOf(site, name)).toBe('image/avif')
  const [before] = versionsOf(site).filter((version) => version.startsWith(name))

  utimesSync(join(uploadFolder(site.settings.dataDir, 'media'), name), new Date(), new Date(Date.now() + 5000))
  expect(await typeOf(site, name)).toBe('image/webp')
  await site.payload.update({ collection: 'media', id, data: { alt: 'Et annet' } })
  await expect.poll(() => typeOf(site, name)).toBe('image/avif')
  await expect.poll(() => versionsOf(site)).not.toContain(before)
})

test('with a picture its versions go', async () => {
  await using site = await openProgram({ AVIF: 'on' })
  const { id, sizes } = await save(site, photograph())
  await expect.poll(() => typeOf(site, sizes?.w320?.filename)).toBe('image/avif')
  await site.payload.delete({ collection: 'media', id })
  await expect.poll(() => versionsOf(site)).toEqual([])
})

test('what moves and what gains nothing stay WebP, and are tried once', async () => {
  await using site = await openProgram({ AVIF: 'on' })
  const frame = () => sharp(photograph()).resize(400).png()
  const frames = await Promise.all([frame().toBuffer(), frame().negate({ alpha: false }).toBuffer()])
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#963314' } })
  const pictures = [
    await save(site, moving, 'film.webp'),
    await save(site, await plain.webp().toBuffer(), 'flate.webp'),
  ]
  for (const { sizes } of pictures) {
    const name = sizes?.w320?.filename
    await expect.poll(() => versionsOf(site).some((it) => it.startsWith(`${name}.`) && it.endsWith('.none'))).toBe(true)
    expect(await typeOf(site, name)).toBe('image/webp')
  }
})
