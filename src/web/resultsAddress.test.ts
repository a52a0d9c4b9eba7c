import { expect, test } from 'vitest'
import { resultsAddress } from './resultsAddress'

test.each([
  ['/', '?search_Query=ovn', '/sok?search_Query=ovn'],
  ['/om-oss', '?a=1&search_Query=bålpanne&b=2', '/sok?search_Query=b%C3%A5lpanne&a=1&b=2'],
  ['/', '?utm_source=avis&search_Query=ovn', '/sok?search_Query=ovn&utm_source=avis'],
  ['/en/about', '?search_Query=', '/en/sok?search_Query='],
  ['/en', '?search_Query=a%26b', '/en/sok?search_Query=a%26b'],
  ['/sok', '?search_Query=ovn', undefined],
  ['/en/sok', '?search_Query=ovn', undefined],
  ['/om-oss', '?q=ovn', undefined],
  ['/om-oss', '?my_search_Query=ovn', undefined],
])('%s%s leads to %s', (path, search, results) => expect(resultsAddress(path, search, '/sok')).toBe(results))
