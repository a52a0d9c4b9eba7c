import { expect, test } from 'vitest'
import type { Changed, ToProcess, ToSupervisor } from './messages'
import { createSiblings } from './siblings'

function process() {
  const sent: ToSupervisor[] = []
  let hear = (_message: ToProcess | string) => {}
  let ends = 0
  const channel = {
    send: (message: ToSupervisor) => sent.push(message),
    on: (_event: 'message', listener: typeof hear) => {
      hear = listener
    },
  }
  const siblings = createSiblings(channel, () => ends++)
  return { siblings, sent, hear: (message: ToProcess | string) => hear(message), ends: () => ends }
}

test('a save waits until the others have dropped each change that was told so far', async () => {
  const { siblings, sent, hear } = process()
  await siblings.settled()
  siblings.notify(['pages:1'])
  siblings.notify(['site'])
  expect(sent).toEqual([
    { kind: 'changed', id: 1, changed: ['pages:1'] },
    { kind: 'changed', id: 2, changed: ['site'] },
  ])
  let isSettled = false
  const settled = siblings.settled().then(() => {
    isSettled = true
  })
  hear({ kind: 'settled', id: 2 })
  await new Promise(setImmediate)
  expect(isSettled).toBe(false)
  hear({ kind: 'settled', id: 1 })
  await settled
})

test('what others changed is dropped before that is sent', () => {
  const { siblings, sent, hear } = process()
  const dropped: [changed: Changed, sent: number][] = []
  siblings.join((changed) => dropped.push([changed, sent.length]))
  hear('admin built')
  hear({ kind: 'drop', id: 7, changed: ['pages'] })
  expect(dropped).toEqual([[['pages'], 1]])
  expect(sent).toEqual([{ kind: 'joined' }, { kind: 'dropped', id: 7 }])
})

test('a stop ends a process that is still starting at once, and later one in its own way', async () => {
  const { siblings, hear, ends } = process()
  hear({ kind: 'stop' })
  expect(ends()).toBe(1)
  let stops = 0
  siblings.onStop(() => stops++)
  hear({ kind: 'stop' })
  hear({ kind: 'alone' })
  await siblings.alone
  expect([ends(), stops]).toEqual([1, 1])
})
