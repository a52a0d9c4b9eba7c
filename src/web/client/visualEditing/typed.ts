/**
 * What is typed in the form shows in the preview before the draft is saved: the text node that showed the text before
 * shows the text after it. The page that is drawn after a save may be some keys behind, and then catches up.
 */
import { comparedText } from '../../visualEditing'
import { isEdited } from './inPlace'
import { shows, textNodes } from './textNodes'

/** A text on its way: each that it has been since it was drawn, the last is that of the form. */
interface Typed {
  block: string
  texts: string[]
  /** The node that shows it, also where it is empty. */
  node: Text
}

/** Texts that a chain remembers: more keys than an autosave lets pass. */
const REMEMBERED = 200

let chains: Typed[] = []

/** The only node of the place that shows the text, which must not be empty. */
function onlyNode(place: Element, text: string): Text | undefined {
  if (!comparedText(text)) return undefined
  const found = textNodes(place).filter((node) => shows(node, text))
  return found.length === 1 ? found[0] : undefined
}

const latest = ({ texts }: Typed) => texts.at(-1) ?? ''

/** Where several nodes or none show the text before, the page waits for the save. */
export function typeText(place: Element, block: string, before: string, after: string): void {
  let typed = chains.find((one) => one.block === block && one.node.isConnected && latest(one) === before)
  if (!typed) {
    const node = onlyNode(place, before)
    if (!node || isEdited(node)) return
    typed = { block, texts: [before], node }
    chains.push(typed)
  }
  typed.texts = [...typed.texts.slice(-REMEMBERED), after]
  if (!isEdited(typed.node)) typed.node.data = after
}

/** After the page was drawn anew, from a save that may know only some of the keys. */
export function typeAgain(placeOf: (block: string) => Element | null): void {
  chains = chains.filter((typed) => {
    const place = placeOf(typed.block)
    if (!place || onlyNode(place, latest(typed))) return false
    for (const text of typed.texts.toReversed()) {
      const node = onlyNode(place, text)
      if (!node) continue
      node.data = latest(typed)
      typed.node = node
      return true
    }
    return false
  })
}
