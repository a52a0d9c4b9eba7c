/** What the page of the live preview asks for: where links may lead, and the focal points of pictures. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadFolder } from '../../src/cms/config'
import type { Focus } from '../../src/features/visualEditing/facts'
import type { FoundTarget } from '../../src/web/visualEditing'
import { openProgram, type TestProgram } from '../support/program'

async function ask<Answer>(site: TestProgram, path: string, { token = site.token, body = undefined as unknown } = {}) {
  const answer = await fetch(`${site.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: (await answer.json()) as Partial<Answer> }
}

test('links are found by the names of what texts may link to, drafts too, and of nothing else', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/pages?draft=true', { title: 'Ovner til hytta', slug: 'hytta' })
  await site.payload.create({ collection: 'articles', data: { name: 'Hytteovn', number: 'H-1' } as never })
  await site.rest('POST', '/api/reusableBlocks', { name: 'Hytteblokk', body: [] })
  const find = (query: Record<string, string>, token?: string) =>
    ask<{ targets: FoundTarget[] }>(
      site,
      `/link-targets?${new URLSearchParams(query)}`,
      token === undefined ? {} : { token },
    )
  const found = await find({ term: 'hytt' })
  expect(found.body.targets?.map(({ title, kind }) => `${kind}: ${title}`)).toEqual([
    'Side: Ovner til hytta',
    'Artikkel: Hytteovn',
  ])
  const key = `pages:${body.doc?.id}`
  expect((await find({ key })).body.targets).toEqual([{ key, title: 'Ovner til hytta', kind: 'Side' }])
  expect((await find({ key: 'users:1' })).body.targets).toEqual([])
  expect((await find({ term: 'h' })).status).toBe(400)
  expect((await find({ term: 'hytt' }, '')).status).toBe(403)
})

/** A picture whose left half is black and whose right half is white, far wider than what is shared. */
async function halves(): Promise<Buffer> {
  const half = { width: 1500, height: 600, channels: 3 as const }
  const white = await sharp({ create: { ...half, background: '#fff' } })
    .png()
    .toBuffer()
  return sharp({ create: { ...half, width: 3000, background: '#000' } })
    .composite([{ input: white, left: 1500, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function upload(site: TestProgram, name: string, bytes: Buffer) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  form.set('_payload', JSON.stringify({ alt: 'Et bilde' }))
  const headers = { authorization: `JWT ${site.token}` }
  const answer = await fetch(`${site.url}/api/media`, { method: 'POST', body: form, headers })
  const { doc } = (await answer.json()) as {
    doc: { id: number; updatedAt: string; sizes: Record<string, { filename: string }> }
  }
  return doc
}

test('a focal point crops what is shared anew, and moves the picture wherever it is shown', async () => {
  await using site = await openProgram()
  const media = await upload(site, 'halv.jpg', await halves())
  const brightness = async () => {
    const file = join(uploadFolder(site.settings.dataDir, 'media'), media.sizes.social?.filename ?? '')
    const { channels } = await sharp(readFileSync(file)).stats()
    return Math.round(channels[0]?.mean ?? -1)
  }
  const page = await site.rest('POST', '/api/pages', {
    title: 'Hjem',
    slug: 'hjem',
    body: [{ blockType: 'hero', heading: 'Varme', layout: 'cover', picture: media.id }],
    _status: 'published',
  })
  expect(page.status).toBe(201)
  const before = (await site.get('/hjem')).text
  expect(before).toContain('halv')
  expect(before).not.toContain('fx-')

  const file = media.sizes.w960?.filename ?? ''
  const found = await ask<Focus>(site, `/focal-point?${new URLSearchParams({ file })}`)
  expect(found.body).toEqual({ id: media.id, x: 50, y: 50 })
  const right = await ask<Focus>(site, '/focal-point', { body: { id: media.id, x: 90, y: 50 } })
  expect(right).toEqual({ status: 200, body: { id: media.id, x: 90, y: 50 } })
  expect(await brightness()).toBeGreaterThan(250)
  // At the edge, whose number is no number to Payload's own reading of data.
  expect((await ask<Focus>(site, '/focal-point', { body: { id: media.id, x: 0, y: 0 } })).body).toMatchObject({
    x: 0,
    y: 0,
  })
  expect(await brightness()).toBeLessThan(5)
  await expect.poll(async () => (await site.get('/hjem')).text).toContain('fx-0 fy-0')
  const { body } = await site.rest('GET', `/api/media/${media.id}?depth=0`)
  expect(body).toMatchObject({ alt: 'Et bilde', focalX: 0, focalY: 0, sizes: { w960: { filename: file } } })
})

test('a drawing keeps its focal point too', async () => {
  await using site = await openProgram()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>'
  const { id } = await upload(site, 'strek.svg', Buffer.from(svg))
  const focus = { id, x: 20, y: 70 }
  expect(await ask<Focus>(site, '/focal-point', { body: focus })).toEqual({ status: 200, body: focus })
})

test('only those who may change the picture set its focal point, and only on the picture', async () => {
  await using site = await openProgram()
  const { id } = await upload(site, 'halv.jpg', await halves())
  const set = async (body: unknown, token?: string) =>
    (await ask(site, '/focal-point', token === undefined ? { body } : { body, token })).status
  expect(await set({ id, x: 101, y: 50 })).toBe(400)
  expect(await set({ id: id + 7, x: 10, y: 50 })).toBe(404)
  expect(await set({ id, x: 10, y: 50 }, '')).toBe(403)
  expect((await ask(site, '/focal-point?file=nei.webp')).status).toBe(404)
  const { body } = await site.rest('GET', `/api/media/${id}?depth=0`)
  expect(body).toMatchObject({ focalX: 50, focalY: 50 })
})
