/** A section that opens under its title, without script. Styles: `.spoiler` in `styles/parts/spoiler.css`. */
import type { ReactNode } from 'react'
import { Heading } from './Heading'

export function Spoiler({
  id,
  title,
  level,
  group,
  open = false,
  className,
  children,
}: {
  id: string
  title: string
  /** Heading level of the title. */
  level: 2 | 3
  /** Only one section of a group is open at a time. */
  group?: string | undefined
  open?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <details
      className={['spoiler', open && 'opens-first', className].filter(Boolean).join(' ')}
      id={id}
      name={group}
      open={open}
    >
      <summary>
        <Heading level={level}>{title}</Heading>
      </summary>
      <div className="spoiler-content">{children}</div>
    </details>
  )
}
