import { expect, test } from 'vitest'
import { type OrderSending, type RefusedOrder, reduceSending } from './sending'

const editing: OrderSending = { state: 'editing', refusal: undefined, errors: {}, turn: 0 }
const refusal: RefusedOrder = {
  message: 'Correct this first:',
  tone: 'danger',
  found: [{ href: '#name', text: 'Name' }],
}
const refused = (from: OrderSending) =>
  reduceSending(from, { kind: 'refused', refusal, errors: { name: 'Name', email: 'E-mail' } })

test('pressed twice it is sent once, and once stored it is sent no more', () => {
  const sending = reduceSending(editing, { kind: 'began' })
  expect(sending.state).toBe('sending')
  expect(reduceSending(sending, { kind: 'began' })).toBe(sending)
  const sent = reduceSending(sending, { kind: 'accepted' })
  expect(sent.state).toBe('sent')
  expect(reduceSending(sent, { kind: 'began' })).toBe(sent)
  expect(refused(sent)).toBe(sent)
})

test('what was refused can be sent again; what was wrong stays in sight meanwhile', () => {
  const again = reduceSending(refused(editing), { kind: 'began' })
  expect(again).toMatchObject({ state: 'sending', refusal, errors: { name: 'Name' } })
})

test('the same refusal is said again', () => {
  const once = refused(editing)
  expect(refused(once)).toEqual({ ...once, turn: once.turn + 1 })
})

test('a field that is corrected is wrong no more; the summary stays', () => {
  const corrected = reduceSending(refused(editing), { kind: 'corrected', name: 'name' })
  expect(corrected).toMatchObject({ state: 'editing', errors: { email: 'E-mail' }, refusal })
  expect(corrected.errors).not.toHaveProperty('name')
  expect(reduceSending(corrected, { kind: 'corrected', name: 'name' })).toBe(corrected)
})
