import { expect, test } from 'vitest'
import { faultFacts } from './faultFacts'

test('the log hears the kind of a fault, and nothing of whom it concerns', () => {
  const cause = Object.assign(new Error('Key (email)=(kari@example.com) already exists.'), { code: '23505' })
  const error = new Error('Failed query: insert into "members" … params: kari@example.com', { cause })
  expect(faultFacts(error)).toEqual({ fault: 'Error', code: '23505' })
  expect(faultFacts(new TypeError('kari@example.com'))).toEqual({ fault: 'TypeError' })
  expect(faultFacts('kari@example.com')).toEqual({ fault: 'string' })
})
