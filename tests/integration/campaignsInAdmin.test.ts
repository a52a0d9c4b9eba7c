/** Campaigns in what the admin does with every collection: copies, the bin, and the figures. */
import { expect, test } from 'vitest'
import type { TablePage } from '../../src/features/insights/facts'
import { CALLS, callsAs } from '../support/insights'
import { openProgram } from '../support/program'

const rowsOf = ({ body }: { body: unknown }) => (body as TablePage).rows

test('a campaign that was sent is copied as one that nobody has got yet', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/campaigns', { name: 'Jul', text: 'God jul' })
  const id = Number(body.doc?.id)
  await site.payload.db.updateOne({
    collection: 'campaigns',
    id,
    data: { state: 'done', cursor: 12, scheduledAt: '2026-12-01 10:00', startedAt: new Date().toISOString() },
  })
  const copied = await site.rest('POST', `/api/campaigns/${id}/duplicate`, {})
  const copy = await site.payload.findByID({ collection: 'campaigns', id: Number(copied.body.doc?.id) })
  expect(copy).toMatchObject({ name: 'Jul (kopi)', text: 'God jul', state: 'draft', cursor: 0 })
  expect([copy.scheduledAt ?? null, copy.startedAt ?? null]).toEqual([null, null])
})

test('a scheduled campaign in the bin is not sent, and is a draft when it comes back', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/campaigns', {
    name: 'Høst',
    text: 'Nå',
    scheduledAt: '2030-01-01 10:00',
  })
  const id = Number(body.doc?.id)
  await site.payload.db.updateOne({ collection: 'campaigns', id, data: { state: 'scheduled' } })
  expect((await site.rest('DELETE', `/api/campaigns/${id}`)).status).toBe(200)
  await site.rest('PATCH', `/api/campaigns?trash=true&where[id][equals]=${id}`, { deletedAt: null })
  expect((await site.payload.findByID({ collection: 'campaigns', id })).state).toBe('draft')
})

test('SMS campaigns are compared with nothing: each is sent once', async () => {
  await using site = await openProgram()
  await site.payload.create({
    collection: 'campaigns',
    data: { name: 'Høst', text: 'Hei', startedAt: '2026-11-10T08:00:00.000Z' } as never,
  })
  const query = 'from=2026-11-08&to=2026-11-14&compare=previous'
  const rows = rowsOf(await site.rest('GET', `${CALLS}/table/sms?${query}`))
  expect(rows).toMatchObject([{ name: 'Høst', numbers: { sent: 0, clicks: 0, clickShare: null } }])
  expect(rows[0]).not.toHaveProperty('before')
  const call = await callsAs(site, 'admin@example.com', 'long enough for tests')
  const spreadsheet = await (await call(`${CALLS}/export/sms?${query}`)).text()
  expect(spreadsheet).toContain('Høst')
  expect(spreadsheet).not.toContain('før')
})
