import { expect, test } from 'vitest'
import { readIntent } from './intents'
import { words } from './words'

test.each([
  ['hvor kan jeg kjøpe ovn', ['forhandler'], ['kjope']],
  ['hvem selger ovner', ['forhandler'], ['selger']],
  ['når åpner dere', ['apningstid'], ['apner']],
  ['kjøpe ovn', [], []],
  ['hvor stor ovn trenger jeg', [], []],
])('%s asks for %j', (text, nouns, said) => {
  const intent = readIntent(words(text), 'nb')
  expect([intent.nouns, [...intent.said]]).toEqual([nouns, said])
})

test('in English too', () => expect(readIntent(words('where can I buy a stove'), 'en').nouns).toEqual(['dealer']))
