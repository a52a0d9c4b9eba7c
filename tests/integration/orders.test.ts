/** Orders as they are posted: what is taken, what comes back, and that nothing is lost or doubled. */
import { expect, test } from 'vitest'
import { receiptCode } from '../../src/features/orders/tokens'
import { newOrder, postOrder, siteWithDealers } from '../support/orders'

test('an order is stored whole before it is acknowledged, and its e-mails are in the outbox', async () => {
  await using site = await siteWithDealers({ LOG_LEVEL: 'info' })
  const answer = await postOrder(site, newOrder(site))
  expect(answer.status).toBe(303)
  const [request] = (await site.payload.find({ collection: 'orderRequests', depth: 0 })).docs
  expect(answer.location).toBe(
    `/bestilling/${request?.number}?kode=${receiptCode(request?.number ?? '', site.payload.secret)}`,
  )
  expect(request).toMatchObject({
    number: expect.stringMatching(/^\d{6}-[2-9B-Z]{4}$/),
    name: 'Kari Ås',
    email: 'kari@example.com',
    phone: '+4741234567',
    postcode: '9008',
    state: 'received',
    routing: 'nearest',
    dealer: site.near,
    lines: [
      { number: 'EV-1', quantity: 2, name: 'Varde', price: 1000, known: true },
      { number: 'X-99', quantity: 1, known: false },
    ],
  })
  await expect
    .poll(async () => (await site.emails()).map(({ key, to }) => [key, to]))
    .toEqual([
      [`order:${request?.id}:customer`, 'kari@example.com'],
      [`order:${request?.id}:dealer:${site.near}`, 'naer@example.com'],
    ])
})
