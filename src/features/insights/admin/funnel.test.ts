import { expect, test } from 'vitest'
import { stepsOf } from './funnel'

test('answers are a share of the requests, not of the visits that sent some: never more than all', () => {
  const steps = stepsOf({
    days: { from: '2026-11-01', to: '2026-11-07' },
    sums: { visits: 40, leads: 10, requests: 2, orderRequestSent: 5 },
    series: [],
    // One of them was sent by a browser that opts out of analytics.
    answering: { received: 6, answered: 6, medianHours: 2 },
  })
  expect(steps.map(({ name, count, of }) => [name, count, of])).toEqual([
    ['visits', 40, undefined],
    ['leads', 10, 40],
    ['requests', 2, 40],
    ['received', 6, undefined],
    ['answered', 6, 6],
  ])
  for (const { count, of = count, before = count } of steps) expect(count).toBeLessThanOrEqual(Math.min(of, before))
})
