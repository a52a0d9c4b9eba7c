/** Ids of a page's headings and parts, so that they can be linked to: each once. */
import { createContext } from 'react'
import { anchorFrom } from '../cms/fields/anchor'
import { slugFrom } from '../lib/norwegian'

/** The first paint waits for the element of this id (`Document.tsx`). */
export const FOOTER_ID = 'site-footer'

/** Ids that the frame around every page uses. */
const RESERVED = ['content', 'search', FOOTER_ID]

/** Ids taken on the page that is being drawn; its anchors are taken before its headings ask. */
export class PageIds {
  readonly #taken = new Set<string>(RESERVED)
  readonly #given = new WeakMap<object, string>()

  /** The id if it is free, and then it is taken. */
  take(id: string): string | undefined {
    if (!id || this.#taken.has(id)) return undefined
    this.#taken.add(id)
    return id
  }

  /** Gives what editors named its anchor before any heading can take it; the first of equals gets it. */
  give(part: object, anchor: string | null | undefined): void {
    const id = anchor ? this.take(anchorFrom(anchor)) : undefined
    if (id) this.#given.set(part, id)
  }

  /** The anchor that was given, or one made of the text for a part that must have one. */
  of(part: object, text: string): string {
    return this.given(part) ?? this.forHeading(text)
  }

  /** Handed out once: a reusable block that stands on a page twice is the same object both times. */
  given(part: object): string | undefined {
    const id = this.#given.get(part)
    this.#given.delete(part)
    return id
  }

  /** The heading's text as an id, numbered where another has it. */
  forHeading(text: string): string {
    const base = slugFrom(text) || 'avsnitt'
    for (let count = 1; ; count++) {
      const id = this.take(count === 1 ? base : `${base}-${count}`)
      if (id) return id
    }
  }
}

/** One a page; a text drawn outside a page has ids of its own. */
export const PageIdsContext = createContext<PageIds | undefined>(undefined)
