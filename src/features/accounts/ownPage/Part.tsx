import type { ReactNode } from 'react'

/** A card of the member's page. */
export function Part({
  title,
  wide = false,
  beside,
  children,
}: {
  title: string
  wide?: boolean
  /** Shown at the end of the heading's line. */
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={wide ? 'account-card account-wide' : 'account-card'}>
      <div className="account-card-head">
        <h2>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
