import { expect, test } from 'vitest'
import { takeProposal } from './proposalState'

const ready = { kind: 'ready', task: 'shorter', text: 'Kort', before: 'En lang tekst' } as const

test('a proposal goes in where the field is as it was', () => {
  expect(takeProposal(ready, 'En lang tekst')).toEqual({ text: 'Kort' })
})

test('a field that was changed meanwhile is replaced only when that is confirmed', () => {
  const step = takeProposal(ready, 'En annen tekst')
  expect(step).toEqual({ ask: { ...ready, kind: 'confirming' } })
  expect(step && 'ask' in step && takeProposal(step.ask, 'En annen tekst')).toEqual({ text: 'Kort' })
})

test('there is nothing to take before it is there', () => {
  expect(takeProposal({ kind: 'asking', task: 'shorter' }, '')).toBeUndefined()
  expect(takeProposal({ kind: 'failed', task: 'shorter', message: 'Nei' }, '')).toBeUndefined()
})
