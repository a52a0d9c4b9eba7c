import { expect, test } from 'vitest'
import { byDay } from './readDesk'

const at = (moment: string) => ({ at: moment, what: { nb: 'Publiseres', en: 'Published' }, title: moment, href: '/' })

test('a calendar follows Norwegian days, earliest first', () => {
  const late = at('2026-12-01T22:59:00.000Z')
  const next = at('2026-12-01T23:00:00.000Z')
  const early = at('2026-12-01T05:00:00.000Z')
  expect(byDay([next, late, early])).toEqual([
    { day: '2026-12-01', scheduled: [early, late] },
    { day: '2026-12-02', scheduled: [next] },
  ])
})
