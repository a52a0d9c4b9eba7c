/** Pages that editors want search engines to index at another address (`cms/fields/canonical.ts` says which they can name). */
import { defaultLocale, type Locale, locales } from '../lib/locales'
import { localisedPath } from './site'

/** Whether a path begins with the prefix of a language. */
const isLocalised = (path: string) =>
  locales.some((locale) => locale !== defaultLocale && (path === `/${locale}` || path.startsWith(`/${locale}/`)))

/** The whole address; a path without a language's prefix is that of the page's own language. */
export function canonicalAddress(canonical: string, { url, locale }: { url: string; locale: Locale }): string {
  if (!canonical.startsWith('/')) return canonical
  return url + (isLocalised(canonical) ? canonical : localisedPath(canonical, locale))
}

const withoutSlash = (address: string) => (address.endsWith('/') ? address.slice(0, -1) : address)

/** Whether a page at `path`, without a language's prefix, names another page than itself in any language. */
export function leadsElsewhere(canonical: string | null | undefined, path: string, siteUrl: string): boolean {
  if (!canonical) return false
  return !locales.some(
    (locale) =>
      withoutSlash(canonicalAddress(canonical, { url: siteUrl, locale })) ===
      withoutSlash(siteUrl + localisedPath(path, locale)),
  )
}

/** Whether search engines are to list a page at its own address. */
export function isIndexed(
  { noindex, canonical }: { noindex?: boolean | null | undefined; canonical?: string | null | undefined },
  path: string,
  siteUrl: string,
): boolean {
  return noindex !== true && !leadsElsewhere(canonical, path, siteUrl)
}
