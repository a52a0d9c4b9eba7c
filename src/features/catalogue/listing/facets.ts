/** Filters of a listing: product line, availability, price, and the specifications that editors chose. */

import type { Article, ProductLine, Specification } from '../../../cms/types'
import type { CodedColumn } from '../../../lib/codedColumn'
import { formatQuantity } from '../../../lib/price'
import type { Site } from '../../../web/site'
import type { ArticleIndex } from '../articleIndex/articleIndex'
import type { PriceWords } from '../priceWords'
import { valueInAddress, valueWords } from '../specificationWords'
import { AVAILABILITY, LINE, PRICE, SPECIFICATION } from './query'

interface FacetBase {
  /** Its query parameter. */
  param: string
  name: string
}

export interface ChoiceFacet extends FacetBase {
  kind: 'choices'
  column: CodedColumn<string> | CodedColumn<number>
  /** A value in the URL; undefined for one that is no longer offered. */
  address(value: string | number): string | undefined
  words(value: string | number): string
  /** Position of a value among the others. */
  place(value: string | number): number
}

export interface RangeFacet extends FacetBase {
  kind: 'range'
  column: CodedColumn<string> | CodedColumn<number>
  unit: string
  words(value: number): string
}

export type Facet = ChoiceFacet | RangeFacet

const availabilities: readonly Article['availability'][] = ['inStock', 'onOrder', 'comingSoon', 'discontinued']

/** Values in URLs, the same in every language. */
const availabilityAddress: Partial<Record<Article['availability'], string>> = {
  inStock: 'pa-lager',
  onOrder: 'bestillingsvare',
  comingSoon: 'kommer-snart',
  discontinued: 'utgatt',
}

/** Empty for an unknown availability. */
export function availabilityWords(availability: Article['availability'], site: Site): string {
  switch (availability) {
    case 'inStock':
      return site.t('catalogueInStock')
    case 'onOrder':
      return site.t('catalogueOnOrder')
    case 'comingSoon':
      return site.t('catalogueComingSoon')
    case 'discontinued':
      return site.t('catalogueDiscontinued')
    default:
      return ''
  }
}

export function facetsOf({
  stock,
  site,
  prices,
  lines,
  specifications,
}: {
  stock: ArticleIndex
  site: Site
  prices: PriceWords
  lines: readonly ProductLine[]
  /** In the order of display. */
  specifications: readonly Specification[]
}): Facet[] {
  const lineById = new Map(lines.map((line) => [line.id, line]))
  const line: ChoiceFacet = {
    kind: 'choices',
    param: LINE,
    name: site.t('catalogueLine'),
    column: stock.lines,
    address: (id) => lineById.get(Number(id))?.slug,
    words: (id) => lineById.get(Number(id))?.name ?? '',
    place: (id) => lines.findIndex((one) => one.id === id),
  }
  const availability: ChoiceFacet = {
    kind: 'choices',
    param: AVAILABILITY,
    name: site.t('catalogueAvailability'),
    column: stock.availabilities,
    address: (value) => availabilityAddress[value as Article['availability']],
    words: (value) => availabilityWords(value as Article['availability'], site),
    place: (value) => availabilities.indexOf(value as Article['availability']),
  }
  const price: RangeFacet = {
    kind: 'range',
    param: PRICE,
    name: site.t('cataloguePrice'),
    column: stock.prices,
    unit: 'kr',
    words: (value) => formatQuantity(value, 'kr', site.locale),
  }
  const measured = specifications.flatMap((specification): Facet[] => {
    const column = stock.specification(specification.id)
    return specification.filterable && column ? [facetOf(specification, column, site)] : []
  })
  return [line, ...(prices.shown ? [price] : []), ...measured, availability]
}

function facetOf(specification: Specification, column: CodedColumn<string>, site: Site): Facet {
  const { kind, choices, name, slug, unit } = specification
  const base = { param: `${SPECIFICATION}${slug}`, name, column }
  if (kind === 'number')
    return { ...base, kind: 'range', unit: unit ?? '', words: (value) => formatQuantity(value, unit, site.locale) }
  return {
    ...base,
    kind: 'choices',
    address: (value) => valueInAddress(String(value), specification),
    words: (value) => valueWords(String(value), specification, site),
    place: (value) => {
      if (kind === 'yesNo') return value === 'yes' ? 0 : 1
      return choices?.findIndex((choice) => choice.value === value) ?? 0
    },
  }
}
