import { expect, test } from 'vitest'
import { readPerson } from './readPerson'

test.each([
  [{ email: ' Kari@Example.COM ' }, { email: 'kari@example.com' }],
  [{ mobile: '412 34 567' }, { mobile: '+4741234567' }],
  [{ mobile: '0047 41234567' }, { mobile: '+4741234567' }],
  [{ mobile: '+46 70 123 45 67' }, { mobile: '+46701234567' }],
  [{ email: 'kari@example.com', mobile: '+47' }, { email: 'kari@example.com' }],
  [
    { email: 'kari@example.com', mobile: '41234567' },
    { email: 'kari@example.com', mobile: '+4741234567' },
  ],
  [{}, { error: 'missing' }],
  [{ email: '  ', mobile: '' }, { error: 'missing' }],
  [{ email: 'kari' }, { error: 'email' }],
  [{ email: 'kari@example.com', mobile: '12' }, { error: 'mobile' }],
  [{ email: { $ne: '' } }, { error: 'missing' }],
])('%j is %j', (typed, person) => expect(readPerson(typed)).toEqual(person))
