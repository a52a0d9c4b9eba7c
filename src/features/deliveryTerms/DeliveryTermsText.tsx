/** The delivery terms themselves with their version: in their block, and where they are accepted. */
import type { DeliveryTerm } from '../../cms/types'
import { momentText } from '../../lib/moment'
import { plainTextOf } from '../../lib/plainText'
import { RichText } from '../../web/RichText'
import type { Site } from '../../web/site'

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
          {site.t('deliveryTermsVersion', {
            version: terms.version,
            date: momentText(terms.validFrom, site.locale, 'date'),
          })}
        </p>
      )}
    </>
  )
}
