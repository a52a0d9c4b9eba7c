/** Formats values of specifications for visitors and for URLs. */

import type { Specification } from '../../cms/types'
import { slugFrom } from '../../lib/norwegian'
import { formatQuantity } from '../../lib/price'
import type { Site } from '../../web/site'

type Definition = Pick<Specification, 'kind' | 'choices' | 'unit'>

/** A stored value in the page's language: `7,5 kW`, `Svart`, `Ja`. */
export function valueWords(
  value: string,
  { kind, choices, unit }: Definition,
  site: Pick<Site, 'locale' | 't'>,
): string {
  switch (kind) {
    case 'number':
      return Number.isFinite(Number(value)) ? formatQuantity(Number(value), unit, site.locale) : value
    case 'choice':
      return choices?.find((choice) => choice.value === value)?.label || value
    case 'yesNo':
      return value === 'yes' ? site.t('catalogueYes') : value === 'no' ? site.t('catalogueNo') : value
    default:
      return value
  }
}

/** A stored value in a URL, the same in every language. */
export function valueInAddress(value: string, { kind }: Pick<Specification, 'kind'>): string {
  if (kind === 'yesNo') return value === 'yes' ? 'ja' : 'nei'
  return slugFrom(value)
}
