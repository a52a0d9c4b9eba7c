import { expect, test } from 'vitest'
import { asksFirst, type List, nextList, statusOf } from './list'

const texts = { one: '1 forslag', many: '{count} forslag', none: 'Ingen forslag' }
const answer = { term: 'ovn', options: ['Varde', 'Glo', 'Alle'], found: 2 }
const nothing = { term: 'xyz', options: [], found: 0 }
const open: List<string> = { state: 'open', answer, active: -1, isNew: true }

test('an answer opens the list without an active option, and its suggestions are counted', () => {
  const list = nextList<string>({ state: 'closed' }, { type: 'answered', answer })
  expect(list).toEqual(open)
  expect(statusOf(list, texts)).toBe('2 forslag')
  const one = { ...answer, options: ['Varde', 'Alle'], found: 1 }
  expect(statusOf(nextList(list, { type: 'answered', answer: one }), texts)).toBe('1 forslag')
})

test('an answer without suggestions shows no list, and says so', () => {
  const list = nextList(open, { type: 'answered', answer: nothing })
  expect(list.state).toBe('empty')
  expect(statusOf(list, texts)).toBe('Ingen forslag')
  expect(nextList(list, { type: 'moved', step: 1 })).toBe(list)
})

test('where asking failed there is no list and nothing is said', () => {
  const list = nextList(open, { type: 'answered', answer: undefined })
  expect(list).toEqual({ state: 'closed' })
  expect(statusOf(list, texts)).toBe('')
})

test('arrows walk over all options; typing leaves them, and the list stays', () => {
  const last = nextList(open, { type: 'moved', step: -1 })
  expect(last).toEqual({ ...open, active: 2 })
  expect(nextList(last, { type: 'moved', step: 1 })).toEqual({ ...open, active: 0 })
  expect(nextList(last, { type: 'left' })).toEqual(open)
})

test('a closed list is silent, and opens again by an arrow without asking or counting', () => {
  const closed = nextList(open, { type: 'closed' })
  expect(statusOf(closed, texts)).toBe('')
  expect([asksFirst(closed, 'ovn'), asksFirst(closed, 'ovne'), asksFirst(open, 'ovne')]).toEqual([false, true, false])
  const again = nextList(closed, { type: 'moved', step: 1 })
  expect(again).toEqual({ state: 'open', answer, active: 0, isNew: false })
  expect(statusOf(again, texts)).toBe('')
})

test('what had no suggestions is not asked for again', () => {
  const closed = nextList(nextList(open, { type: 'answered', answer: nothing }), { type: 'closed' })
  expect(asksFirst(closed, 'xyz')).toBe(false)
  expect(nextList(closed, { type: 'moved', step: 1 })).toBe(closed)
})
