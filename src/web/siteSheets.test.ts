import { expect, test } from 'vitest'
import { SiteSheets, sheetLocale } from './siteSheets'

const rules = { shared: 'a{}', theme: ':root{--brand:red}', frame: '.menu{}' }

test('equal rules have one address, in which the language is read; other rules have another', () => {
  const sheets = new SiteSheets()
  const { path, content } = sheets.add('en', rules)
  expect(content.toString()).toBe('a{}:root{--brand:red}.menu{}')
  expect(sheetLocale(path)).toBe('en')
  expect(sheets.add('en', { ...rules }).path).toBe(path)
  expect(new SiteSheets().add('en', rules).path).toBe(path)
  const others = [
    sheets.add('nb', rules),
    sheets.add('en', { ...rules, frame: '.bar{}' }),
    sheets.add('en', { ...rules, theme: '' }),
  ]
  expect(new Set([path, ...others.map((other) => other.path)]).size).toBe(4)
})

test('a sheet is held when the theme has changed and changed back', () => {
  const sheets = new SiteSheets()
  const first = sheets.add('nb', rules)
  const second = sheets.add('nb', { ...rules, theme: '' })
  expect(sheets.at(first.path)?.content).toEqual(first.content)
  expect(sheets.add('nb', rules).path).toBe(first.path)
  expect(sheets.at(second.path)).toBe(second)
})

test('what a hundred changes left does not stay for ever, and the newest is held', () => {
  const sheets = new SiteSheets()
  const paths = Array.from({ length: 100 }, (_, at) => sheets.add('nb', { ...rules, theme: `p{top:${at}px}` }).path)
  expect(paths.filter((path) => sheets.at(path)).length).toBeLessThanOrEqual(50)
  expect(sheets.at(paths[99] ?? '')).toBeDefined()
})

test.each(['/assets/site.css', '/assets/site-de-abcdefghijkl.css', '/assets/site-nb-short.css', '/assets/client.css'])(
  '%s is no address of a sheet',
  (path) => expect(sheetLocale(path)).toBeUndefined(),
)
