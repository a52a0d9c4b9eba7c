/** The bar above every page: logo, menu, tools. Works without script: links, `details`, and a target for the overlay. */
import type { Catalogue, Navigation } from '../../cms/types'
import { Enhanced } from '../../web/Enhanced'
import { useKeptMarkup } from '../../web/keptMarkup'
import type { PageMeta } from '../../web/meta'
import type { Site } from '../../web/site'
import { Prices } from '../catalogue'
import { Icon } from './Icon'
import { LanguageSwitch } from './LanguageSwitch'
import { Logo } from './Logo'
import { Item, TOP_GROUP } from './Menu'
import { More } from './More'
import { FoldedOverlayOpener, hasOverlay, Overlay } from './Overlay'
import { menuSettings } from './settings'
import { isTool, Tools } from './Tools'

interface HeaderProps {
  site: Site
  navigation: Partial<Navigation>
  /** Of articles in the menus. */
  catalogue: Catalogue
  meta: Pick<PageMeta, 'path' | 'languages'>
  /** Makes that of the registration form in the account item. */
  nonce: () => string
}

export function Header(props: HeaderProps) {
  const { site, navigation, catalogue, meta } = props
  const { layout, opening, sticky, stickyOffset } = menuSettings(navigation)
  const classes = ['site-header', layout === 'vertical' ? '' : 'has-bar'].filter(Boolean)
  const content = useKeptMarkup(
    {
      key: ['header', site.path, meta.path, ...(meta.languages ?? [])].join(' '),
      from: [navigation, catalogue, site.settings, site.tree, site.t],
      islandPrefix: 'h',
    },
    <Prices site={site} settings={catalogue}>
      <Content {...props} />
    </Prices>,
  )
  return (
    <Enhanced
      as="header"
      name="menu"
      when="interaction"
      className={classes.join(' ')}
      data-layout={layout}
      data-opening={opening}
      data-sticky={sticky ? stickyOffset : undefined}
      {...content}
    />
  )
}

/** Rendered once for each address, from the objects and the key that `Header` names, and from nothing else. */
function Content({ site, navigation, meta, nonce }: HeaderProps) {
  const { layout } = menuSettings(navigation)
  const items = navigation.items ?? []
  const tools = items.filter(isTool)
  const overlay = hasOverlay(navigation)
  return (
    <>
      <div className="site-bar wide">
        <a className="site-logo" href={site.href('/')}>
          <Logo site={site} />
        </a>
        <details className="site-menu">
          <summary className="menu-toggle">
            <Icon name="menu" />
            <span className="tool-label visually-hidden">{site.t('menu')}</span>
          </summary>
          <nav aria-label={site.t('mainMenu')}>
            <button className="menu-close" type="button">
              <Icon name="x" />
              {site.t('close')}
            </button>
            <ul className="menu">
              {items.map((item, at) => (
                <Item key={item.id ?? at} item={item} site={site} group={TOP_GROUP} />
              ))}
              {layout !== 'vertical' && <More site={site} />}
              {overlay && navigation.overlay?.device !== 'wide' && <FoldedOverlayOpener site={site} />}
            </ul>
            <LanguageSwitch site={site} meta={meta} />
          </nav>
        </details>
        <Tools
          tools={tools}
          overlay={overlay ? { device: navigation.overlay?.device ?? 'all' } : undefined}
          site={site}
          nonce={nonce()}
        />
      </div>
      {overlay && <Overlay site={site} navigation={navigation} />}
    </>
  )
}
