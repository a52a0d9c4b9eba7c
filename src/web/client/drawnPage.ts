/**
 * What the server has drawn on another page, shown on this one: an enhancement never makes elements of its own, it
 * fetches the page that the form or link would open, and takes its parts over (ARCHITECTURE.md, islands).
 */

export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

/** A copy for this page of an element of a parsed one. */
export const drawnElement = <Drawn extends Element>(element: Drawn): Drawn => document.importNode(element, true)

/** Puts a copy of an element of a parsed page in the place of one of this page. */
export const exchangeDrawn = (now: Element, then: Element): void => now.replaceWith(drawnElement(then))
