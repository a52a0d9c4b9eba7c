/** Figures that tests put among the counts, and who asks for them. */
import { sql } from 'drizzle-orm'
import { recordset } from '../../src/cms/recordset'
import { runStatement } from '../../src/cms/statements'
import { dealerData } from './dealers'
import { openProgram, type TestProgram } from './program'

export const CALLS = '/api/globals/insights'

export type Counted = readonly [period: string, dimension: string, value: string, measure: string, count: number]

const columns = { period: 'text', dimension: 'text', value: 'text', measure: 'text', count: 'integer' } as const

export async function count({ payload }: Pick<TestProgram, 'payload'>, counted: readonly Counted[]): Promise<void> {
  const rows = counted.map(([period, dimension, value, measure, count]) => ({
    period,
    dimension,
    value,
    measure,
    count,
  }))
  await runStatement(
    payload,
    sql`insert into analytics_counts (period, dimension, value, measure, "count")
      select n.period, n.dimension, n.value, n.measure, n.count from ${recordset(payload, 'n', columns, rows)}`,
  )
}

/** Days with their months, as the counter writes both. */
export function withMonths(days: readonly Counted[]): Counted[] {
  const months = new Map<string, Counted>()
  for (const [day, dimension, value, measure, count] of days) {
    const month = day.slice(0, 7)
    const key = [month, dimension, value, measure].join('\n')
    months.set(key, [month, dimension, value, measure, (months.get(key)?.[4] ?? 0) + count])
  }
  return [...days, ...months.values()]
}

/** Calls as another user than the administrator. */
export async function callsAs({ url, payload }: TestProgram, email: string, password: string) {
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  return (path: string, method = 'GET') =>
    fetch(url + path, { method, headers: { authorization: `JWT ${token}`, 'accept-language': 'nb' } })
}

export async function siteWithDealer() {
  const site = await openProgram()
  const { payload } = site
  const dealer = await payload.create({ collection: 'dealers', data: dealerData() as never })
  const other = await payload.create({
    collection: 'dealers',
    data: dealerData({ name: 'Annen Varme', number: 'F-2' }) as never,
  })
  const account = { email: 'ved@example.com', password: 'ved-og-varme-as' }
  await payload.create({
    collection: 'users',
    data: { ...account, name: 'Ved', role: 'dealer', dealer: dealer.id } as never,
  })
  return {
    ...site,
    dealer: dealer.id,
    other: other.id,
    callAsDealer: await callsAs(site, account.email, account.password),
  }
}
