/** React in the browser: one chunk that all islands share, fetched when the first of them starts. */
import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandPlace } from '../Slot'

export function start(
  element: HTMLElement,
  component: ComponentType<{ place: IslandPlace }>,
  props: object,
  identifierPrefix: string,
): void {
  hydrateRoot(element, createElement(component, { ...props, place: { element } }), {
    identifierPrefix,
    onRecoverableError: (error) => console.error('island', error),
  })
  element.setAttribute('data-started', '')
}
