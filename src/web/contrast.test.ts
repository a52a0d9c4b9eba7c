import { expect, test } from 'vitest'
import { contrast, contrastProblems } from './contrast'
import { defaultTheme } from './themeDefaults'

test('black on white is 21:1, whichever way round', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
})

test('a known pair: #767676 on white passes AA by a hair', () => {
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
})

test('the default theme can be read', () => expect(contrastProblems(defaultTheme)).toEqual([]))

test('a pale text is named with its ground and its ratio', () => {
  const theme = { ...defaultTheme, light: { ...defaultTheme.light, text: '#cccccc' } }
  const [problem] = contrastProblems(theme)
  expect(problem).toMatchObject({ mode: 'light', foreground: 'text', background: 'background', needed: 4.5 })
  expect(problem?.ratio).toBeCloseTo(1.61, 2)
})
