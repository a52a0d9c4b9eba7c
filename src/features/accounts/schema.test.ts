import { expect, test } from 'vitest'
import { errorsOf } from '../../web/forms/errors'
import { registrationSchema } from './schema'

const whole = { user: 'kari', pass: 'vedovn-og-varme', mail: 'kari@eksempel.no', name: '', nick: '' }

test('name and nickname may be left out', () => {
  expect(errorsOf(registrationSchema, whole)).toEqual({ output: whole })
})

test('each field that is needed says what is missing, the first of the form first', () => {
  const checked = errorsOf(registrationSchema, { user: '  ', pass: '', mail: '', name: '', nick: '' })
  expect(checked).toEqual({
    errors: { user: 'accountUserMissing', pass: 'accountPasswordMissing', mail: 'formEmailInvalid' },
  })
  expect(Object.keys('errors' in checked ? checked.errors : {})).toEqual(['user', 'pass', 'mail'])
})

test('space around is not part of a name, but of a password', () => {
  const typed = { user: ' kari ', pass: ' to ord  ', mail: ' kari@eksempel.no ', name: ' Kari ', nick: ' K ' }
  expect(errorsOf(registrationSchema, typed)).toEqual({
    output: { user: 'kari', pass: ' to ord  ', mail: 'kari@eksempel.no', name: 'Kari', nick: 'K' },
  })
})

test('a username has at most 60 characters', () => {
  expect(errorsOf(registrationSchema, { ...whole, user: 'x'.repeat(60) })).toHaveProperty('output')
  expect(errorsOf(registrationSchema, { ...whole, user: 'x'.repeat(61) })).toEqual({ errors: { user: 'formTooLong' } })
})

test.each(['kari', 'Kari Ås', 'ola.nordmann', 'a-b_c d.e', '7', 'Łódź', 'Ｋａｒｉ', 'a\u030as'])(
  'a username: %s',
  (user) => {
    expect(errorsOf(registrationSchema, { ...whole, user })).toHaveProperty('output')
  },
)

test.each(['kari@eksempel.no', '<b>', 'kari  ås', 'kari.', '-kari', 'kari\nås', 'kari\u200b', 'каri', '🔥', "o'hara"])(
  'no username: %j',
  (user) => {
    expect(errorsOf(registrationSchema, { ...whole, user })).toEqual({ errors: { user: 'accountUserCharacters' } })
  },
)

test('ways of writing the same letters are one username', () => {
  for (const user of ['a\u030as', 'å\u0073', 'åｓ'])
    expect(errorsOf(registrationSchema, { ...whole, user })).toMatchObject({ output: { user: 'ås' } })
})

test('a password has from 8 to 200 characters', () => {
  for (const [length, error] of [
    [7, 'accountPasswordShort'],
    [8, undefined],
    [200, undefined],
    [201, 'formTooLong'],
  ] as const)
    expect(errorsOf(registrationSchema, { ...whole, pass: 'x'.repeat(length) }), String(length)).toEqual(
      error ? { errors: { pass: error } } : { output: { ...whole, pass: 'x'.repeat(length) } },
    )
})

test('a name is one line', () => {
  expect(errorsOf(registrationSchema, { ...whole, name: ' Kari\r\nBcc:\u0000 Ola ' })).toMatchObject({
    output: { name: 'Kari Bcc:  Ola' },
  })
})
