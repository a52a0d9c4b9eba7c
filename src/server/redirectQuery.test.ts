import { expect, test } from 'vitest'
import { withRequestQuery } from './redirectQuery'

test.each([
  ['/ny', '?utm_source=avis', {}, '/ny?utm_source=avis'],
  ['/ny', '', {}, '/ny'],
  ['/ny?a=1#del', '?a=2&b=3', {}, '/ny?a=1&b=3#del'],
  ['/ny#del', '?b=%C3%A5', {}, '/ny?b=%C3%A5#del'],
  // A parameter that the target replaced is not appended again.
  [
    '/artikler?side=3',
    '?side=99&linje=ovner&utm_medium=sms',
    { side: '99', linje: 'ovner' },
    '/artikler?side=3&utm_medium=sms',
  ],
  ['https://annet.example/', '?utm_source=avis', {}, 'https://annet.example/'],
  ['//annet.example/', '?utm_source=avis', {}, '//annet.example/'],
])('%s with %s, knowing %j: %s', (to, search, known, onward) =>
  expect(withRequestQuery(to, search, known)).toBe(onward),
)
