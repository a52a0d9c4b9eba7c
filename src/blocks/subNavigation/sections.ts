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
}

interface Identified extends Placed {
  id: string | undefined
  /** The block of the page that it is, or in a row of which it stands. */
  holder: Placed
}

const visibilityOf = ({ block, bringer }: Placed) => [block, ...(bringer ? [bringer] : [])].flatMap(visibilityClasses)

export function sectionsOf(placed: readonly Identified[]): Section[] {
  return placed.flatMap((one) => {
    const { block, id, holder } = one
    const name = id === undefined ? undefined : nameOf(block as Named)
    const classes = [...new Set([holder, one].flatMap(visibilityOf))]
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
