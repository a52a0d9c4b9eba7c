import { expect, test } from 'vitest'
import { errorsOf } from '../../web/forms/errors'
import { contractText } from './refusals'
import { registrationSchema } from './schema'

const whole = { user: 'kari', pass: 'vedovn-og-varme', mail: 'kari@eksempel.no', name: '', nick: '' }

function refusal(changed: Record<string, string>): string | undefined {
  const checked = errorsOf(registrationSchema, { ...whole, ...changed })
  return 'errors' in checked ? contractText(checked) : undefined
}

test.each<[Record<string, string>, string | undefined]>([
  [{}, undefined],
  [{ user: ' \t' }, 'Cannot create a user with an empty login name.'],
  [{ user: 'x'.repeat(61) }, 'Username may not be longer than 60 characters.'],
  [
    { user: 'kari@eksempel.no' },
    'Username may only contain letters and digits, with single spaces, periods, hyphens or underscores between them.',
  ],
  [{ pass: '' }, 'Password must have at least 8 characters.'],
  [{ pass: '1234567' }, 'Password must have at least 8 characters.'],
  [{ pass: 'x'.repeat(201) }, 'Password may not be longer than 200 characters.'],
  [{ mail: 'kari@' }, 'Please enter a valid email address.'],
  [{ mail: `${'k'.repeat(250)}@eksempel.no` }, 'Please enter a valid email address.'],
  [{ name: 'x'.repeat(101) }, 'Name may not be longer than 100 characters.'],
  [{ nick: 'x'.repeat(101) }, 'Nickname may not be longer than 100 characters.'],
  // The first field with an error.
  [{ user: '', pass: '', mail: '' }, 'Cannot create a user with an empty login name.'],
])('%j: %s', (changed, text) => {
  expect(refusal(changed)).toBe(text)
})

test('what has no text of its own is the one that says nothing', () => {
  expect(contractText({ errors: {} })).toBe('Ooops, something went wrong, please try again later.')
  expect(contractText({ errors: { mail: 'accountWait' } })).toBe('Ooops, something went wrong, please try again later.')
})
