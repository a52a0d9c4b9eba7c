import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type IslandAssets, IslandProvider } from '../../web/Island'
import { useKeptMarkup } from './keptMarkup'

const assets: IslandAssets = { runtime: '/r.js', chunk: (name) => `/${name}.js` }

/** Draws what counts how often it is drawn. */
function draw(documents: readonly [object, ...object[]], address: string, drawn = { times: 0 }, from = assets) {
  function Counted() {
    return <b>{++drawn.times}</b>
  }
  function Kept() {
    return (
      <p dangerouslySetInnerHTML={{ __html: useKeptMarkup({ documents, address, islandPrefix: 'h' }, <Counted />) }} />
    )
  }
  return renderToStaticMarkup(
    <IslandProvider value={{ assets: from, drawn: 0 }}>
      <Kept />
    </IslandProvider>,
  )
}

test('an address is drawn once from the same documents', () => {
  const drawn = { times: 0 }
  const [menu, settings] = [{}, {}]
  expect(draw([menu, settings], '/om-oss', drawn)).toBe('<p><b>1</b></p>')
  expect(draw([menu, settings], '/om-oss', drawn)).toBe('<p><b>1</b></p>')
  expect(draw([menu, settings], '/kontakt', drawn)).toBe('<p><b>2</b></p>')
  expect(draw([menu, settings], '/om-oss', drawn)).toBe('<p><b>1</b></p>')
})

test('a change of any document draws it anew, and so do other addresses of scripts', () => {
  const drawn = { times: 0 }
  const [menu, settings] = [{}, {}]
  draw([menu, settings], '/', drawn)
  expect(draw([{}, settings], '/', drawn)).toBe('<p><b>2</b></p>')
  expect(draw([menu, {}], '/', drawn)).toBe('<p><b>3</b></p>')
  expect(draw([menu, settings], '/', drawn, { ...assets })).toBe('<p><b>4</b></p>')
})

test('addresses that do not exist push out the oldest ones', () => {
  const drawn = { times: 0 }
  const menu = {}
  for (let at = 0; at <= 500; at++) draw([menu], `/finnes-ikke-${at}`, drawn)
  expect(draw([menu], '/finnes-ikke-500', drawn)).toBe('<p><b>501</b></p>')
  expect(draw([menu], '/finnes-ikke-0', drawn)).toBe('<p><b>502</b></p>')
})
