/** Unique ids of a page's headings and parts, so that they can be linked to. */
import { createContext } from 'react'
import { anchorFrom } from '../cms/fields/anchor'
import { slugFrom } from '../lib/norwegian'

/** The first paint waits for the element with this id (`Document.tsx`). */
export const FOOTER_ID = 'site-footer'

/** Ids used by the frame around every page. */
const RESERVED = ['content', 'search', FOOTER_ID]

/** Ids taken on the page being rendered; anchors are assigned before headings take theirs. */
export class PageIds {
  readonly #taken = new Set<string>(RESERVED)
  readonly #given = new WeakMap<object, string>()

  /** Takes the id and returns it; undefined if it is taken already. */
  take(id: string): string | undefined {
    if (!id || this.#taken.has(id)) return undefined
    this.#taken.add(id)
    return id
  }

  /**
   * Assigns the anchor that editors gave a part, before any heading can take it; of equal anchors the first is kept.
   */
  give(part: object, anchor: string | null | undefined): void {
    const id = anchor ? this.take(anchorFrom(anchor)) : undefined
    if (id) this.#given.set(part, id)
  }

  /** The assigned anchor, or one made of the text for a part that must have one. */
  of(part: object, text: string): string {
    return this.given(part) ?? this.forHeading(text)
  }

  /** Returned once: a reusable block that stands on a page twice is the same object both times. */
  given(part: object): string | undefined {
    const id = this.#given.get(part)
    this.#given.delete(part)
    return id
  }

  /** The heading's text as an id, numbered if taken. */
  forHeading(text: string): string {
    const base = slugFrom(text) || 'avsnitt'
    for (let count = 1; ; count++) {
      const id = this.take(count === 1 ? base : `${base}-${count}`)
      if (id) return id
    }
  }
}

/** One instance for each page; a text rendered outside a page has its own. */
export const PageIdsContext = createContext<PageIds | undefined>(undefined)
