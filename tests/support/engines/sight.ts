/** What a visitor sees in an engine's window. What comes in time is asked for again until it is there. */
import { expect } from 'vitest'
import type { Visit } from './visit'

/** @param visit the window, once it is open */
export function sightOf(visit: () => Visit) {
  const text = (selector: string) =>
    visit().run((selector) => document.querySelector(selector)?.textContent?.trim() ?? '', selector)
  const count = (selector: string) => visit().run((selector) => document.querySelectorAll(selector).length, selector)
  const value = (selector: string) =>
    visit().run((selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? '', selector)
  const isSeen = (selector: string) =>
    visit().run(
      (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false,
      selector,
    )
  const path = () => visit().run(() => location.pathname + location.search)
  return {
    text,
    count,
    value,
    path,
    reads: (selector: string, words: string) => expect.poll(() => text(selector)).toContain(words),
    sees: (selector: string, seen = true) => expect.poll(() => isSeen(selector)).toBe(seen),
    goesTo: (where: string) => expect.poll(path).toBe(where),
    /** Brings an element into view, touches it, and waits for the module that improves it. */
    started: (selector: string) =>
      expect
        .poll(() =>
          visit().run((selector) => {
            const element = document.querySelector(selector)
            element?.scrollIntoView({ block: 'center', behavior: 'instant' })
            element?.dispatchEvent(new Event('pointerover', { bubbles: true }))
            return element !== null && !element.matches('[data-module], [data-starting]')
          }, selector),
        )
        .toBe(true),
  }
}
