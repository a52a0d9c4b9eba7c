/** Structured data for search engines (schema.org). */
import { countryCode } from '../lib/country'
import { fileAddress } from './media'
import type { PageMeta } from './meta'
import type { Site } from './site'

/** The brand itself. */
function organisation(site: Site): object {
  const { settings, url } = site
  const { legalName, organisationNumber, street, postcode, place, country, phone, email } = settings.organisation ?? {}
  const logo = typeof settings.logo === 'object' && settings.logo ? fileAddress(settings.logo) : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: settings.name,
    url: `${url}/`,
    legalName: legalName || undefined,
    identifier: organisationNumber || undefined,
    telephone: phone || undefined,
    email: email || undefined,
    logo: logo && url + logo,
    sameAs: settings.social?.length ? settings.social.map((account) => account.url) : undefined,
    address: street
      ? {
          '@type': 'PostalAddress',
          streetAddress: street,
          postalCode: postcode || undefined,
          addressLocality: place || undefined,
          addressCountry: countryCode(country ?? ''),
        }
      : undefined,
  }
}

function breadcrumbs(site: Site, meta: PageMeta): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: meta.crumbs?.map((crumb, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: crumb.label,
      item: site.url + crumb.href,
    })),
  }
}

export function structuredData(site: Site, meta: PageMeta): object[] {
  return [
    organisation(site),
    ...((meta.crumbs?.length ?? 0) > 1 ? [breadcrumbs(site, meta)] : []),
    ...(meta.jsonLd ?? []),
  ]
}
