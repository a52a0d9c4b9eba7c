/** A panel of tabs with their sub-items. Each tab is a disclosure; on wide screens they stand beside their content. */
import { resolveLink } from '../../web/links'
import type { Site } from '../../web/site'
import { Columns } from './Columns'
import { itemAttributes } from './itemAttributes'
import type { ItemOf } from './items/types'
import { Label, MenuLink } from './MenuLink'

export function Tabs({ item, site }: { item: ItemOf<'menuTabs'>; site: Site }) {
  return (
    <ul className="menu-tab-list">
      {item.tabs?.map((tab, at) => {
        const link = resolveLink(tab, site)
        return (
          <li key={tab.id ?? at} {...itemAttributes(tab, site, 'menu-tab')}>
            <details name={`tabs-${item.id}`} open={at === 0}>
              <summary>
                <Label look={tab}>{tab.label}</Label>
              </summary>
              <div className="menu-tab-panel">
                {link && <MenuLink link={link} site={site} className="menu-tab-own" />}
                <Columns columns={tab.columns} site={site} />
              </div>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
