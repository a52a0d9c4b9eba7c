/** Quantities with decimals, of what is sold by length or weight: from the list to e-mails and spreadsheets. */
import { expect, test } from 'vitest'
import { newOrder, type OrderSite, postOrder, siteWithDealers } from '../support/orders'

async function withCord(site: OrderSite): Promise<void> {
  await site.rest('POST', '/api/articles', {
    name: 'Pakningssnor',
    number: 'SNOR-10',
    price: 89.9,
    unit: 'm',
    divisible: true,
    _status: 'published',
  })
}

function orderOf(site: OrderSite, ...cells: string[]): FormData {
  const form = newOrder(site)
  form.delete('input_15[]')
  for (const cell of cells) form.append('input_15[]', cell)
  return form
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('an article that is sold in parts is ordered with decimals, priced in whole øre, and shown with a comma', async () => {
  await using site = await siteWithDealers()
  await withCord(site)
  const { status, location } = await postOrder(site, orderOf(site, '2,35', 'SNOR-10', '1', 'EV-1'))
  expect(status).toBe(303)
  const [request] = await site.requests()
  expect(request?.lines).toMatchObject([
    { number: 'SNOR-10', quantity: 2.35, divisible: true },
    { number: 'EV-1', quantity: 1 },
  ])
  const receipt = plain((await site.get(location ?? '')).text)
  expect(receipt).toContain('2,35 m')
  expect(receipt).toContain('kr 211,27')
  expect(receipt).toContain('kr 1 211,27')
  const csv = await fetch(`${site.url}/api/orderRequests/export`, { headers: { authorization: `JWT ${site.token}` } })
  expect(await csv.text()).toContain(';2,35;m;SNOR-10;Pakningssnor;89,9;211,27;')
})

test('parts of what is sold whole, or of what no article is, are refused at their row and stay typed', async () => {
  await using site = await siteWithDealers()
  await withCord(site)
  const { status, text } = await postOrder(site, orderOf(site, '1,5', 'EV-1', '2,5', 'X-99', '2,5', 'SNOR-10'))
  expect(status).toBe(422)
  expect(text.match(/Denne artikkelen selges ikke i deler/g)?.length).toBeGreaterThanOrEqual(2)
  expect(text).toContain('value="1,5"')
  expect(await site.requests()).toEqual([])
})

test('without script a length is put into the cart, and a part of a stove is not', async () => {
  await using site = await siteWithDealers()
  await withCord(site)
  const add = (artnr: string, antall: string) =>
    fetch(`${site.url}/bestilling/legg-til`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ artnr, antall, page: '/artikler' }),
    })
  const length = await add('SNOR-10', '0.5')
  expect(length.status).toBe(303)
  expect(decodeURIComponent(length.headers.get('set-cookie') ?? '')).toContain('SNOR-10*0.5')
  const part = await add('EV-1', '0.5')
  expect(part.status).toBe(422)
  expect(await part.text()).toContain('Denne artikkelen selges ikke i deler')
})

test('the page of an article that is sold in parts takes hundredths, and imports say so with ja', async () => {
  await using site = await siteWithDealers()
  await withCord(site)
  const { text } = await site.get('/artikler/pakningssnor')
  expect(text).toMatch(/<input id="legg-i-antall"[^>]*step="0.01"/)
  expect((await site.get('/artikler/varde')).text).toMatch(/<input id="legg-i-antall"[^>]*step="1"/)
})
