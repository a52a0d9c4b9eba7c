import { expect, test } from 'vitest'
import { campaignFrom, pathFrom, referrerFrom, termFrom } from './event'

test('of an address the path is kept, and no more', () => {
  expect(pathFrom('/ovner?navn=Kari#topp')).toBe('/ovner')
  expect(pathFrom('//annen.no/')).toBeUndefined()
  expect(pathFrom('javascript:alert(1)')).toBeUndefined()
  expect(pathFrom(`/${'a'.repeat(400)}`)).toHaveLength(300)
})

test('of where a visitor came from the host is kept, and our own is nowhere', () => {
  expect(referrerFrom('https://www.google.com/search?q=kari', 'www.eldvarde.no')).toBe('google.com')
  expect(referrerFrom('https://www.eldvarde.no/ovner', 'www.eldvarde.no')).toBeUndefined()
  expect(referrerFrom('android-app://com.slack/', 'www.eldvarde.no')).toBeUndefined()
  expect(referrerFrom('', 'www.eldvarde.no')).toBeUndefined()
})

test('a link says which campaign it is of', () => {
  expect(campaignFrom('/?utm_source=Nyhetsbrev&utm_medium=SMS&utm_campaign=H%C3%B8st%0926')).toEqual({
    source: 'nyhetsbrev',
    medium: 'sms',
    campaign: 'høst 26',
  })
  expect(campaignFrom('/ovner?side=2')).toEqual({})
})

test.each(['kari@example.com', 'Kari 412 34 567', '+4741234567', '010190 12345'])(
  '%s is not counted as a search',
  (text) => {
    expect(termFrom(text)).toBeUndefined()
  },
)

test('searches that differ in case and blanks are the same', () => {
  expect(termFrom('  Varde   8 ')).toBe('varde 8')
  expect(termFrom('   ')).toBeUndefined()
})
