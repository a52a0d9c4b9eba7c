import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstPictureContext } from './firstPicture'
import { type IslandAssets, IslandProvider } from './Island'
import { useKeptMarkup } from './keptMarkup'

const assets: IslandAssets = { runtime: '/r.js', chunk: (name) => `/${name}.js` }

/** Renders what counts how often it is rendered. */
function render(
  key: string,
  from: readonly object[],
  drawn: { times: number; padding?: string },
  { addresses = assets, first = undefined as { taken: boolean } | undefined, isEager = false } = {},
) {
  function Counted() {
    return (
      <b>
        {++drawn.times}
        {drawn.padding}
      </b>
    )
  }
  function Kept() {
    return <p {...useKeptMarkup({ key, from, isEager }, <Counted />)} />
  }
  return renderToStaticMarkup(
    <IslandProvider value={{ assets: addresses, drawn: 0 }}>
      <FirstPictureContext value={first}>
        <Kept />
      </FirstPictureContext>
    </IslandProvider>,
  )
}

test('a key is rendered once from the same objects', () => {
  const drawn = { times: 0 }
  const [menu, settings] = [{}, {}]
  expect(render('header /om-oss', [menu, settings], drawn)).toBe('<p><b>1</b></p>')
  expect(render('header /om-oss', [menu, settings], drawn)).toBe('<p><b>1</b></p>')
  expect(render('header /kontakt', [menu, settings], drawn)).toBe('<p><b>2</b></p>')
  expect(render('header /om-oss', [menu, settings], drawn)).toBe('<p><b>1</b></p>')
})

test('another object renders it anew, and so do one more and other addresses of scripts', () => {
  const drawn = { times: 0 }
  const [menu, settings] = [{}, {}]
  render('header /', [menu, settings], drawn)
  expect(render('header /', [{}, settings], drawn)).toBe('<p><b>2</b></p>')
  expect(render('header /', [menu, {}], drawn)).toBe('<p><b>3</b></p>')
  expect(render('header /', [menu, settings], drawn)).toBe('<p><b>4</b></p>')
  expect(render('header /', [menu, settings, {}], drawn)).toBe('<p><b>5</b></p>')
  expect(render('header /', [menu, settings, {}], drawn, { addresses: { ...assets } })).toBe('<p><b>6</b></p>')
})

test('markup with a picture that is loaded at once, or that may be the first of a page, is not kept', () => {
  const drawn = { times: 0 }
  const article = {}
  expect(render('tile 1', [article], drawn)).toBe('<p><b>1</b></p>')
  expect(render('tile 1', [article], drawn, { first: { taken: false } })).toBe('<p><b>2</b></p>')
  expect(render('tile 1', [article], drawn, { isEager: true })).toBe('<p><b>3</b></p>')
  expect(render('tile 1', [article], drawn, { first: { taken: true } })).toBe('<p><b>1</b></p>')
})

test('addresses that do not exist push out what was not used for the longest time', () => {
  const drawn = { times: 0, padding: 'x'.repeat(1024 * 1024) }
  const menu = {}
  const first = render('header /', [menu], drawn)
  for (let at = 0; at < 40; at++) {
    render(`header /finnes-ikke-${at}`, [menu], drawn)
    expect(render('header /', [menu], drawn)).toBe(first)
  }
  const { times } = drawn
  render('header /finnes-ikke-39', [menu], drawn)
  expect(drawn.times).toBe(times)
  render('header /finnes-ikke-0', [menu], drawn)
  expect(drawn.times).toBe(times + 1)
})
