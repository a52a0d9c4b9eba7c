import { expect, test } from 'vitest'
import { faultsOf } from '../../site/forms/faults'
import { registrationSchema } from './schema'

const whole = { user: 'kari', pass: 'vedovn', mail: 'kari@eksempel.no', name: '', nick: '' }

test('name and nickname may be left out', () => {
  expect(faultsOf(registrationSchema, whole)).toEqual({ output: whole })
})

test('each field that is needed says what is missing, the first of the form first', () => {
  const checked = faultsOf(registrationSchema, { user: '  ', pass: '', mail: '', name: '', nick: '' })
  expect(checked).toEqual({
    faults: { user: 'accountUserMissing', pass: 'accountPasswordMissing', mail: 'formEmailInvalid' },
  })
  expect(Object.keys('faults' in checked ? checked.faults : {})).toEqual(['user', 'pass', 'mail'])
})

test('space around is not part of a name, but of a password', () => {
  const typed = { user: ' kari ', pass: ' to ord ', mail: ' kari@eksempel.no ', name: ' Kari ', nick: ' K ' }
  expect(faultsOf(registrationSchema, typed)).toEqual({
    output: { user: 'kari', pass: ' to ord ', mail: 'kari@eksempel.no', name: 'Kari', nick: 'K' },
  })
})

test('a username has at most 60 characters', () => {
  expect(faultsOf(registrationSchema, { ...whole, user: 'x'.repeat(60) })).toHaveProperty('output')
  expect(faultsOf(registrationSchema, { ...whole, user: 'x'.repeat(61) })).toEqual({ faults: { user: 'formTooLong' } })
})
