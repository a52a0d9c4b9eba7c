/** Structured data of a page that editors say the kind of (schema.org `AboutPage`, `ContactPage`). */
import type { Page } from '../../cms/types'
import type { Site } from '../../web/site'

/** Nothing of an ordinary page: search engines take every page for one. `path`: without a language's prefix. */
export function pageData(page: Page, { site, path }: { site: Site; path: string }): object[] {
  const { schemaType, title, description } = page
  if (!schemaType || schemaType === 'WebPage') return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': schemaType,
      name: title,
      description: description || undefined,
      url: site.url + site.href(path),
      inLanguage: site.locale,
      isPartOf: { '@type': 'WebSite', name: site.settings.name, url: `${site.url}/` },
    },
  ]
}
