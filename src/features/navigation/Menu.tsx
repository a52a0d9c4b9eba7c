/** The items of the main menu, in the editors' order. Tools (search, account, cart) stand beside it: see Tools.tsx. */
import { LinkTo } from '../../web/Links'
import { resolveLink } from '../../web/links'
import type { Site } from '../../web/site'
import { Columns } from './Columns'
import { Dropdown } from './Dropdown'
import { Icon } from './Icon'
import { isIconName } from './icons'
import { itemAttributes } from './itemAttributes'
import type { BarItem, OverlayItem } from './items/types'
import { MenuLink } from './MenuLink'
import { Parent } from './Parent'
import { SocialLinks } from './SocialLinks'
import { Tabs } from './Tabs'

/** Name of the disclosures on the menu's first level, of which one is open at a time. */
export const TOP_GROUP = 'menu'

export function Item({ item, site, group }: { item: BarItem | OverlayItem; site: Site; group: string }) {
  switch (item.blockType) {
    case 'link': {
      const link = resolveLink(item, site)
      return link ? (
        <li {...itemAttributes(item, site)}>
          <MenuLink link={link} site={site} look={item} />
        </li>
      ) : null
    }
    case 'dropdown':
      return <Dropdown item={item} group={group} site={site} />
    case 'mega':
      return (
        <Parent
          kind="mega"
          item={item}
          label={item.label}
          link={resolveLink(item, site)}
          group={group}
          site={site}
          panel={(on) => <Columns columns={item.columns} site={on} />}
        />
      )
    case 'menuTabs':
      return (
        <Parent
          kind="tabs"
          item={item}
          label={item.label}
          link={resolveLink(item, site)}
          group={group}
          site={site}
          panel={(on) => <Tabs item={item} site={on} />}
        />
      )
    case 'icon': {
      const link = resolveLink(item, site)
      if (!link || !isIconName(item.icon)) return null
      return (
        <li {...itemAttributes(item, site, 'menu-icon')}>
          <LinkTo
            site={site}
            link={{
              ...link,
              label: (
                <>
                  <Icon name={item.icon} />
                  <span className="menu-label">{link.label}</span>
                </>
              ),
            }}
          />
        </li>
      )
    }
    case 'social':
      return (
        <li {...itemAttributes(item, site, 'menu-social')}>
          <SocialLinks site={site} networks={item.networks} />
        </li>
      )
    default:
      return null
  }
}
