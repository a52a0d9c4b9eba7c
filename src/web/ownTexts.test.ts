import { expect, test } from 'vitest'
import { testTexts } from '../../tests/support/testSite'
import { withOwnTexts } from './ownTexts'

test('a language keeps its wording when another is written', () => {
  const own = withOwnTexts(testTexts, { nb: { close: 'Steng' } }, 'en', { close: 'Shut', menu: 'Index' })
  expect(own).toEqual({ nb: { close: 'Steng' }, en: { close: 'Shut', menu: 'Index' } })
})

test('what was not sent stays, what was emptied goes, and nothing that is no text of ours is kept', () => {
  const own = { nb: { close: 'Steng', menu: 'Register', search: 'Finn' } }
  expect(
    withOwnTexts(testTexts, own, 'nb', {
      menu: '',
      search: null,
      close: undefined,
      id: 7,
      own: { nb: { close: 'x' } },
    }),
  ).toEqual({
    nb: { close: 'Steng' },
  })
})

test('the built-in text itself, or blanks, are no wording of one’s own', () => {
  const own = { nb: { close: 'Steng', menu: 'Register' } }
  expect(withOwnTexts(testTexts, own, 'nb', { close: 'Lukk', menu: '  ' })).toEqual({ nb: {} })
})
