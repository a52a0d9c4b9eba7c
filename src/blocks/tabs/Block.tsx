/**
 * Tabs: without script, sections below each other, each under its title. With script the tab list is visible from the
 * first paint and one section is shown; until the module has loaded the tabs are links to their sections.
 */

import { type ReactNode, useContext } from 'react'
import type { BlockOf, BlockProps } from '../../web/contentBlock'
import { Enhanced } from '../../web/Enhanced'
import { Heading, levelBelow } from '../../web/Heading'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { LinkTo } from '../../web/Links'
import { hrefOf } from '../../web/links'
import { RichText } from '../../web/RichText'
import type { Site } from '../../web/site'
import { isSafeTabAddress } from './address'
import { initialTab } from './initial'

type StoredTab = NonNullable<BlockOf<'tabs'>['tabs']>[number]

interface Tab {
  stored: StoredTab
  title: string
  /** Anchor, and id of the section. */
  id: string
  tabId: string
  /** Target, for a tab that is a link. */
  url: string | undefined
  canOpen: boolean
  /** The blocks below its text. */
  blocks?: ReactNode
}

export function TabsBlock({ block, site, rows }: BlockProps<'tabs'>) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const tabs = (block.tabs ?? []).flatMap((stored, row) =>
    stored.title ? [{ ...prepared(stored, ids, site), blocks: rows?.[row] }] : [],
  )
  if (tabs.length === 0) return null
  const first = initialTab(tabs, block.active)
  const level = levelBelow(block.heading)
  return (
    <div className="wide">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      <Enhanced
        name="tabs"
        as="div"
        when="visible"
        className={block.direction === 'vertical' ? 'tabs tabs-vertical' : 'tabs'}
        data-anchors={block.anchorInUrl ? '' : undefined}
      >
        <ul className="tab-list" aria-label={block.heading || undefined}>
          {tabs.map((tab, at) => (
            <li key={tab.id}>
              <TabLink tab={tab} site={site} isFirst={at === first} />
            </li>
          ))}
        </ul>
        {tabs.map((tab, at) => (
          <section
            key={tab.id}
            className={['tab-panel', at === first && 'opens-first', tab.canOpen || 'cannot-open']
              .filter((name) => typeof name === 'string')
              .join(' ')}
            id={tab.id}
            aria-labelledby={tab.tabId}
          >
            <Panel tab={tab} site={site} level={level} />
          </section>
        ))}
      </Enhanced>
    </div>
  )
}

function prepared(stored: StoredTab, ids: PageIds, site: Site): Tab {
  const id = ids.of(stored, stored.title)
  const isDisabled = stored.disabled === true
  const address = stored.url && isSafeTabAddress(stored.url) ? stored.url : undefined
  const url = isDisabled ? undefined : (hrefOf(stored.page, site) ?? address)
  return {
    stored,
    title: stored.title,
    id,
    tabId: ids.forHeading(`fane-${id}`),
    url,
    canOpen: !isDisabled && url === undefined,
  }
}

function TabLink({ tab, site, isFirst }: { tab: Tab; site: Site; isFirst: boolean }) {
  const { stored, title, id, tabId, url } = tab
  if (stored.disabled)
    return (
      <span className="tab is-disabled" id={tabId}>
        {title}
      </span>
    )
  const opensNew = url !== undefined && stored.newWindow === true
  return (
    <a
      className={isFirst ? 'tab opens-first' : 'tab'}
      id={tabId}
      href={url ?? `#${id}`}
      target={opensNew ? '_blank' : undefined}
      rel={opensNew ? 'noopener' : undefined}
    >
      {title}
      {url !== undefined && <span className="tab-away" aria-hidden="true" />}
      {opensNew && <span className="visually-hidden"> ({site.t('opensInNewTab')})</span>}
    </a>
  )
}

/** A tab that cannot be opened sends no content to the browser: only a title, or a link. */
function Panel({ tab, site, level }: { tab: Tab; site: Site; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  const { stored, title, url, canOpen, blocks } = tab
  const head: ReactNode = url ? (
    <LinkTo link={{ label: title, href: url, newTab: stored.newWindow === true }} site={site} />
  ) : (
    title
  )
  return (
    <>
      <Heading className="tab-title">{head}</Heading>
      {canOpen && <RichText data={stored.content} site={site} headingLevel={level + 1} />}
      {canOpen && blocks}
    </>
  )
}
