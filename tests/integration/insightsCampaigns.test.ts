/** Campaigns of SMS among the insights: a test of two features, which goes with either. */
import { expect, test } from 'vitest'
import type { TablePage } from '../../src/features/insights/facts'
import { CALLS, callsAs } from '../support/insights'
import { openProgram } from '../support/program'

const rowsOf = ({ body }: { body: unknown }) => (body as TablePage).rows

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
