/** A listing of articles: all of them, or those of a group and its descendants. */
import type { ArticleGroup } from '../../../cms/types'
import { Enhanced } from '../../../web/Enhanced'
import { Picture } from '../../../web/Picture'
import type { Site } from '../../../web/site'
import { CompareTray } from '../compare/CompareToggle'
import { groupPath } from '../groups/tree'
import { RecentArticles } from '../recent/RecentArticles'
import { FilteredArticles } from './FilteredArticles'
import type { GroupTile, Listing } from './readListing'

/** A row to swipe on a phone, up to seven columns beyond (styles `.group-tiles`). */
const TILE_SIZES = '(min-width: 700px) 184px, (min-width: 600px) 220px, 40vw'
/** Beside the heading (styles `.listing-head`). */
const HEAD_SIZES = '(min-width: 1340px) 420px, (min-width: 800px) 33vw, 1px'

export function ListingPage({
  listing,
  site,
  path,
  title,
  lead,
  group,
}: {
  listing: Listing
  site: Site
  path: string
  title: string
  lead: string | null | undefined
  group: ArticleGroup | undefined
}) {
  const picture = typeof group?.picture === 'object' ? group.picture : null
  return (
    <Enhanced name="recentArticles" when="interaction" as="div">
      <Enhanced name="compare" when="interaction" as="div" className="listing-page wide">
        <header className={picture ? 'listing-head listing-head-picture' : 'listing-head'}>
          <div>
            <h1>{title}</h1>
            {lead && <p className="lead">{lead}</p>}
          </div>
          {picture && <Picture media={picture} sizes={HEAD_SIZES} crop={16 / 9} alt="" />}
        </header>
        {listing.chips.length === 0 && listing.state.page === 1 && <Tiles tiles={listing.tiles} site={site} />}
        <FilteredArticles listing={listing} site={site} path={path} title={title} />
        <CompareTray site={site} />
      </Enhanced>
      <RecentArticles site={site} />
    </Enhanced>
  )
}

function Tiles({ tiles, site }: { tiles: readonly GroupTile[]; site: Site }) {
  if (tiles.length === 0) return null
  return (
    <nav className="group-nav" aria-label={site.t('catalogueGroups')}>
      <ul className="group-tiles swipe-row">
        {tiles.map(({ group, count }) => {
          const { picture } = group
          const hasPicture = typeof picture === 'object' && picture !== null
          return (
            <li key={group.id}>
              <a
                className={hasPicture ? 'group-tile group-tile-picture' : 'group-tile'}
                href={site.href(groupPath(group))}
              >
                {hasPicture && <Picture media={picture} sizes={TILE_SIZES} crop={16 / 10} alt="" />}
                <span className="group-name">{group.name}</span>{' '}
                <span className="group-count">
                  {count === 1 ? site.t('catalogueArticlesOne') : site.t('catalogueArticles', { count })}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
