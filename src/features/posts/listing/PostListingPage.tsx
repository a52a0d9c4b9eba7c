import type { ReactNode } from 'react'
import { Pages } from '../../../web/Pages'
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
  title,
  lead,
  body,
  bodyHasHeading,
}: {
  listing: PostListing
  site: Site
  path: string
  title: string
  lead: string | undefined
  /** Content of the page that editors chose for the list. */
  body: ReactNode
  /** Whether a hero in it is the page's main heading. */
  bodyHasHeading: boolean
}) {
  const { state, cards, total, pages, category } = listing
  const href = (to: Partial<ListingState>) => site.href(path) + queryOf({ ...state, page: 1, ...to })
  return (
    <>
      {body}
      <div className="block post-listing">
        <div className="wide">
          {!bodyHasHeading && (
            <header className="post-listing-head">
              <h1>{title}</h1>
              {lead && <p className="lead">{lead}</p>}
            </header>
          )}
          <Choices
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
          <Choices
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
          <Pages page={state.page} pages={pages} href={(page) => href({ page })} site={site} />
          <p className="post-feeds">
            {site.t('newsFollow')}{' '}
            {feedFormats.map((format) => (
              <a key={format} href={site.href(feedPath(format, category?.slug))}>
                {feedNames[format]}
              </a>
            ))}
          </p>
        </div>
      </div>
    </>
  )
}

interface Choice {
  label: string
  href: string
  chosen: boolean
}

/** Links that narrow the list; nothing where there is only one choice beside all. */
function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length < 3) return null
  return (
    <nav className="post-choices" aria-label={label}>
      <ul>
        {choices.map(({ label, href, chosen }) => (
          <li key={href}>
            <a href={href} aria-current={chosen ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
