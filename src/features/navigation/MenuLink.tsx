/** A link in a menu: icon, label, badge, and whether it is where the visitor is. */
import type { ReactNode } from 'react'
import type { ResolvedLink } from '../../site/links'
import type { Site } from '../../site/site'
import { currentOf } from './current'
import { Icon } from './Icon'
import { isIconName } from './icons'
import type { Look } from './items/types'

export function MenuLink({
  link,
  site,
  look = {},
  note,
  className,
}: {
  link: ResolvedLink
  site: Site
  look?: Look
  note?: string | null
  className?: string
}) {
  return (
    <a
      className={className}
      href={link.href}
      aria-current={currentOf(link.href, site.path)}
      target={link.newTab ? '_blank' : undefined}
      rel={link.newTab ? 'noopener' : undefined}
    >
      <Label look={look}>{link.label}</Label>
      {note && <span className="menu-note">{note}</span>}
      {link.newTab && <span className="visually-hidden"> ({site.t('opensInNewTab')})</span>}
    </a>
  )
}

export function Label({ look, children }: { look: Look; children: ReactNode }) {
  return (
    <>
      {isIconName(look.icon) && <Icon name={look.icon} />}
      <span className="menu-label">
        {children}
        {look.badge && <span className="menu-badge">{look.badge}</span>}
      </span>
    </>
  )
}
