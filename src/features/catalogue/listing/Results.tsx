/** Results of a listing: count, sorting and view controls, articles, pagination. */
import { Enhanced } from '../../../web/Enhanced'
import { Pagination } from '../../../web/Pagination'
import type { Site } from '../../../web/site'
import type { SortingName } from '../articleIndex/articleIndex'
import { ArticleGrid } from './ArticleGrid'
import { ArticleTable } from './ArticleTable'
import { FORM_ID } from './Filters'
import { type ListingView, queryOf, SORTING } from './query'
import type { Listing } from './readListing'

interface Drawn {
  listing: Listing
  site: Site
  path: string
}

export function Results({ listing, site, path, title, headingLevel }: Drawn & { title: string; headingLevel: 2 | 3 }) {
  const { cards, total, view } = listing
  return (
    <div className="listing-results" id="listing-results" tabIndex={-1}>
      <Chips listing={listing} site={site} path={path} />
      {total === 0 ? (
        <NoArticles listing={listing} site={site} path={path} headingLevel={headingLevel} />
      ) : (
        <>
          <div className="listing-bar">
            <p className="listing-count">{countWords(listing, site)}</p>
            <SortingField listing={listing} site={site} />
            <ViewSwitch listing={listing} site={site} path={path} />
          </div>
          {view === 'grid' ? (
            <ArticleGrid cards={cards} site={site} headingLevel={headingLevel} />
          ) : (
            <ArticleTable cards={cards} site={site} title={title} />
          )}
          <Pagination
            page={listing.state.page}
            pages={listing.pages}
            href={(page) => site.href(path) + queryOf({ ...listing.state, page })}
            site={site}
          />
        </>
      )}
    </div>
  )
}

function countWords({ total, first, cards, pages }: Listing, site: Site): string {
  if (total === 0) return site.t('catalogueNone')
  if (total === 1) return site.t('catalogueArticlesOne')
  if (pages === 1) return site.t('catalogueArticles', { count: total })
  return site.t('catalogueShown', { first, last: first + cards.length - 1, total })
}

function Chips({ listing: { chips, clearedQuery }, site, path }: Drawn) {
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={site.t('catalogueChosenFilters')}>
      {chips.map(({ label, query }) => (
        <li key={label}>
          <a className="chip" href={site.href(path) + query} aria-label={site.t('catalogueRemove', { filter: label })}>
            {label}
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="m2.5 2.5 7 7m0-7-7 7" />
            </svg>
          </a>
        </li>
      ))}
      <li>
        <a className="chips-clear" href={site.href(path) + clearedQuery}>
          {site.t('catalogueClear')}
        </a>
      </li>
    </ul>
  )
}

function SortingField({ listing: { state, prices }, site }: Omit<Drawn, 'path'>) {
  const byPrice: [SortingName, string][] = [
    ['pris', site.t('catalogueSortCheap')],
    ['pris-ned', site.t('catalogueSortDear')],
  ]
  const names: [SortingName, string][] = [
    ['standard', site.t('catalogueSortStandard')],
    ['navn', site.t('catalogueSortName')],
    ...(prices.shown ? byPrice : []),
    ['nummer', site.t('catalogueSortNumber')],
    ['nyeste', site.t('catalogueSortNewest')],
  ]
  return (
    <div className="sorting">
      <label htmlFor="listing-sorting">{site.t('catalogueSort')}</label>
      <select id="listing-sorting" name={SORTING} form={FORM_ID} defaultValue={state.sorting} autoComplete="off">
        {names.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <button className="button button-secondary without-script" type="submit" form={FORM_ID}>
        {site.t('catalogueShow')}
      </button>
    </div>
  )
}

function ViewSwitch({ listing: { state, view, settings }, site, path }: Drawn) {
  const way = (to: ListingView, label: string, drawing: string) => (
    <a
      className="view-choice"
      href={site.href(path) + queryOf({ ...state, view: to, page: state.page })}
      aria-current={view === to ? 'true' : undefined}
      data-view={to}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={drawing} />
      </svg>
      <span>{label}</span>
    </a>
  )
  return (
    <Enhanced
      name="listingView"
      when="load"
      as="div"
      className="view-switch"
      role="group"
      aria-label={site.t('catalogueView')}
      data-view={view}
      data-usual={settings.view}
      data-asked={state.view ? '' : undefined}
    >
      {way('grid', site.t('catalogueGrid'), 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z')}
      {way('table', site.t('catalogueTable'), 'M3 4h14v12H3zM3 8h14M3 12h14M8 4v12')}
    </Enhanced>
  )
}

function NoArticles({ listing: { chips, clearedQuery }, site, path, headingLevel }: Drawn & { headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  if (chips.length === 0) return <p className="listing-none">{site.t('catalogueEmpty')}</p>
  return (
    <div className="listing-none">
      <Heading>{site.t('catalogueNone')}</Heading>
      <p>{site.t('catalogueNoneHelp')}</p>
      <a className="button" href={site.href(path) + clearedQuery}>
        {site.t('catalogueClear')}
      </a>
    </div>
  )
}
