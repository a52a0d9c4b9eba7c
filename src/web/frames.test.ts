import { expect, test } from 'vitest'
import { frameHosts, isHostName, mayBeFramed } from './frames'

test.each(['kart.eksempel.no', 'a.b-c.example.com', 'xn--blb-ula.no', 'eksempel.no:8443'])('%s is a host', (host) =>
  expect(isHostName(host)).toBe(true),
)

test.each([
  '',
  'no',
  'https://eksempel.no',
  'eksempel.no/kart',
  '*.eksempel.no',
  'a b.no',
  "x.no; script-src 'self'",
  '-a.no',
])('%j is none', (host) => expect(isHostName(host)).toBe(false))

test('only our own pages, and https on a named host, are framed', () => {
  const hosts = frameHosts({ frameHosts: ['kart.eksempel.no', 'not a host'] })
  expect(hosts).toEqual(['www.youtube-nocookie.com', 'player.vimeo.com', 'kart.eksempel.no'])
  expect(mayBeFramed('/om-oss', hosts)).toBe(true)
  expect(mayBeFramed('https://kart.eksempel.no/x?y=1', hosts)).toBe(true)
  for (const address of [
    '//kart.eksempel.no/',
    '/\\kart.eksempel.no',
    'http://kart.eksempel.no/',
    'https://andre.no/',
    'javascript:alert(1)',
    '',
  ])
    expect(mayBeFramed(address, hosts), address).toBe(false)
})
