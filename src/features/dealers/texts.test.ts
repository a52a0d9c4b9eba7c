import { expect, test } from 'vitest'
import { testTexts } from '../../../tests/support/testSite'
import { locales } from '../../lib/locales'

test.each([
  ['dealerOrder', 'dealerOrderTo'],
  ['dealerCall', 'dealerCallTo'],
  ['dealerRoute', 'dealerRouteTo'],
  ['dealerChoose', 'dealerChooseNamed'],
  ['dealerForget', 'dealerForgetNamed'],
] as const)('who says what %s shows reaches it by voice: its full name begins so', (shown, named) => {
  for (const locale of locales) expect(testTexts[named][locale].startsWith(testTexts[shown][locale])).toBe(true)
})
