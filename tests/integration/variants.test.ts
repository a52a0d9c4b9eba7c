/** Variants of an article: each with its own picture, on its page, in lists, in orders and in e-mails. */
import type { Where } from 'payload'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newOrder, postOrder, siteWithDealers } from '../support/orders'
import { openProgram, type TestProgram } from '../support/program'

async function upload({ payload }: TestProgram, name: string): Promise<number> {
  const data = await sharp({ create: { width: 1300, height: 1300, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: `${name}.png`, size: data.length }
  return (await payload.create({ collection: 'media', data: { alt: name }, file })).id
}

/** A black article with a white variant, each with a picture. */
async function withVariants(site: TestProgram): Promise<void> {
  const colour = await site.rest('POST', '/api/specifications', {
    name: 'Farge',
    kind: 'choice',
    position: 1,
    choices: [
      { value: 'svart', colour: '#23201d' },
      { value: 'hvit', colour: '#f4f1ea' },
    ],
  })
  const create = async (fields: object) =>
    (await site.rest('POST', '/api/articles', { _status: 'published', ...fields })).body.doc?.id
  const specification = colour.body.doc?.id
  const black = await create({
    name: 'Varde 5',
    number: 'EV-5',
    variantName: 'Svart',
    picture: await upload(site, 'sort'),
    specifications: [{ specification, value: 'svart' }],
  })
  await create({
    name: 'Varde 5 hvit',
    number: 'EV-5-H',
    variantName: 'Hvit',
    variantOf: black,
    picture: await upload(site, 'hvit'),
    specifications: [{ specification, value: 'hvit' }],
  })
}

test('the page of a variant shows its own picture first, and every variant as a chip of its colour', async () => {
  await using site = await openProgram()
  await withVariants(site)
  const { text } = await site.get('/artikler/varde-5-hvit')
  const pictures = /<ul class="article-pictures".*?<\/ul>/.exec(text)?.[0] ?? ''
  expect(pictures).toContain('/media/hvit-')
  expect(pictures).not.toContain('/media/sort-')
  const chips = /<nav class="variants".*?<\/nav>/.exec(text)?.[0] ?? ''
  expect([...chips.matchAll(/fill="(#\w+)"/g)].map(([, colour]) => colour)).toEqual(['#23201d', '#f4f1ea'])
  expect(chips).toMatch(/href="\/artikler\/varde-5-hvit" aria-current="page">.*?Hvit<\/a>/)
})

test('a card in a list links to the other colours, and none is shown where variants do not differ by colour', async () => {
  await using site = await openProgram()
  await withVariants(site)
  const tiles = (await site.get('/artikler')).text.split('<li class="article-tile">').slice(1)
  expect(tiles).toHaveLength(2)
  for (const tile of tiles) {
    expect(tile).toMatch(/href="\/artikler\/varde-5"[^>]*data-picture="\/media\/sort-/)
    expect(tile).toMatch(/href="\/artikler\/varde-5-hvit"[^>]*data-picture="\/media\/hvit-/)
  }
  const { docs } = await site.payload.find({ collection: 'specifications', depth: 0 })
  await site.rest('PATCH', `/api/specifications/${docs[0]?.id}`, { choices: [{ value: 'svart' }, { value: 'hvit' }] })
  expect((await site.get('/artikler')).text).not.toContain('tile-colours')
})

test('a card that was shown before follows its article, picture, variant, prices, specifications and texts', async () => {
  await using site = await openProgram()
  await withVariants(site)
  // The pictures of the first two cards are loaded at once, and such cards are not kept.
  for (const name of ['Askebøtte', 'Børste'])
    await site.rest('POST', '/api/articles', { name, number: name, _status: 'published' })
  const idOf = async (collection: 'articles' | 'media' | 'specifications', where: object) =>
    (await site.payload.find({ collection, where: where as Where, depth: 0 })).docs[0]?.id
  const black = await idOf('articles', { number: { equals: 'EV-5' } })
  const white = await idOf('articles', { number: { equals: 'EV-5-H' } })
  const picture = await idOf('media', { alt: { equals: 'sort' } })
  const card = async () => (await site.get('/artikler')).text.split('<li class="article-tile">')[3] ?? ''
  const version = (html: string) => /\/media\/sort-[^?]*\?v=(\w+)/.exec(html)?.[1]
  const first = await card()
  expect(first).toContain('Svart')

  await site.rest('PATCH', `/api/articles/${black}`, { price: 12990, _status: 'published' })
  expect(await card()).toMatch(/12\s990/)
  await site.rest('PATCH', `/api/articles/${white}`, { variantName: 'Snøhvit', _status: 'published' })
  expect(await card()).toContain('Snøhvit')
  await site.rest('PATCH', `/api/media/${picture}`, { focalX: 20 })
  expect(version(await card())).not.toBe(version(first))
  await site.rest('POST', '/api/globals/catalogue', { prices: 'withoutVat' })
  expect(await card()).toContain('eks. mva.')
  await site.rest('PATCH', `/api/specifications/${await idOf('specifications', {})}`, { name: 'Lakk' })
  expect(await card()).toContain('Lakk')
  await site.rest('POST', '/api/globals/texts?locale=nb', { compare: 'Hold opp mot' })
  expect(await card()).toContain('Hold opp mot')
})

test('a colour is written as six digits of hexadecimal', async () => {
  await using site = await openProgram()
  const answer = await site.rest('POST', '/api/specifications', {
    name: 'Farge',
    kind: 'choice',
    choices: [{ value: 'rød', colour: 'red' }],
  })
  expect([answer.status, answer.body.errors?.[0]?.data?.errors?.[0]?.path]).toEqual([400, 'choices.0.colour'])
})

test('an order shows the picture of what was ordered in the form, on the receipt, to the dealer, and in e-mails', async () => {
  await using site = await siteWithDealers()
  const picture = await upload(site, 'varde')
  const { docs } = await site.payload.find({ collection: 'articles', depth: 0 })
  await site.payload.update({
    collection: 'articles',
    id: docs[0]?.id ?? 0,
    data: { picture, _status: 'published' },
  })
  expect((await site.get('/bestilling?artnr=EV-1')).text).toMatch(/class="order-picture"><img src="\/media\/varde-320x/)
  const { location } = await postOrder(site, newOrder(site))
  await expect.poll(async () => (await site.requests())[0]?.notifiedAt).toBeTruthy()
  expect((await site.get(location ?? '')).text).toMatch(/class="follow-picture" src="\/media\/varde-320x/)
  const emails = await site.emails()
  expect(emails).toHaveLength(2)
  for (const { html } of emails)
    expect(html).toMatch(new RegExp(`<img [^>]*src="${site.url}/media/varde-1200x630\\.jpg\\?v=\\w+" [^>]*alt=""`))
  const link = /\/foresporsel\/[\w.-]+/.exec(emails[1]?.text ?? '')?.[0] ?? ''
  expect((await site.get(link)).text).toMatch(/class="follow-picture" src="\/media\/varde-320x/)
})
