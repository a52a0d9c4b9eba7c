/** Search, account and cart: beside the menu at every width, never folded away. */
import type { ReactNode } from 'react'
import { Enhanced } from '../../web/Enhanced'
import { Island } from '../../web/Island'
import { resolveLink } from '../../web/links'
import { SearchForm } from '../../web/SearchForm'
import type { Site } from '../../web/site'
import { AccountPanel } from '../accounts'
import { Icon } from './Icon'
import type { HeaderIcon } from './iconShapes'
import CartContents from './islands/CartContents'
import { itemAttributes } from './itemAttributes'
import type { BarItem, ItemOf } from './items/types'
import { TOP_GROUP } from './Menu'
import { OverlayOpener } from './Overlay'

type Tool = ItemOf<'search'> | ItemOf<'account'> | ItemOf<'cart'>

export function isTool(item: BarItem): item is Tool {
  return item.blockType === 'search' || item.blockType === 'account' || item.blockType === 'cart'
}

export function Tools({
  tools,
  overlay,
  site,
  nonce,
}: {
  tools: readonly Tool[]
  /** The overlay menu's button, where there is an overlay menu. */
  overlay: { device?: 'all' | 'wide' | 'narrow' | null } | undefined
  site: Site
  nonce: string
}) {
  if (tools.length === 0 && !overlay) return null
  return (
    <ul className="tools">
      {tools.map((item, at) => (
        <ToolItem key={item.id ?? at} item={item} site={site} nonce={nonce} />
      ))}
      {overlay && <OverlayOpener site={site} device={overlay.device} />}
    </ul>
  )
}

function ToolItem({ item, site, nonce }: { item: Tool; site: Site; nonce: string }) {
  switch (item.blockType) {
    case 'search':
      return <SearchTool item={item} site={site} />
    case 'account':
      return (
        <Disclosure
          item={item}
          site={site}
          kind="account"
          icon="user-round"
          label={
            <>
              <span className="for-guests">{item.label || site.t('accountSignIn')}</span>
              <span className="for-members">{site.t('accountPage')}</span>
            </>
          }
        >
          <AccountPanel site={site} nonce={nonce} />
        </Disclosure>
      )
    case 'cart':
      return <CartTool item={item} site={site} />
  }
}

function Disclosure({
  item,
  site,
  kind,
  icon,
  label,
  children,
}: {
  item: Tool
  site: Site
  kind: 'search' | 'account'
  icon: HeaderIcon
  label: ReactNode
  children: ReactNode
}) {
  return (
    <li {...itemAttributes(item, site, 'menu-parent', 'tool', `menu-${kind}`)}>
      <details name={TOP_GROUP}>
        <summary>
          <Icon name={icon} />
          <span className="tool-label visually-hidden">{label}</span>
        </summary>
        <div className="menu-panel">{children}</div>
      </details>
    </li>
  )
}

/** The results page has its own search field; a second one of the same name would be confusing. */
function SearchTool({ item, site }: { item: ItemOf<'search'>; site: Site }) {
  const label = item.label || site.t('search')
  if (!site.search || site.path === site.href(site.search.path)) return null
  return (
    <Disclosure item={item} site={site} kind="search" icon="search" label={label}>
      <SearchForm site={site} id="menu-search" label={site.t('searchLabel')} compact />
    </Disclosure>
  )
}

/**
 * The cart as a link, marked empty. Only the browser knows the contents: the script shows quantity and total, and puts
 * the dropdown in its place while there are any (docs/behaviour.md#cart-indicator).
 */
function CartTool({ item, site }: { item: ItemOf<'cart'>; site: Site }) {
  const link = resolveLink(item, site)
  if (!link) return null
  return (
    <Enhanced
      as="li"
      name="cart"
      when="never"
      {...itemAttributes(item, site, 'tool', 'menu-cart', 'is-empty')}
      data-cart=""
      data-locale={site.locale}
      data-label={link.label}
      data-empty={site.t('cartEmpty', { label: link.label })}
      data-one={site.t('cartOne', { label: link.label })}
      data-many={site.t('cartMany', { label: link.label })}
    >
      <a className="menu-own" href={link.href} aria-label={site.t('cartEmpty', { label: link.label })}>
        <Icon name="shopping-cart" />
        <span className="tool-label visually-hidden" aria-hidden="true">
          {link.label}
        </span>
        <span className="cart-quantity" aria-hidden="true" hidden>
          0
        </span>
        <span className="cart-amount" aria-hidden="true" />
      </a>
      <template>
        <details name={TOP_GROUP}>
          <summary>
            <span className="visually-hidden">{site.t('cartShow', { label: link.label })}</span>
          </summary>
          <div className="menu-panel">
            <Island
              name="CartContents"
              component={CartContents}
              when="never"
              props={{
                locale: site.locale,
                address: link.href,
                open: site.t('cartOpen', { label: link.label }),
                total: site.t('cartTotal'),
              }}
            />
          </div>
        </details>
      </template>
      <span className="visually-hidden" role="status" />
    </Enhanced>
  )
}
