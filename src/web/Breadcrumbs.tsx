/** The way from the front page to a page. A page directly below the front page has none. */
import type { PageMeta } from './meta'
import type { Site } from './site'

export function Breadcrumbs({ site, meta }: { site: Site; meta: PageMeta }) {
  const crumbs = meta.crumbs ?? []
  if (crumbs.length < 2) return null
  return (
    <nav className="breadcrumbs" aria-label={site.t('breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, at) => (
          <li key={crumb.href}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.href}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
