/** What search engines and those who share a page read in its head. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'

const dataOf = (html: string, type: string): Record<string, unknown> | undefined =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((data) => data['@type'] === type)

async function article(site: TestProgram, fields: object): Promise<string> {
  const { status, body } = await site.rest('POST', '/api/articles', { _status: 'published', ...fields })
  expect(status, JSON.stringify(body)).toBe(201)
  return `/artikler/${(body.doc as unknown as { slug: string }).slug}`
}

test('an article has an offer where visitors see its price, and only there', async () => {
  await using site = await openProgram()
  const stove = await article(site, { name: 'Varde 8', number: 'EV-8', price: 24900.5 })
  const from = await article(site, { name: 'Varde 9', number: 'EV-9', price: 790, priceKind: 'from' })
  const hidden = await article(site, { name: 'Varde 10', number: 'EV-10', price: 100, priceKind: 'hidden' })
  const none = await article(site, { name: 'Varde 11', number: 'EV-11' })
  const offers = async (path: string) => dataOf((await site.get(path)).text, 'Product')?.offers
  expect(await offers(stove)).toMatchObject({
    '@type': 'Offer',
    price: 24900.5,
    priceCurrency: 'NOK',
    url: expect.stringMatching(/\/artikler\/varde-8$/),
    priceSpecification: { valueAddedTaxIncluded: true },
  })
  expect(await offers(from)).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 790, priceCurrency: 'NOK' })
  expect(await offers(hidden)).toBeUndefined()
  expect(await offers(none)).toBeUndefined()
  await site.rest('POST', '/api/globals/catalogue', { prices: 'withoutVat' })
  expect(await offers(stove)).toMatchObject({ priceSpecification: { valueAddedTaxIncluded: false } })
  await site.rest('POST', '/api/globals/catalogue', { prices: 'hidden' })
  expect(await offers(stove)).toBeUndefined()
})

test('an article is shared as a product, with its picture and what the picture shows', async () => {
  await using site = await openProgram()
  const data = await sharp({ create: { width: 1300, height: 800, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()
  const picture = await site.payload.create({
    collection: 'media',
    data: { alt: 'Ovnen i en stue' },
    file: { data, name: 'ovn.png', mimetype: 'image/png', size: data.length },
  })
  const path = await article(site, { name: 'Varde 8', number: 'EV-8', picture: picture.id })
  const { text: html } = await site.get(path)
  expect(html).toContain('<meta property="og:type" content="product"/>')
  expect(html).toContain('<meta property="og:image:alt" content="Ovnen i en stue"/>')
  expect((await site.get('/finn-forhandler')).text).toContain('<meta property="og:type" content="website"/>')
})

test('the country of the brand is its code for search engines, however it is written', async () => {
  await using site = await openProgram()
  const country = async (written: string) => {
    const { status } = await site.rest('POST', '/api/globals/site', {
      organisation: { street: 'Storgata 1', country: written },
    })
    const { address } = dataOf((await site.get('/finn-forhandler')).text, 'Organization') ?? {}
    return [status, (address as Record<string, unknown> | undefined)?.addressCountry]
  }
  expect(await country('Norge')).toEqual([200, 'NO'])
  expect(await country('sweden')).toEqual([200, 'SE'])
  // What is no country is refused, and the last one stays.
  expect(await country('Midgard')).toEqual([400, 'SE'])
})
