import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testPicture, testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { LogoWallBlock, logoSize } from './Block'

const draw = (logos: BlockOf<'logoWall'>['logos'], grey = true) =>
  renderToStaticMarkup(<LogoWallBlock block={{ blockType: 'logoWall', logos, grey }} site={testSite} first={false} />)

test('a logo is called by its name and leads where it should', () => {
  const html = draw([{ picture: testPicture, name: 'Ildlauget', url: 'https://ildlauget.example' }])
  expect(html).toMatch(
    /<a class="logo-place" href="https:\/\/ildlauget\.example" rel="noopener"><img[^>]* alt="Ildlauget"/,
  )
})

test('an address that could run something is no link', () => {
  expect(draw([{ picture: testPicture, name: 'X', url: 'javascript:alert(1)' }])).not.toContain('<a')
})

test('a deleted logo has no place, and a wall of none is none', () => {
  expect(
    draw([
      { picture: testPicture, name: 'X' },
      { picture: 7, name: 'Y' },
    ]).match(/<li>/g),
  ).toHaveLength(1)
  expect(draw([{ picture: 7, name: 'Y' }])).toBe('')
})

test('the wider a logo is, the lower it stands', () => {
  const sized = (width: number, height: number) => logoSize({ ...testPicture, sizes: {}, width, height })
  expect([sized(100, 200), sized(100, 100), sized(300, 200), sized(300, 100), sized(900, 100), sized(0, 0)]).toEqual([
    0, 0, 1, 2, 4, 0,
  ])
})
