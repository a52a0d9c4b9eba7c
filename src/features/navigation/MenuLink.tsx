/** A link in a menu: icon, label, badge, and whether it is where the visitor is. */
import type { ReactNode } from 'react'
import { LinkTo } from '../../web/Links'
import type { ResolvedLink } from '../../web/links'
import type { Site } from '../../web/site'
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
  const label = (
    <>
      <Label look={look}>{link.label}</Label>
      {note && <span className="menu-note">{note}</span>}
    </>
  )
  return (
    <LinkTo link={{ ...link, label }} site={site} className={className} current={currentOf(link.href, site.path)} />
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
