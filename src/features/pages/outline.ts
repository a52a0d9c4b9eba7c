/** The site's main pages in brief: those nearest to the front page first. */
import { PAGES } from '../../cms/linkTargets'
import { isIndexed } from '../../web/canonical'
import { listPageId } from '../../web/chosenPages'
import { MAX_OUTLINED, type ReadOutline } from '../../web/siteOutline'

const heading = { nb: 'Sider', en: 'Pages' }

const depthOf = (path: string) => (path === '/' ? 0 : path.split('/').length - 1)

/** Lists stand in the sections of what they list. */
export const pagesOutline: ReadOutline = async ({ site, reader }) => {
  const lists = new Set(site.listPages.map((list) => listPageId(list, site)))
  const pages = site.tree
    .all()
    .flatMap((page) => {
      const path = site.tree.path(page.id)
      const title = page.title[site.locale]
      const isListed = path !== undefined && isIndexed(page, path, site.url) && !lists.has(page.id)
      return isListed && title ? [{ id: page.id, path, title }] : []
    })
    .sort((one, other) => depthOf(one.path) - depthOf(other.path))
    .slice(0, MAX_OUTLINED)
  const described = await reader.find(PAGES, {
    where: { id: { in: pages.map(({ id }) => id) } },
    select: { description: true },
  })
  const descriptions = new Map(described.map(({ id, description }) => [id, description]))
  return {
    position: 10,
    heading: heading[site.locale],
    links: pages.map(({ id, path, title }) => {
      const description = descriptions.get(id)
      return { title, href: site.href(path), ...(description ? { description } : {}) }
    }),
  }
}
