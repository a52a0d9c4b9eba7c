/**
 * The full-screen overlay menu (docs/behaviour.md#overlay-menu). With script it is a modal dialog; without, its opener
 * is a link to it and `:target` shows it.
 */
import type { Navigation } from '../../cms/types'
import { resolveLink } from '../../web/links'
import type { Site } from '../../web/site'
import { Entries } from './Dropdown'
import { Icon } from './Icon'
import { itemAttributes } from './itemAttributes'
import type { OverlayItem } from './items/types'
import { Item } from './Menu'
import { MenuLink } from './MenuLink'
import { Panel } from './Panel'

const OVERLAY = 'overlay-menu'

export function hasOverlay(navigation: Partial<Navigation>): boolean {
  return (navigation.overlay?.items?.length ?? 0) > 0
}

export function OverlayOpener({ site, device }: { site: Site; device: 'all' | 'wide' | 'narrow' | null | undefined }) {
  return (
    <li {...itemAttributes({ device: device ?? 'all' }, site, 'tool', 'overlay-tool')}>
      <a className="overlay-open" href={`#${OVERLAY}`}>
        <Icon name="layout-grid" />
        <span className="tool-label visually-hidden">{site.t('overlayOpen')}</span>
      </a>
    </li>
  )
}

/** The same in the collapsed menu, on screens whose bar has no room for the button. */
export function FoldedOverlayOpener({ site }: { site: Site }) {
  return (
    <li className="overlay-folded">
      <a className="overlay-open" href={`#${OVERLAY}`}>
        <Icon name="layout-grid" />
        <span className="menu-label">{site.t('overlayOpen')}</span>
      </a>
    </li>
  )
}

export function Overlay({ site, navigation }: { site: Site; navigation: Partial<Navigation> }) {
  return (
    <dialog className="overlay-menu full-screen" id={OVERLAY} aria-label={site.t('overlayMenu')}>
      <div className="overlay-bar wide">
        <a className="overlay-close" href={`${site.path}#`}>
          <Icon name="x" />
          {site.t('close')}
        </a>
      </div>
      <nav className="wide" aria-label={site.t('overlayMenu')}>
        <Panel
          item={navigation.overlay ?? navigation}
          site={site}
          className="overlay-content"
          draw={(on) => (
            <ul className="overlay-items">
              {navigation.overlay?.items?.map((item, at) => (
                <OverlayEntry key={item.id ?? at} item={item} site={on} />
              ))}
            </ul>
          )}
        />
      </nav>
    </dialog>
  )
}

/** The overlay has room for all entries: children are shown, not folded. */
function OverlayEntry({ item, site }: { item: OverlayItem; site: Site }) {
  if (item.blockType !== 'dropdown') return <Item item={item} site={site} group="overlay" />
  const link = resolveLink(item, site)
  return (
    <li {...itemAttributes(item, site)}>
      {link ? <MenuLink link={link} site={site} look={item} /> : <p className="overlay-heading">{item.label}</p>}
      <ul className="submenu">
        <Entries entries={item.items} group="overlay" site={site} />
      </ul>
    </li>
  )
}
