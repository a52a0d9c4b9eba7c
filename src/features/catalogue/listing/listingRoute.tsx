/** The pages of all articles and of each group. */
import type { ArticleGroup } from '../../../cms/types'
import { socialPicture } from '../../../web/media'
import type { Crumb } from '../../../web/meta'
import type { PageRequest, PageResult, PageRoute } from '../../../web/page'
import type { Site } from '../../../web/site'
import { addToOrderStyles } from '../../orderList'
import { readArticleIndex } from '../articleIndex/collectionIndex'
import { ARTICLES_PATH } from '../articlePaths'
import { type GroupTree, groupPath, groupSlugOf, readGroups } from '../groups/tree'
import recentStyles from '../recent/recent.css?inline'
import { ListingPage } from './ListingPage'
import listingStyles from './listing.css?inline'
import { listingQuery, queryOf, readListingQuery } from './query'
import { readListing } from './readListing'

export const listingRoute: PageRoute = {
  name: 'listing',
  query: listingQuery,
  matches: (path) => path === ARTICLES_PATH || groupSlugOf(path) !== undefined,
  async resolve(request: PageRequest) {
    const { path, query, site, reader } = request
    const slug = groupSlugOf(path)
    // A site without articles has no list of them.
    if (slug === undefined && (await readArticleIndex(reader)).count === 0) return null
    const group = slug === undefined ? undefined : (await readGroups(reader)).bySlug(slug)
    if (slug !== undefined && !group) return null
    const requested = readListingQuery(query)
    const listing = await readListing({ reader, site }, requested, { group })
    // A page number beyond the last, from a bookmark or after a filter was set.
    if (requested.page > listing.pages)
      return { kind: 'redirect', to: site.href(path) + queryOf(listing.state), permanent: false }
    const title = group?.name ?? (listing.settings.title || site.t('catalogueTitle'))
    const lead = group ? group.summary : listing.settings.intro
    const { state } = listing
    const isPlain = listing.chips.length === 0 && state.sorting === 'standard' && state.view === undefined
    const picture = typeof group?.picture === 'object' && group.picture ? socialPicture(group.picture) : undefined
    return {
      kind: 'page',
      ...(group ? { document: { collection: 'articleGroups' as const, id: group.id } } : {}),
      meta: {
        title: state.page > 1 ? site.t('cataloguePageTitle', { title, page: state.page }) : title,
        ...(lead ? { description: lead } : {}),
        // The canonical URL is that of the unfiltered list: filter combinations are unbounded duplicates.
        path: isPlain && state.page > 1 ? `${path}${queryOf({ ...state, view: undefined })}` : path,
        noindex: !isPlain,
        languages: site.languages,
        ...(picture ? { picture } : {}),
        crumbs: groupCrumbs(group, listing.groups, listing.settings.title, site),
      },
      styles: addToOrderStyles + listingStyles + recentStyles,
      ...(isPlain ? {} : { kept: 'forTheMinute' }),
      content: <ListingPage listing={listing} site={site} path={path} title={title} lead={lead} group={group} />,
    } satisfies PageResult
  },
}

/** Breadcrumbs from the front page through all articles to a group. */
export function groupCrumbs(
  group: ArticleGroup | undefined,
  groups: GroupTree,
  title: string | null | undefined,
  site: Site,
): Crumb[] {
  return [
    { label: site.t('home'), href: site.href('/') },
    { label: title || site.t('catalogueTitle'), href: site.href(ARTICLES_PATH) },
    ...groups.pathTo(group?.id).map((at) => ({ label: at.name, href: site.href(groupPath(at)) })),
  ]
}
