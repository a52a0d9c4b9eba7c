import { expect, test } from 'vitest'
import { changedFields, type History, noHistory, type State, stepped, withoutFields, withStep } from './history'

const typed = (heading: string): State => ({ title: { value: 'Side' }, heading: { value: heading } })

/** The history of these states, each so many milliseconds after the one before. */
const historyOf = (states: readonly State[], between: number): History =>
  states.slice(1).reduce((history, state, at) => {
    return withStep(history, changedFields(states[at] ?? {}, state), (at + 1) * between)
  }, noHistory)

const valuesOf = (state: State | undefined) =>
  Object.fromEntries(Object.entries(state ?? {}).map(([path, field]) => [path, field?.value]))

test('typing in a field is one step until a pause', () => {
  const states = ['V', 'Va', 'Var'].map(typed)
  const quick = historyOf(states, 200)
  expect(quick.undo.length).toBe(1)
  expect(valuesOf(stepped(quick, typed('Var'), 'undo')?.state)).toEqual(valuesOf(typed('V')))
  expect(historyOf(states, 2000).undo.length).toBe(2)
})

test('a step is taken back and made again, until something else is changed', () => {
  const states = ['a', 'b', 'c'].map(typed)
  const back = stepped(historyOf(states, 2000), typed('c'), 'undo') ?? expect.fail()
  expect(valuesOf(back.state)).toEqual(valuesOf(typed('b')))
  const again = stepped(back.history, back.state, 'redo') ?? expect.fail()
  expect(valuesOf(again.state)).toEqual(valuesOf(typed('c')))
  expect(stepped(again.history, again.state, 'redo')).toBeUndefined()
  const other = withStep(back.history, changedFields(typed('b'), typed('d')), 9000)
  expect(stepped(other, typed('d'), 'redo')).toBeUndefined()
})

test('a removed row comes back with all its fields, and an added one goes with what the server drew in it', () => {
  const rows = (...ids: string[]): State => ({
    body: { value: ids.length, rows: ids.map((id) => ({ id })) },
    ...Object.fromEntries(ids.flatMap((id, at) => [[`body.${at}.id`, { value: id }]])),
  })
  const both = { ...rows('a', 'b'), 'body.1.heading': { value: 'Varm' } }
  const removed = historyOf([both, rows('a')], 2000)
  expect(valuesOf(stepped(removed, rows('a'), 'undo')?.state)).toEqual(valuesOf(both))

  const added = historyOf([rows('a'), rows('a', 'b'), both], 2000)
  expect(added.undo.length).toBe(1)
  expect(valuesOf(stepped(added, both, 'undo')?.state)).toEqual(valuesOf(rows('a')))
  // A field that the form did not have until it was changed is a step of its own.
  const hidden = { ...both, 'body.1.display.hidden': { value: true, isModified: true } }
  const steps = historyOf([rows('a'), rows('a', 'b'), both, hidden], 2000)
  expect(steps.undo.length).toBe(2)
  // Taken back it is said to be empty: a save that does not name it would leave it as it is stored.
  expect(valuesOf(stepped(steps, hidden, 'undo')?.state)).toEqual({ ...valuesOf(both), 'body.1.display.hidden': null })
})

test('what a save writes and equal values in other objects are no change; rich text that comes back is a new initial value', () => {
  const text = (word: string) => ({ root: { text: word } })
  expect(changedFields({ a: { value: text('x') } }, { a: { value: text('x'), initialValue: 1 } }).size).toBe(0)
  expect(changedFields({ updatedAt: { value: 1 } }, { updatedAt: { value: 2 } }).size).toBe(0)
  expect(changedFields({ a: { value: null, rows: [] } }, { a: { value: 0, rows: [] } }).size).toBe(0)
  expect(changedFields({ a: { value: '' } }, { a: { value: undefined } }).size).toBe(0)
  const history = historyOf([{ a: { value: text('x') } }, { a: { value: text('y'), initialValue: text('x') } }], 2000)
  const back = stepped(history, { a: { value: text('y') } }, 'undo')
  expect(back?.state.a?.initialValue).toEqual(text('x'))
})

test('what somebody else has changed since is not taken back', () => {
  const both: State = { ...typed('a'), 'heading.inner': { value: 1 } }
  const history = historyOf([typed('a'), typed('b'), { ...typed('b'), title: { value: 'Ny' } }], 2000)
  expect(withoutFields(history, ['title']).undo.length).toBe(1)
  expect(withoutFields(historyOf([typed('a'), both], 1), ['heading']).undo.length).toBe(0)
})
