/** React draws, a plain module only enhances (ARCHITECTURE.md, islands). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './architectureSources'

/** Plain modules that make elements: what a library asks for, and what the server never draws. */
const makers: Readonly<Record<string, string>> = {
  'features/dealers/islands/dealerTileMap.ts': 'Leaflet’s map: the element that it fills, its popups, its style sheet',
  'features/orderList/client/flight.ts': 'the copy of a picture that flies to the cart, and is gone when it is there',
  'features/visualEditing/client/staffBar.ts': 'the bar of staff: kept pages carry nothing of it',
  'web/client/drawnPage.ts': 'parts that the server drew on another page, taken over into this one',
  'web/client/lightbox/measuring.ts': 'PhotoSwipe asks for an element while a picture is measured',
  'web/client/lightbox/pictures.ts': 'the dialog that PhotoSwipe draws in, without React (decision 018)',
  'web/client/visualEditing/parts.ts': 'outlines and tools over the live preview, which no visitor loads',
  'web/client/visualEditing/writing/index.ts': 'what was written stays in sight in the live preview until it is saved',
  'web/client/visualEditing/writing/nodes.ts': 'Lexical asks for the elements of nodes that it does not know',
  'web/client/visualEditing/writing/stage.ts': 'the place of a rich text that is written in the live preview',
  'web/islands/externalFrame.ts': 'a frame of another site, shown without a click where it is always allowed',
  'web/phone/client/widget.ts': 'the style sheet of the phone widget',
}

const creates =
  /\.(?:createElement(?:NS)?|insertAdjacentHTML|cloneNode|importNode|adoptNode|replaceWith)\(|\.(?:inner|outer)HTML\s*=[^=]|new (?:Option|Image|DOMParser)\(/

test('plain modules of the browser create no elements, and one helper takes over what the server drew', () => {
  const found = sourceFiles(/\/(?:islands|client)\/(?:.+\/)?[^/]+\.ts$/).filter(
    (file) => creates.test(readFileSync(readSource(file), 'utf8')) && !(file in makers),
  )
  expect(found).toEqual([])
})

test('what may create elements does', () => {
  const idle = Object.keys(makers).filter((file) => !creates.test(readFileSync(readSource(file), 'utf8')))
  expect(idle).toEqual([])
})
