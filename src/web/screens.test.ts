import { expect, test } from 'vitest'
import { resolveLink } from './links'
import { isScreen } from './screens'
import { localisedPath, type Site } from './site'

test.each([
  ['/bestilling', true],
  ['/bestilling?forhandler=a', true],
  ['/artikler/gruppe/ovner#topp', true],
  ['/bestillinger', false],
  ['/om-oss/konto', false],
  ['https://example.no/konto', false],
])('%s is one of the program’s own pages: %s', (address, own) =>
  expect(isScreen(address, ['/artikler', '/bestilling', '/konto'])).toBe(own),
)

test('a link by address leads to the program’s own page in the language of who reads, and elsewhere as it is written', () => {
  const site = {
    href: (path: string) => localisedPath(path, 'en'),
    settings: { listPage: 7 },
    tree: { path: (id: number) => (id === 7 ? '/liste' : undefined), idAt: () => undefined },
    screens: ['/bestilling'],
    listPages: [{ field: 'listPage', defaultPath: '/standard' }],
  } as unknown as Site
  const hrefOf = (url: string) => resolveLink({ label: 'Cart', type: 'address', url }, site)?.href
  expect(hrefOf('/bestilling?forhandler=a')).toBe('/en/bestilling?forhandler=a')
  expect(hrefOf('/liste')).toBe('/en/liste')
  expect(hrefOf('/liste/noe')).toBe('/en/liste/noe')
  expect(hrefOf('/standard')).toBe('/standard')
  expect(hrefOf('/om-oss')).toBe('/om-oss')
})
