/** Ids of a page's headings, so that they can be linked to: made of their text, each once. */
import { createContext } from 'react'
import { slugFrom } from '../content/norwegian'

/** Ids that the frame around every page uses. */
const RESERVED = ['content', 'search']

/** Ids taken on the page that is being drawn; its anchors are taken before its headings ask. */
export class PageIds {
  readonly #taken = new Set<string>(RESERVED)

  /** The id if it is free, and then it is taken. */
  take(id: string): string | undefined {
    if (this.#taken.has(id)) return undefined
    this.#taken.add(id)
    return id
  }

  /** The heading's text as an id, numbered where another heading has it. */
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
