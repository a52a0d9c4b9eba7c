/** The page of an address that has none: a search, and the main pages. */
import { relatedId } from '../cms/relatedId'
import { chosenPageOf } from './chosenPages'
import type { PageResult } from './page'
import { SearchForm } from './SearchForm'
import type { Site } from './site'

interface Shown {
  site: Site
  title: string
  text: string
}

function NotFound({ site, title, text }: Shown) {
  return (
    <section className="block not-found">
      <div className="text">
        <h1 className="display">{title}</h1>
        <p className="lead">{text}</p>
        <SearchForm site={site} id="search" />
        <MainPages site={site} />
      </div>
    </section>
  )
}

/** `status`: 404 where nothing is known of the address, 410 where it is known to be gone. */
export function pageOfNone(status: 404 | 410, shown: Shown): PageResult {
  return {
    kind: 'page',
    status,
    kept: 'never',
    meta: { title: shown.title, description: shown.text, noindex: true },
    content: <NotFound {...shown} />,
  }
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
