import { expect, test } from 'vitest'
import { afterResponse, leftText, textOf } from './sending'

test('an answer is read as the contract says', () => {
  expect(textOf({ success: true, data: 'Sendt' })).toBe('Sendt')
  expect(textOf({ success: false, data: { message: 'Access denied.' } })).toBe('Access denied.')
  for (const odd of [{}, { success: true }, { success: false, data: 'x' }, { success: false, data: null }])
    expect(textOf(odd)).toBeUndefined()
})

test.each([
  [true, { success: true, data: 'Sendt' }, { state: 'sent', text: 'Sendt' }],
  [true, { success: true }, { state: 'sent', text: 'Utilgjengelig' }],
  [true, { success: false, data: { message: 'Nei' } }, { state: 'failed', text: 'Nei' }],
  // A success that the status denies is none.
  [false, { success: true, data: 'Sendt' }, { state: 'failed', text: 'Sendt' }],
  [false, null, { state: 'failed', text: 'Utilgjengelig' }],
  [false, '<html>', { state: 'failed', text: 'Utilgjengelig' }],
])('%s with %j', (ok, body, sending) => {
  expect(afterResponse(ok, body, 'Utilgjengelig')).toEqual(sending)
})

test('what is left is told from eight characters before the end', () => {
  const rule = { max: 160, tellFrom: 8, text: '{left} tegn igjen' }
  expect([151, 152, 160].map((length) => leftText(length, rule))).toEqual(['', '8 tegn igjen', '0 tegn igjen'])
})
