import { expect, test } from 'vitest'
import { Presence, type Present } from './presence'

const sign = (window: string, seen: number, more: Partial<Present> = {}): Present => ({
  window,
  document: 'pages:1',
  user: 1,
  name: window,
  since: seen,
  seen,
  changed: undefined,
  hidden: false,
  ...more,
})

const seenBy = (presence: Presence, now: number) => presence.others('pages:1', 'me', now).map(({ window }) => window)

test('a window without a heartbeat is removed after 15 seconds, a hidden one after 90 seconds', () => {
  const presence = new Presence()
  presence.note(sign('front', 0))
  presence.note(sign('back', 0, { hidden: true }))
  presence.note(sign('elsewhere', 0, { document: 'pages:2' }))
  presence.note(sign('me', 0))
  expect(seenBy(presence, 15_000)).toEqual(['front', 'back'])
  expect(seenBy(presence, 15_001)).toEqual(['back'])
  expect(seenBy(presence, 90_000)).toEqual(['back'])
  expect(seenBy(presence, 90_001)).toEqual([])
})

test('the time of opening lasts, and a sign that arrives late changes nothing', () => {
  const presence = new Presence()
  presence.note(sign('a', 1000))
  presence.note(sign('a', 6000, { changed: 5000 }))
  presence.note(sign('a', 3000))
  expect(presence.others('pages:1', 'me', 6000)).toMatchObject([{ since: 1000, seen: 6000, changed: 5000 }])
})

test('no more windows are remembered than there is room for', () => {
  const presence = new Presence()
  for (let at = 0; at < 2100; at++) presence.note(sign(`w${at}`, at))
  expect(seenBy(presence, 2100)).toHaveLength(2000)
  expect(presence.get('w0')).toBeUndefined()
})
