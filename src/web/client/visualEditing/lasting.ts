/** What was clicked is answered later: the page may have been drawn anew meanwhile, by the save of a draft. */
import { comparedText } from '../../visualEditing'
import { blockOf, find } from './blocks'

const textOf = (element: Element) => comparedText(element.textContent ?? '')

/** Gives the element, or what stands at its place now and says the same; undefined if that is something else. */
export function lasting(element: HTMLElement): () => HTMLElement | undefined {
  const block = blockOf(element)
  const id = block?.dataset.blockId ?? ''
  const text = textOf(element)
  const steps: number[] = []
  const root = block ?? document.body
  for (let it: Element = element; it !== root && it.parentElement; it = it.parentElement)
    steps.unshift([...it.parentElement.children].indexOf(it))
  return () => {
    if (element.isConnected) return element
    let found: Element | null | undefined = id ? find(id) : document.body
    for (const step of steps) found = found?.children[step]
    return found instanceof HTMLElement && textOf(found) === text ? found : undefined
  }
}
