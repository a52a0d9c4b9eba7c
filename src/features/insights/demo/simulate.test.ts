import { expect, test } from 'vitest'
import { daysOf } from '../periods'
import { simulate } from './simulate'

const content = {
  pages: ['/', '/vedovner', '/om-oss'],
  articles: [
    { id: 1, path: '/artikler/varde-5' },
    { id: 2, path: '/artikler/varde-8' },
  ],
  dealers: [{ id: 7, path: '/finn-forhandler/ved' }],
  finder: '/finn-forhandler',
}
const days = daysOf({ from: '2026-09-20', to: '2026-11-22' })

test('samples are the same each time, and add up as counts do', () => {
  const rows = simulate(content, days, 14)
  expect(simulate(content, days, 14)).toEqual(rows)
  const sum = (of: Partial<(typeof rows)[number]>, length: number) =>
    rows
      .filter(
        (row) =>
          row.period.length === length &&
          Object.entries(of).every(([key, value]) => row[key as keyof typeof row] === value),
      )
      .reduce((total, { count }) => total + count, 0)
  const all = (measure: 'visits' | 'leads' | 'requests' | 'orderRequestSent') => sum({ dimension: 'all', measure }, 10)
  expect(all('visits')).toBeGreaterThan(5000)
  expect(sum({ dimension: 'all', measure: 'visits' }, 7)).toBe(all('visits'))
  expect(sum({ dimension: 'referrer', measure: 'visits' }, 10)).toBe(all('visits'))
  expect(sum({ dimension: 'referrer', measure: 'leads' }, 10)).toBe(all('leads'))
  expect(all('leads')).toBeLessThan(all('visits') / 3)
  expect(sum({ dimension: 'answer' }, 10)).toBe(all('requests'))
  expect(all('requests')).toBe(all('orderRequestSent'))
})

test('nothing is invented of hours that are still to come', () => {
  const hours = simulate(content, days, 14).flatMap(({ period }) =>
    period.startsWith('2026-11-22T') ? period.slice(11) : [],
  )
  expect(Math.max(...hours.map(Number))).toBe(13)
})

test('an empty site has samples of visits too', () => {
  const rows = simulate({ ...content, articles: [], dealers: [] }, days, 14)
  expect(rows.some(({ dimension }) => dimension === 'dealer')).toBe(false)
  expect(rows.length).toBeGreaterThan(1000)
})
