import { type Choice, Choices, type ListingFrame, ListingPage } from '../../../web/listing/ListingPage'
import { Pagination } from '../../../web/Pagination'
import type { Site } from '../../../web/site'
import { feedFormats, feedPath } from '../addresses'
import { PostCards } from '../PostCard'
import { type ListingState, queryOf } from './query'
import type { PostListing } from './readListing'

const feedNames = { rss: 'RSS', atom: 'Atom' } as const

export function PostListingPage({
  listing,
  site,
  path,
  ...frame
}: ListingFrame & {
  listing: PostListing
  site: Site
  path: string
}) {
  const { state, cards, total, pages, category } = listing
  const href = (to: Partial<ListingState>) => site.href(path) + queryOf({ ...state, page: 1, ...to })
  return (
    <ListingPage className="post-listing" {...frame}>
      <SomeChoices
        label={site.t('newsCategories')}
        choices={[
          {
            label: site.t('newsAllCategories'),
            href: href({ category: undefined, year: undefined }),
            chosen: !category,
          },
          ...listing.categories.map(({ name, slug }) => ({
            label: name,
            href: href({ category: slug, year: undefined }),
            chosen: slug === category?.slug,
          })),
        ]}
      />
      <SomeChoices
        label={site.t('newsYears')}
        choices={[
          { label: site.t('newsAllYears'), href: href({ year: undefined }), chosen: state.year === undefined },
          ...listing.years.map((year) => ({
            label: String(year),
            href: href({ year }),
            chosen: year === state.year,
          })),
        ]}
      />
      <p className="post-count">
        {total === 0
          ? site.t('newsNone')
          : total === 1
            ? site.t('newsPostsOne')
            : site.t('newsPosts', { count: total })}
      </p>
      <PostCards cards={cards} site={site} headingLevel={2} />
      <Pagination page={state.page} pages={pages} href={(page) => href({ page })} site={site} />
      <p className="post-feeds">
        {site.t('newsFollow')}{' '}
        {feedFormats.map((format) => (
          <a key={format} href={site.href(feedPath(format, category?.slug))}>
            {feedNames[format]}
          </a>
        ))}
      </p>
    </ListingPage>
  )
}

/** Nothing where there is only one choice beside all. */
function SomeChoices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return choices.length < 3 ? null : <Choices label={label} choices={choices} />
}
