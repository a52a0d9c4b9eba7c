import { expect, test } from 'vitest'
import { isStored, maySend, type Submission, submissionOf, withoutResponse } from './submission'

test('a stored submission is sent, or leads to the page that its form names', () => {
  expect(submissionOf(true, { message: 'Takk!' })).toEqual({ kind: 'sent', message: 'Takk!' })
  expect(submissionOf(true, { message: 'Takk!', href: '/takk' })).toEqual({ kind: 'leaving', href: '/takk' })
})

test('a refused one has failed, with the errors of its fields, and leads nowhere', () => {
  const errors = { navn: 'Fyll ut «Navn».' }
  expect(submissionOf(false, { message: 'Se over feltene.', errors, href: '/takk' })).toEqual({
    kind: 'failed',
    message: 'Se over feltene.',
    errors,
  })
  expect(submissionOf(false, { message: 'Vent litt.' })).toMatchObject({ kind: 'failed', errors: {} })
  expect(withoutResponse('Ikke sendt.')).toEqual({ kind: 'failed', message: 'Ikke sendt.', errors: {} })
})

const states: readonly [state: Submission, maySend: boolean, isStored: boolean][] = [
  [{ kind: 'idle' }, true, false],
  [{ kind: 'sending' }, false, false],
  [{ kind: 'failed', message: '', errors: {} }, true, false],
  [{ kind: 'sent', message: '' }, true, true],
  [{ kind: 'leaving', href: '/takk' }, true, true],
]
test.each(states)('in the state %j a form may be sent: %j, and its submission is stored: %j', (state, may, stored) => {
  expect(maySend(state)).toBe(may)
  expect(isStored(state)).toBe(stored)
})
