/**
 * An item with something below it: its own link where it has one, and a native disclosure. `name` makes opening one
 * close its siblings; the script adds hovering, taps and arrow keys.
 */
import type { ReactNode } from 'react'
import type { ResolvedLink } from '../../site/links'
import type { Site } from '../../site/site'
import type { Look } from './items/types'
import { Label, MenuLink } from './MenuLink'
import { classesOf } from './visibility'

export function Parent({
  kind,
  label,
  link,
  look,
  group,
  site,
  holdsCurrent = false,
  children,
}: {
  kind: 'dropdown' | 'mega' | 'tabs'
  label: string
  link: ResolvedLink | undefined
  look: Look
  /** Siblings share it. */
  group: string
  site: Site
  /** Whether the page that is shown is one of those below. */
  holdsCurrent?: boolean
  children: ReactNode
}) {
  return (
    <li className={classesOf(look, 'menu-parent', `menu-${kind}`)}>
      {link && <MenuLink link={link} site={site} look={look} className="menu-own" />}
      <details name={group}>
        <summary data-current={holdsCurrent && !link ? '' : undefined}>
          {link ? (
            <span className="visually-hidden">{site.t('submenuOf', { label })}</span>
          ) : (
            <Label look={look}>{label}</Label>
          )}
        </summary>
        <div className="menu-panel">{children}</div>
      </details>
    </li>
  )
}
