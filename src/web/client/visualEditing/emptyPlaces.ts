/**
 * Places of empty texts, which the server has marked (`web/emptyPlace.ts`). In the chosen block they show the name of their
 * field; elsewhere the page looks as it is published, but for a block that shows nothing at all.
 */
import { markedPath, withoutMarks } from '../../emptyPlace'
import { BLOCK, blockOf } from './blocks'
import { PLACE } from './places'

/** Holds the path of the field in its block. */
export const EMPTY = '[data-empty]'

export const emptyRules = `
  [data-empty-around]:not([data-empty-around=always], [data-empty-shown]) { display: none !important; }
  [data-empty] { cursor: text; }
  [data-empty]:empty::before, .rich-text[data-empty]::before { content: attr(data-empty-name); font-style: italic;
    opacity: .75; text-decoration: underline dashed 1px; text-underline-offset: .2em; }
`

/** What is seen though it has no words. */
const SEEN =
  'img, video, audio, iframe, canvas, hr, input, select, textarea, button, a[href], svg:not([aria-hidden=true])'

const isBare = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' &&
  [...element.querySelectorAll(SEEN)].every((seen) => seen.matches(EMPTY) || seen.querySelector(EMPTY) !== null)

/** All that stands around the place for its sake alone. */
function aroundOf(place: Element, block: Element): Element {
  let around = place
  for (let up = place.parentElement; up && up !== block && isBare(up); up = up.parentElement) around = up
  return around
}

/** Makes places of the marks. Hidden until they are shown. */
export function takeMarks(root: Document): void {
  const walker = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT)
  const marked: { node: Text; path: string }[] = []
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const path = markedPath(node.data)
    if (path !== undefined) marked.push({ node, path })
  }
  for (const { node, path } of marked) {
    const parent = node.parentElement
    const place = parent?.closest<HTMLElement>(PLACE) ?? parent
    node.remove()
    if (place && (place.matches(PLACE) || !place.hasChildNodes())) place.dataset.empty = path
  }
  const blocks = new Set<Element>()
  for (const place of root.querySelectorAll(EMPTY)) {
    const block = blockOf(place)
    if (!block) continue
    aroundOf(place, block).setAttribute('data-empty-around', isBare(block) ? 'always' : '')
    blocks.add(block)
  }
  for (const block of blocks) for (const element of block.querySelectorAll('*')) cleanAttributes(element)
}

/** What is named by a text carries its mark. */
function cleanAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    const words = withoutMarks(value)
    if (words === value) continue
    if (words) element.setAttribute(name, words)
    else element.removeAttribute(name)
  }
}

/** `names`: of fields, by the type of the block and their path without numbers. `chosen`: id of a block. */
export function showPlaces(root: Document, names: Readonly<Record<string, string>>, chosen: string): void {
  for (const place of root.querySelectorAll<HTMLElement>(EMPTY)) {
    const { blockType = '' } = blockOf(place)?.dataset ?? {}
    const path = (place.dataset.empty ?? '').replace(/\.\d+(?=\.)/g, '')
    place.dataset.emptyName = names[`${blockType}.${path}`] ?? ''
  }
  for (const around of root.querySelectorAll('[data-empty-around]'))
    around.toggleAttribute('data-empty-shown', around.closest<HTMLElement>(BLOCK)?.dataset.blockId === chosen)
}
