/** React in the browser: one chunk that all islands share, fetched when the first of them starts. */
import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

export function start(
  element: Element,
  component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): void {
  hydrateRoot(element, createElement(component, props), {
    identifierPrefix,
    onRecoverableError: (error) => console.error('island', error),
  })
  element.setAttribute('data-started', '')
}
