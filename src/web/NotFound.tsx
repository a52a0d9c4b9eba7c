/** The not-found page: a search, and the main pages. */
import { relatedId } from '../cms/relatedId'
import { chosenPageOf } from './chosenPages'
import { SearchForm } from './SearchForm'
import type { Site } from './site'

export function NotFound({ site }: { site: Site }) {
  return (
    <section className="block not-found">
      <div className="text">
        <h1>{site.t('notFoundTitle')}</h1>
        <p className="lead">{site.t('notFoundText')}</p>
        <SearchForm site={site} id="search" />
        <MainPages site={site} />
      </div>
    </section>
  )
}

/** Links to the main pages, for visitors who did not find what they were looking for. */
export function MainPages({ site }: { site: Site }) {
  const linked = [
    ...site.listPages.flatMap(({ field, linkText }) =>
      linkText ? [{ page: chosenPageOf(field, site.settings), label: site.t(linkText) }] : [],
    ),
    { page: site.settings.contactPage, label: site.t('contact') },
  ].flatMap(({ page, label }) => {
    const id = relatedId(page)
    const href = id ? site.pageHref(id) : undefined
    return href ? [{ href, label }] : []
  })
  return (
    <ul className="link-list">
      {[...linked, { href: site.href('/'), label: site.t('home') }].map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
