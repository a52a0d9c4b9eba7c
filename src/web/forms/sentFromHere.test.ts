import { expect, test } from 'vitest'
import { sentFromHere } from './sentFromHere'

const host = 'www.example.no'

test.each<[Record<string, string>, boolean]>([
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://www.example.no' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://shop.example.no' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  // A browser that does not send the relation yet.
  [{ origin: 'https://www.example.no' }, true],
  [{ origin: 'http://www.example.no' }, true],
  [{ origin: 'https://www.example.no.evil.example' }, false],
  [{ origin: 'https://www.example.no:8443' }, false],
  [{ origin: 'null' }, false],
  // Not a browser.
  [{}, true],
])('%o is from here: %s', (headers, expected) => {
  expect(sentFromHere(new Headers({ host, ...headers }))).toBe(expected)
})
