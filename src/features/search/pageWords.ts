/** Pages in search, kept up to date with their collection. */
import { bodyIndex } from '../../blocks/bodyIndex'
import { PAGES } from '../../cms/linkTargets'
import type { SearchKind } from '../../web/searchKind'
import type { Site } from '../../web/site'

/** Pages, including the words that their blocks show of other documents. */
const readPageWords = bodyIndex({
  collection: PAGES,
  fields: ['description'],
  entry: ({ id, title, description }) => ({ item: { id, title, description: description ?? '' } }),
})

/** The page's path; undefined if it does not exist in the language. */
function pageHref(id: number, site: Site): string | undefined {
  return site.tree.node(id)?.title[site.locale] === undefined || site.tree.path(id) === undefined
    ? undefined
    : site.pageHref(id)
}

export const pageKind: SearchKind = {
  name: 'page',
  value: 'sider',
  position: 2,
  pinnedFrom: PAGES,
  heading: 'searchPages',
  label: 'searchKindPage',
  sectionSize: 4,
  factor: 0.75,
  questionFactor: 1.1,
  read: readPageWords,
  readVisible:
    async ({ site }) =>
    (id) =>
      pageHref(id, site) !== undefined,
  show: ({ id }, site) => ({
    href: pageHref(id, site) ?? '',
    detail: site.tree.ancestors(id).at(-1)?.title[site.locale],
  }),
}
