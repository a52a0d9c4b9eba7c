import { expect, test } from 'vitest'
import { isSafeTabAddress } from './address'

test.each(['#fakta', 'http://x.no', 'https://x.no/a?b#c', 'mailto:a@x.no', 'tel:+4722000000'])(
  'a tab may lead to %s',
  (address) => expect(isSafeTabAddress(address)).toBe(true),
)

test.each([
  '',
  '/om-oss',
  'om-oss',
  '//x.no',
  'javascript:alert(1)',
  'java\tscript:x',
  ' https://x.no',
  'data:text/html,x',
  'ftp://x.no',
])('a tab may not lead to %j', (address) => expect(isSafeTabAddress(address)).toBe(false))
