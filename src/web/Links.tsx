/** Renders links that editors made. A link without a target is not rendered. */
import type { ReactNode } from 'react'
import { type ResolvedLink, resolveLink, type StoredLink } from './links'
import type { Site } from './site'

/** One link; its text says if it opens in a new tab. */
export function LinkTo({
  link,
  site,
  className,
  current,
}: {
  link: Omit<ResolvedLink, 'label'> & { label: ReactNode }
  site: Site
  className?: string | undefined
  /** Whether the link leads to the current page, or to a section that contains it. */
  current?: 'page' | 'true' | undefined
}) {
  return (
    <a
      className={className}
      href={link.href}
      aria-current={current}
      target={link.newTab ? '_blank' : undefined}
      rel={link.newTab ? 'noopener' : undefined}
    >
      {link.label}
      {link.newTab && <span className="visually-hidden"> ({site.t('opensInNewTab')})</span>}
    </a>
  )
}

type ButtonStyle = 'primary' | 'secondary' | 'text'

interface StoredButton extends StoredLink {
  id?: string | null
  style?: ButtonStyle | null
}

const classes: Record<ButtonStyle, string> = {
  primary: 'button',
  secondary: 'button button-secondary',
  text: 'button button-text',
}

/** A block's links as a row of buttons. */
export function Links({ links, site }: { links: readonly StoredButton[] | null | undefined; site: Site }) {
  const drawn = (links ?? []).flatMap((stored) => {
    const link = resolveLink(stored, site)
    return link ? [{ link, style: stored.style ?? 'primary', key: stored.id ?? link.href }] : []
  })
  if (drawn.length === 0) return null
  return (
    <div className="buttons">
      {drawn.map(({ link, style, key }) => (
        <LinkTo key={key} link={link} site={site} className={classes[style]} />
      ))}
    </div>
  )
}
