import { expect, test } from 'vitest'
import { packTexts, unpackTexts } from './texts'

test('the form’s script finds each text by its key, also where editors wrote several lines', () => {
  const t = unpackTexts(packTexts({ t: (key) => (key === 'formName' ? 'Your\n name' : `${key} {row}`) }))
  expect(t('formName')).toBe('Your name')
  expect(t('orderRowName', { row: 3 })).toBe('orderRowName 3')
  expect(t('orderYou', { row: 4 })).toBe('orderYou 4')
})
