import { expect, test } from 'vitest'
import { documentKeyOf, favouriteKeyOf, keysIn, matching, withinSentence, withoutOrWith, withRecent } from './entries'

const entry = (title: string, keywords = '') => ({ key: title, title, href: '/', keywords })

test('an entry is found by every word in any order, and one that begins with it comes first', () => {
  const entries = [entry('Nettsider'), entry('Opprett side', 'ny nytt'), entry('Sider')]
  expect(matching(entries, 'sid', 9).map(({ title }) => title)).toEqual(['Sider', 'Nettsider', 'Opprett side'])
  expect(matching(entries, 'NY side', 9).map(({ title }) => title)).toEqual(['Opprett side'])
  expect(matching(entries, 'side', 1)).toHaveLength(1)
  expect(matching(entries, ' ', 9)).toEqual([])
})

test('names stand within a sentence with a small letter, abbreviations as they are', () => {
  expect(['Side', 'SMS-kampanje', 'Ærlig'].map(withinSentence)).toEqual(['side', 'SMS-kampanje', 'ærlig'])
})

test('the last opened document comes first and stands once', () => {
  expect(withRecent(['pages:1', 'pages:2'], 'pages:2', 8)).toEqual(['pages:2', 'pages:1'])
  expect(withRecent(['a:1', 'a:2'], 'a:3', 2)).toEqual(['a:3', 'a:1'])
})

test('a document is known by its screen’s address', () => {
  expect(documentKeyOf('/admin/collections/pages/12')).toBe('pages:12')
  expect(documentKeyOf('/admin/collections/pages/12/versions')).toBe('pages:12')
  expect(documentKeyOf('/admin/collections/pages/create')).toBeUndefined()
  expect(documentKeyOf('/admin/globals/site')).toBeUndefined()
})

test('documents, lists and settings can be favourites, each once, the newest first', () => {
  expect(favouriteKeyOf('/admin/collections/pages/12')).toBe('pages:12')
  expect(favouriteKeyOf('/admin/collections/pages')).toBe('screen:pages')
  expect(favouriteKeyOf('/admin/globals/site')).toBe('screen:site')
  expect(favouriteKeyOf('/admin/collections/pages/create')).toBeUndefined()
  expect(favouriteKeyOf('/admin')).toBeUndefined()
  expect(withoutOrWith(['a:1', 'a:2'], 'a:3', 2)).toEqual(['a:3', 'a:1'])
  expect(withoutOrWith(['a:1', 'a:2'], 'a:1', 2)).toEqual(['a:2'])
})

test('what else is stored under the name of the favourites is passed over', () => {
  expect(keysIn({ keys: ['pages:1', 'screen:pages', 7, 'x', 'a:1,b:2'] })).toEqual(['pages:1', 'screen:pages'])
  expect([keysIn(undefined), keysIn('pages:1'), keysIn({ keys: 'pages:1' })]).toEqual([[], [], []])
})
