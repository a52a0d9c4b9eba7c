import { expect, test } from 'vitest'
import { faultsOf } from '../../site/forms/faults'
import { registrationSchema } from './schema'

const whole = { user: 'kari', pass: 'vedovn-og-varme', mail: 'kari@eksempel.no', name: '', nick: '' }

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
  const typed = { user: ' kari ', pass: ' to ord  ', mail: ' kari@eksempel.no ', name: ' Kari ', nick: ' K ' }
  expect(faultsOf(registrationSchema, typed)).toEqual({
    output: { user: 'kari', pass: ' to ord  ', mail: 'kari@eksempel.no', name: 'Kari', nick: 'K' },
  })
})

test('a username has at most 60 characters', () => {
  expect(faultsOf(registrationSchema, { ...whole, user: 'x'.repeat(60) })).toHaveProperty('output')
  expect(faultsOf(registrationSchema, { ...whole, user: 'x'.repeat(61) })).toEqual({ faults: { user: 'formTooLong' } })
})

test.each(['kari', 'Kari Ås', 'ola.nordmann', 'a-b_c d.e', '7', 'Łódź', 'Ｋａｒｉ', 'a\u030as'])(
  'a username: %s',
  (user) => {
    expect(faultsOf(registrationSchema, { ...whole, user })).toHaveProperty('output')
  },
)

test.each(['kari@eksempel.no', '<b>', 'kari  ås', 'kari.', '-kari', 'kari\nås', 'kari\u200b', 'каri', '🔥', "o'hara"])(
  'no username: %j',
  (user) => {
    expect(faultsOf(registrationSchema, { ...whole, user })).toEqual({ faults: { user: 'accountUserCharacters' } })
  },
)

test('ways of writing the same letters are one username', () => {
  for (const user of ['a\u030as', 'å\u0073', 'åｓ'])
    expect(faultsOf(registrationSchema, { ...whole, user })).toMatchObject({ output: { user: 'ås' } })
})

test('a password has from 8 to 200 characters', () => {
  for (const [length, fault] of [
    [7, 'accountPasswordShort'],
    [8, undefined],
    [200, undefined],
    [201, 'formTooLong'],
  ] as const)
    expect(faultsOf(registrationSchema, { ...whole, pass: 'x'.repeat(length) }), String(length)).toEqual(
      fault ? { faults: { pass: fault } } : { output: { ...whole, pass: 'x'.repeat(length) } },
    )
})

test('a name is one line', () => {
  expect(faultsOf(registrationSchema, { ...whole, name: ' Kari\r\nBcc:\u0000 Ola ' })).toMatchObject({
    output: { name: 'Kari Bcc:  Ola' },
  })
})
