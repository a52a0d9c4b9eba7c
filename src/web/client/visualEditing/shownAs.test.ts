import { expect, test } from 'vitest'
import { answered } from './shownAs'

test('a condition asks for the scheme no more, and for all else as before', () => {
  expect(answered('(prefers-color-scheme: dark)', 'dark')).toBe('(min-width: 0px)')
  expect(answered('screen and (prefers-color-scheme:dark) and (width >= 700px)', 'light')).toBe(
    'screen and (max-width: 0px) and (width >= 700px)',
  )
  expect(answered('(prefers-color-scheme: light)', 'light')).toBe('(min-width: 0px)')
  expect(answered('(width >= 700px)', 'dark')).toBe('(width >= 700px)')
})
