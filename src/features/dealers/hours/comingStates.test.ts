import { expect, test } from 'vitest'
import { osloMoment } from '../../../lib/osloTime'
import { comingStates } from './comingStates'
import { openingHours } from './opening'

const texts = {
  open: 'Åpent',
  openAlways: 'hele døgnet',
  closesAt: 'stenger {time}',
  closed: 'Stengt',
  opensAt: 'åpner {time}',
  opensTomorrow: 'åpner i morgen {time}',
  opensDay: 'åpner {day} {time}',
  opensDate: 'åpner {day} {time}',
}

test('each turn of the coming days has its state and texts', () => {
  const hours = openingHours({ hours: 'ma-fr 9-17' })
  if (!hours) throw new Error('no hours')
  // A Saturday.
  const states = comingStates(hours, '2026-11-28', texts, 'nb')
  const at = (time: string) => states.findLast(({ from }) => from <= osloMoment(time))
  expect(at('2026-11-28T10:00')).toMatchObject({ isOpen: false, texts: ['Stengt', 'åpner mandag 09.00'] })
  expect(at('2026-11-29T00:00')).toMatchObject({ date: '2026-11-29', texts: ['Stengt', 'åpner i morgen 09.00'] })
  expect(at('2026-11-30T08:59')).toMatchObject({ isOpen: false, texts: ['Stengt', 'åpner 09.00'] })
  expect(at('2026-11-30T09:00')).toMatchObject({ isOpen: true, texts: ['Åpent', 'stenger 17.00'] })
  expect(at('2026-11-30T17:00')).toMatchObject({ isOpen: false, texts: ['Stengt', 'åpner i morgen 09.00'] })
  expect(at('2026-12-06T00:00')).toMatchObject({ texts: ['', ''] })
})

test('a night that is open through has no turn but the day’s', () => {
  const hours = openingHours({ hours: 'ma-sø 0-24', holidays: 'open' })
  if (!hours) throw new Error('no hours')
  const states = comingStates(hours, '2026-11-28', texts, 'nb')
  expect(states).toHaveLength(9)
  expect(states[0]).toMatchObject({ isOpen: true, texts: ['Åpent', 'hele døgnet'] })
})
