/** Where the cursor is, by places of nodes below the root: the nodes of another state have other keys. */
import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type LexicalNode,
  type PointType,
} from 'lexical'

interface Point {
  indexes: number[]
  offset: number
}

export interface Place {
  anchor: Point
  focus: Point
}

function pointOf(point: PointType): Point {
  const indexes: number[] = []
  for (let node: LexicalNode = point.getNode(), up = node.getParent(); up; node = up, up = node.getParent())
    indexes.unshift(node.getIndexWithinParent())
  return { indexes, offset: point.offset }
}

/** Undefined where nothing or a whole node is selected. */
export function placeOfSelection(): Place | undefined {
  const selection = $getSelection()
  return $isRangeSelection(selection)
    ? { anchor: pointOf(selection.anchor), focus: pointOf(selection.focus) }
    : undefined
}

function $setPoint(point: PointType, { indexes, offset }: Point): void {
  let node: LexicalNode = $getRoot()
  for (const index of indexes) {
    if (!$isElementNode(node) || node.isEmpty()) break
    node = node.getChildAtIndex(Math.min(index, node.getChildrenSize() - 1)) ?? node
  }
  if ($isTextNode(node)) point.set(node.getKey(), Math.min(offset, node.getTextContentSize()), 'text')
  else if ($isElementNode(node)) point.set(node.getKey(), Math.min(offset, node.getChildrenSize()), 'element')
  else {
    const parent = node.getParentOrThrow()
    point.set(parent.getKey(), node.getIndexWithinParent(), 'element')
  }
}

/** As near to the place as the state has one. */
export function $restorePlace(place: Place | undefined): void {
  if (!place) return
  const selection = $createRangeSelection()
  $setPoint(selection.anchor, place.anchor)
  $setPoint(selection.focus, place.focus)
  $setSelection(selection)
}
