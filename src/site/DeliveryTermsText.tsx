/** The delivery terms themselves with their version: in their block, and where they are accepted. */
import { type Locale, tagOf } from '../content/locales'
import type { DeliveryTerm } from '../content/types'
import { plainTextOf } from './plainText'
import { RichText } from './RichText'
import type { Site } from './site'

/** Whether there are terms to show: published, and with words in them. */
export function hasDeliveryTerms(terms: DeliveryTerm | undefined): terms is DeliveryTerm {
  return Boolean(terms?.version) && plainTextOf(terms?.content) !== ''
}

/** `headingLevel`: of the highest heading in the text. */
export function DeliveryTermsText({
  terms,
  site,
  headingLevel,
}: {
  terms: DeliveryTerm
  site: Site
  headingLevel: number
}) {
  return (
    <>
      <RichText data={terms.content} site={site} headingLevel={headingLevel} />
      {terms.version && terms.validFrom && (
        <p className="terms-version">
          {site.t('deliveryTermsVersion', { version: terms.version, date: norwegianDay(terms.validFrom, site.locale) })}
        </p>
      )}
    </>
  )
}

/** The day in Norway at a moment, as `21. november 2026`. */
export function norwegianDay(moment: string, locale: Locale): string {
  return new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'Europe/Oslo' }).format(new Date(moment))
}
