import { expect, test } from 'vitest'
import { countryCode } from './country'

test.each([
  ['Norge', 'NO'],
  [' NORWAY ', 'NO'],
  ['no', 'NO'],
  ['Sverige', 'SE'],
  ['Tyskland', 'DE'],
  ['Svalbard og Jan Mayen', 'SJ'],
  ['Åland', 'AX'],
  ['United Kingdom', 'GB'],
  ['Midgard', undefined],
  ['XX', undefined],
  ['', undefined],
])('%s is %s', (written, code) => expect(countryCode(written)).toBe(code))
