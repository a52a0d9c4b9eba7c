/** Campaigns in what the admin does with every collection: copies and the bin. */
import { expect, test } from 'vitest'
import { openProgram } from '../support/program'

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
