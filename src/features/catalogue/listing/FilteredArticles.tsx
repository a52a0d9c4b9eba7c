/** Articles with their filters, exchanged in place by `islands/listing.ts`. */
import { Enhanced } from '../../../web/Enhanced'
import type { Site } from '../../../web/site'
import { CompareTray } from '../compare/CompareToggle'
import { Filters } from './Filters'
import { Results } from './Results'
import type { Listing } from './readListing'

interface Drawn {
  listing: Listing
  site: Site
  path: string
  /** Names the table. */
  title: string
  headingLevel?: 2 | 3
}

export function FilteredArticles({ listing, site, path, title, headingLevel = 2 }: Drawn) {
  return (
    <Enhanced name="listing" when="history" as="div" className="listing" data-path={site.href(path)}>
      <p className="visually-hidden" role="status" />
      <Filters listing={listing} site={site} path={path} />
      <Results listing={listing} site={site} path={path} title={title} headingLevel={headingLevel} />
    </Enhanced>
  )
}

/** Found articles on a page that is not the catalogue's. */
export function FoundArticles(drawn: Omit<Drawn, 'headingLevel'>) {
  return (
    <Enhanced name="compare" when="interaction" as="div" className="listing-page wide">
      <FilteredArticles {...drawn} headingLevel={3} />
      <CompareTray site={drawn.site} />
    </Enhanced>
  )
}
