/** Pagination of a list. Styles: `styles/pagination.css`. */
import type { Site } from './site'

/** The first page, the last, and those around the current one; `undefined` stands for omitted pages. */
export function pagesShown(page: number, pages: number): (number | undefined)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages)
  const sorted = [...new Set(shown)].sort((one, other) => one - other)
  return sorted.flatMap((at, index) => {
    const before = sorted[index - 1]
    if (before === undefined || at === before + 1) return [at]
    // A single omitted page takes no more room than the dots.
    return at === before + 2 ? [before + 1, at] : [undefined, at]
  })
}

export function Pagination({
  page,
  pages,
  href,
  site,
}: {
  page: number
  pages: number
  /** Address of a page, counted from 1. */
  href: (page: number) => string
  site: Site
}) {
  if (pages < 2) return null
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
