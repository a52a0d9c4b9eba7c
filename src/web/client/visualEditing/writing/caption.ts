/** The caption of a picture within a rich text: a plain text that is stored in the picture's node. */
import type { Values } from '../../../../lib/isValues'
import { editText } from '../inPlace'
import { onlyTextNode } from '../textNodes'
import { captionOf, nodeAt, pathOfCaption, withCaption, withNode } from './parts'

interface Writing {
  value: Values
  point: { x: number; y: number }
  early: string
  changed(root: Values): void
  left(): void
}

/** Returns whether it can be written there. */
export function writeCaption(place: HTMLElement, caption: HTMLElement, writing: Writing): boolean {
  const { value, changed, ...editing } = writing
  const path = pathOfCaption(place, value, caption)
  const node = path && onlyTextNode(caption, captionOf(nodeAt(value, path)))
  if (!path || !node) return false
  let latest = value
  editText(node.parentElement ?? caption, {
    ...editing,
    node,
    hasLines: false,
    typed(text) {
      const upload = nodeAt(latest, path)
      if (upload) latest = withNode(latest, path, withCaption(upload, text))
      changed(latest)
    },
    read(root) {
      latest = JSON.parse(root) as Values
      return captionOf(nodeAt(latest, path))
    },
  })
  return true
}
