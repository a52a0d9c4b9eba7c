/** Pagination of a listing. */
import type { Site } from '../../../web/site'
import { queryOf } from './query'
import type { Listing } from './readListing'

/** The first page, the last, and those around the current one; `undefined` stands for omitted pages. */
export function pagesShown(page: number, pages: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const sorted = [...new Set(wanted)].sort((one, other) => one - other)
  return sorted.flatMap((at, index) => {
    const before = sorted[index - 1]
    if (before === undefined || at === before + 1) return [at]
    // A single omitted page takes no more room than the dots.
    return at === before + 2 ? [before + 1, at] : [undefined, at]
  })
}

export function Pages({
  listing: { state, pages },
  site,
  path,
}: {
  listing: Pick<Listing, 'state' | 'pages'>
  site: Site
  path: string
}) {
  if (pages < 2) return null
  const { page } = state
  const href = (to: number) => site.href(path) + queryOf({ ...state, page: to })
  return (
    <nav className="pages" aria-label={site.t('cataloguePages')}>
      {page > 1 && (
        <a className="pages-step" rel="prev" href={href(page - 1)}>
          {site.t('previous')}
        </a>
      )}
      <ol>
        {pagesShown(page, pages).map((at, index) => (
          <li key={at ?? `gap-${index}`}>
            {at === undefined ? (
              <span className="pages-gap">…</span>
            ) : (
              <a
                href={href(at)}
                aria-label={site.t('cataloguePage', { page: at })}
                aria-current={at === page ? 'page' : undefined}
              >
                {at}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="pages-step" rel="next" href={href(page + 1)}>
          {site.t('next')}
        </a>
      )}
    </nav>
  )
}
