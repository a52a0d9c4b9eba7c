/** Headings of blocks: one that stands in a row of another block begins below the heading of that row. */
import { createContext, type ReactNode, useContext } from 'react'
import { hasWords } from './emptyPlace'

/** Added to the level of every heading: none on the page itself. */
export const HeadingShift = createContext(0)

const DEEPEST = 6

/** The level of a heading that would have `level` on the page itself. */
const useHeadingLevel = (level: number) => Math.min(DEEPEST, level + useContext(HeadingShift))

/** The level of headings in a block: below its own, if that says anything. */
export const levelBelow = (heading: string | null | undefined): 2 | 3 => (hasWords(heading) ? 3 : 2)

export function Heading({
  level,
  id,
  className,
  children,
}: {
  /** Level that it has on the page itself. */
  level: number
  id?: string | undefined
  className?: string
  children: ReactNode
}) {
  const Tag = `h${useHeadingLevel(level) as 1 | 2 | 3 | 4 | 5 | 6}` as const
  return (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  )
}
