/**
 * The panel of an item. A panel without a link to the current page looks the same on every page, so its HTML is cached
 * as long as the documents that it was drawn from are unchanged: rendering a page again then costs its own content, and
 * not hundreds of links.
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../../web/site'
import { currentOf } from './current'

interface KeptPanel {
  /** Source documents beside the item. */
  from: readonly object[]
  html: string
  hrefs: readonly string[]
}

const kept = new WeakMap<object, KeptPanel>()

/** The documents behind a site; each is the same object until it changes. */
const documentsOf = ({ tree, settings, t }: Site): readonly object[] => [tree, settings, t]

/** A path that no link has. */
const NOWHERE = '\0'

function drawn(item: object, site: Site, draw: (site: Site) => ReactNode): KeptPanel {
  const known = kept.get(item)
  const from = documentsOf(site)
  if (known?.from.every((document, at) => document === from[at])) return known
  const html = renderToStaticMarkup(draw({ ...site, path: NOWHERE }))
  const hrefs = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)
  const panel = { from, html, hrefs }
  kept.set(item, panel)
  return panel
}

export function Panel({
  item,
  site,
  draw,
  className = 'menu-panel',
}: {
  /** The stored item of this panel. */
  item: object
  site: Site
  /** Draws the content from the site only, without data of the page. No islands: each page numbers its own. */
  draw: (site: Site) => ReactNode
  className?: string
}) {
  const { html, hrefs } = drawn(item, site, draw)
  if (hrefs.some((href) => currentOf(href, site.path))) return <div className={className}>{draw(site)}</div>
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
