import { expect, test } from 'vitest'
import type { Changed, ToProcess, ToSupervisor } from './messages'
import { createSiblings } from './siblings'

function process() {
  const said: ToSupervisor[] = []
  let hear = (_message: ToProcess | string) => {}
  let ends = 0
  const channel = {
    send: (message: ToSupervisor) => said.push(message),
    on: (_event: 'message', listener: typeof hear) => {
      hear = listener
    },
  }
  const siblings = createSiblings(channel, () => ends++)
  return { siblings, said, hear: (message: ToProcess | string) => hear(message), ends: () => ends }
}

test('a save waits until the others have dropped each change that was told so far', async () => {
  const { siblings, said, hear } = process()
  await siblings.settled()
  siblings.tell(['pages:1'])
  siblings.tell(['site'])
  expect(said).toEqual([
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

test('what others changed is dropped before that is said', () => {
  const { siblings, said, hear } = process()
  const dropped: [changed: Changed, said: number][] = []
  siblings.join((changed) => dropped.push([changed, said.length]))
  hear('admin built')
  hear({ kind: 'drop', id: 7, changed: ['pages'] })
  expect(dropped).toEqual([[['pages'], 1]])
  expect(said).toEqual([{ kind: 'joined' }, { kind: 'dropped', id: 7 }])
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
