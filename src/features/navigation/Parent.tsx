/**
 * An item with something below it: its own link where it has one, and a native disclosure. `name` makes opening one
 * close its siblings; the script adds hovering, taps and arrow keys.
 */
import type { ReactNode } from 'react'
import type { ResolvedLink } from '../../web/links'
import type { Site } from '../../web/site'
import { itemAttributes } from './itemAttributes'
import type { Look } from './items/types'
import { Label, MenuLink } from './MenuLink'
import { Panel } from './Panel'

export function Parent({
  kind,
  item,
  label,
  link,
  group,
  site,
  holdsCurrent = false,
  panel,
}: {
  kind: 'dropdown' | 'mega' | 'tabs'
  item: Look
  label: string
  link: ResolvedLink | undefined
  /** Shared by siblings. */
  group: string
  site: Site
  /** Whether the current page is among those below. */
  holdsCurrent?: boolean
  /** Draws what is below. */
  panel: (site: Site) => ReactNode
}) {
  return (
    <li {...itemAttributes(item, site, 'menu-parent', `menu-${kind}`)}>
      {link && <MenuLink link={link} site={site} look={item} className="menu-own" />}
      <details name={group}>
        <summary data-current={holdsCurrent && !link ? '' : undefined}>
          {link ? (
            <span className="visually-hidden">{site.t('submenuOf', { label })}</span>
          ) : (
            <Label look={item}>{label}</Label>
          )}
        </summary>
        <Panel item={item} site={site} draw={panel} />
      </details>
    </li>
  )
}
