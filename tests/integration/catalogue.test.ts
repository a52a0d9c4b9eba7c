import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'

/** Intl's spaces between thousands are not of one kind. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

async function store(site: TestProgram, collection: string, data: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, data)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

const publish = (site: TestProgram, name: string, number: string, more: object = {}) =>
  store(site, 'articles', { name, number, _status: 'published', ...more })

/** Numbers of the articles that a listing shows, in their order. */
async function numbers(site: TestProgram, path: string): Promise<string[]> {
  const { status, text } = await site.get(path)
  expect(status, path).toBe(200)
  return [...text.matchAll(/class="article-number">([^<]+)</g)].map(([, number = '']) => number)
}

test('a listing shows name, number, price and picture place of each published article', async () => {
  await using site = await openProgram()
  await publish(site, 'Varde 8', 'EV-1008', { price: 24900, unit: 'stk', availability: 'inStock' })
  await publish(site, 'Pakning', 'EV-9', { price: 90, priceKind: 'from' })
  await publish(site, 'Skjult', 'EV-7', { price: 123456, priceKind: 'hidden' })
  await store(site, 'articles?draft=true', { name: 'Utkast', number: 'EV-0', _status: 'draft' })
  expect(await numbers(site, '/artikler')).toEqual(['EV-9', 'EV-7', 'EV-1008'])
  const text = spaced((await site.get('/artikler')).text)
  expect(text).toContain('<a class="tile-link" href="/artikler/varde-8">Varde 8</a>')
  expect(text).toContain('kr 24 900,–<!-- --> <span class="price-notes">per stk</span>')
  expect(text).toContain('availability-inStock">På lager')
  expect(text).toContain('fra kr 90,–')
  expect(text).toContain('Pris hos forhandler')
  expect(text).not.toContain('123 456')
  expect(text).not.toContain('Utkast')
})
