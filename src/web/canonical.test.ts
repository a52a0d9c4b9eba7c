import { expect, test } from 'vitest'
import { canonicalAddress, isIndexed, leadsElsewhere } from './canonical'

const url = 'https://www.example.no'

test('a path is that of the language of the page, unless it names one', () => {
  expect(canonicalAddress('/ovner', { url, locale: 'nb' })).toBe(`${url}/ovner`)
  expect(canonicalAddress('/ovner', { url, locale: 'en' })).toBe(`${url}/en/ovner`)
  expect(canonicalAddress('/', { url, locale: 'en' })).toBe(`${url}/en`)
  expect(canonicalAddress('/en/ovner', { url, locale: 'en' })).toBe(`${url}/en/ovner`)
  expect(canonicalAddress('https://example.com/a', { url, locale: 'en' })).toBe('https://example.com/a')
})

test('a page that names itself, in either form, is not led elsewhere', () => {
  for (const own of [undefined, null, '', '/ovner', '/ovner/', '/en/ovner', `${url}/ovner`, `${url}/en/ovner`])
    expect(leadsElsewhere(own, '/ovner', url), String(own)).toBe(false)
  expect(leadsElsewhere('/', '/', url)).toBe(false)
  expect(leadsElsewhere(`${url}/`, '/', url)).toBe(false)
  for (const other of ['/peiser', '/', `${url}/peiser`, 'https://example.com/ovner'])
    expect(leadsElsewhere(other, '/ovner', url), other).toBe(true)
})

test('a page is listed unless it is hidden or leads elsewhere', () => {
  expect(isIndexed({}, '/ovner', url)).toBe(true)
  expect(isIndexed({ noindex: true }, '/ovner', url)).toBe(false)
  expect(isIndexed({ noindex: false, canonical: '/peiser' }, '/ovner', url)).toBe(false)
})
