import { expect, test } from 'vitest'
import { maySend, nextStep, type Steps } from './steps'

const kari = { name: 'Kari', mobile: '+4741234567', type: 'subscribe' }
const verifies = { verifies: true }
const fresh: Steps = { step: 'request' }
const sent = (steps: Steps, body = kari) => nextStep(steps, { type: 'sent', body }, verifies)
const answered = (steps: Steps, succeeded: boolean, rules = verifies) =>
  nextStep(steps, { type: 'answered', succeeded, text: 'Svaret' }, rules)
const failure = { text: 'Svaret', isError: true }
const success = { text: 'Svaret', isError: false }

test('who subscribes is asked for the code, and what was sent goes along', () => {
  const code = answered(sent(fresh), true)
  expect(code).toEqual({ step: 'code', sent: kari, message: success })
  const wrong = answered(sent(code, { ...kari, activation: '0000' } as typeof kari), false)
  expect(wrong).toEqual({ step: 'code', sent: kari, message: failure })
  expect(answered(sent(wrong), true)).toEqual({ step: 'done', message: success })
})

test('without a code, and for those who leave, step one is the last', () => {
  expect(answered(sent(fresh), true, { verifies: false })).toEqual({ step: 'done', message: success })
  expect(answered(sent(fresh, { ...kari, type: 'unsubscribe' }), true)).toEqual({ step: 'done', message: success })
})

test('a failure leaves the step, with its message, until it is sent again', () => {
  const failed = answered(sent(fresh), false)
  expect(failed).toEqual({ step: 'request', message: failure })
  expect(sent(failed)).toMatchObject({ step: 'request', sending: kari })
})

test('a second press while a call is under way sends nothing, nor does one after the end', () => {
  const sending = sent(fresh)
  expect(sent(sending, { ...kari, name: 'Ola' })).toBe(sending)
  const done = answered(sending, true, { verifies: false })
  expect(sent(done)).toBe(done)
  expect(answered(fresh, true)).toBe(fresh)
})

test('nobody subscribes without agreeing where consent is asked for; leaving agrees to nothing', () => {
  expect([maySend('subscribe', false), maySend('subscribe', true), maySend('subscribe', undefined)]).toEqual([
    false,
    true,
    true,
  ])
  expect(maySend('unsubscribe', false)).toBe(true)
})
