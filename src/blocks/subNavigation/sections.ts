/** The parts of a page that a navigation on it leads to: blocks with an anchor and a heading. */
import { createContext } from 'react'
import { plainTextOf } from '../../lib/plainText'
import type { PageBlock } from '../../web/contentBlock'
import { visibilityClasses } from '../display'

export interface Section {
  id: string
  name: string
  /** Classes that hide it where the block is hidden. */
  classes: readonly string[]
}

/** Of the page that is rendered. */
export const SectionsContext = createContext<readonly Section[]>([])

interface Placed {
  block: PageBlock
  bringer?: PageBlock
  id: string | undefined
}

export function sectionsOf(placed: readonly Placed[]): Section[] {
  return placed.flatMap(({ block, bringer, id }) => {
    const name = id === undefined ? undefined : nameOf(block as Named)
    const classes = [block, ...(bringer ? [bringer] : [])].flatMap(visibilityClasses)
    return id && name ? [{ id, name, classes }] : []
  })
}

interface Named {
  heading?: unknown
  title?: unknown
  content?: { root?: { children?: unknown } } | null
}

/** The heading that visitors see: the block's own, else the first in its text. */
function nameOf({ heading, title, content }: Named): string | undefined {
  const named = [heading, title].find((text): text is string => typeof text === 'string' && text.trim() !== '')
  if (named) return named
  const children = content?.root?.children
  const first = Array.isArray(children) ? children.find((node) => node?.type === 'heading') : undefined
  return plainTextOf({ root: first }) || undefined
}
