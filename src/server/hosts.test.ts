import { expect, test } from 'vitest'
import { hostCheck, ownOrigins } from './hosts'

test('with SITE_URL only its host is answered', () => {
  const isOurs = hostCheck({ siteUrl: 'https://www.example.no', siteUrlGiven: true, port: 3000 })
  expect(isOurs('www.example.no')).toBe(true)
  for (const host of ['example.no', 'www.example.no.evil.example', 'localhost:3000', undefined])
    expect(isOurs(host)).toBe(false)
})

test('without it only names of this machine are', () => {
  const place = { siteUrl: 'http://localhost:3000', siteUrlGiven: false, port: 3000 }
  const isOurs = hostCheck(place)
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost']) expect(isOurs(host)).toBe(true)
  for (const host of ['evil.example', 'evil.example:3000', undefined]) expect(isOurs(host)).toBe(false)
  expect(ownOrigins(place)).toContain('http://127.0.0.1:3000')
})
