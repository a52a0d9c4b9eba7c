import { expect, test } from 'vitest'
import { type DealerAction, type DealerChoice, proposedOf, reduceDealers } from './dealerChoice'
import type { FormT } from './texts'

const t: FormT = (key, values = {}) => [key, ...Object.values(values)].join(' ')
const nobody: DealerChoice = { options: [], selected: '', hint: 'orderDealerHint', by: 'site', proposed: '' }
const near = { id: 1, name: 'Nær', place: 'Tromsø', km: 3 }
const far = { id: 2, name: 'Fjern', place: 'Oslo', km: 900 }
const own = { id: 3, name: 'Min', place: 'Bodø' }
const answered = (proposed: number | undefined, mine?: typeof own): DealerAction => ({
  kind: 'answered',
  answer: {
    place: '',
    choices: [near, far],
    routing: proposed === undefined ? 'headOffice' : 'nearest',
    ...(proposed === undefined ? {} : { proposed }),
  },
  own: mine,
})
const after = (from: DealerChoice, ...actions: DealerAction[]) =>
  actions.reduce((choice, action) => reduceDealers(choice, action, t), from)
const values = ({ options }: DealerChoice) => options.map(({ value }) => value)

test('the nearest is proposed, and posted as a proposal', () => {
  const choice = after(nobody, answered(1))
  expect(choice).toMatchObject({ selected: '1', by: 'site', hint: 'orderDealerNearest Nær' })
  expect(choice.options[0]).toEqual({ value: '1', text: 'orderDealerOptionKm Nær Tromsø 3' })
  expect(proposedOf(choice)).toBe('1')
})

test('who has nobody near is told to type a postcode, and the choice is the site’s', () => {
  expect(after(nobody, answered(1), answered(undefined))).toMatchObject({ selected: '', hint: 'orderDealerHint' })
})

test('what the customer chose stays, with its option, whatever is proposed later', () => {
  const chosen = after(nobody, answered(1), { kind: 'chosen', value: '2' })
  expect(proposedOf(chosen)).toBe('')
  const later = after(chosen, {
    kind: 'answered',
    answer: { place: '', choices: [near], proposed: 1, routing: 'nearest' },
    own: undefined,
  })
  expect([later.selected, values(later)]).toEqual(['2', ['2', '1']])
  expect(after(chosen, { kind: 'remembered', own })).toMatchObject({ selected: '2', by: 'customer' })
})

test('who leaves the choice to the site keeps the proposal that was seen', () => {
  const left = after(nobody, answered(1), { kind: 'chosen', value: '' })
  expect([left.selected, proposedOf(left)]).toEqual(['', '1'])
  expect(proposedOf(after(nobody, { kind: 'chosen', value: '1' }, { kind: 'chosen', value: '' }))).toBe('')
})

test('the customer’s own dealer comes before a proposal, once among the options', () => {
  const remembered = after(nobody, { kind: 'remembered', own }, answered(1, own))
  expect(remembered).toMatchObject({ selected: '3', by: 'memory', hint: 'orderDealerMine Min' })
  expect([values(remembered), proposedOf(remembered)]).toEqual([['1', '2', '3'], ''])
})
