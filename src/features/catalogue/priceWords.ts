/** An article's price as visitors read it, by what the editors decided of prices. */
import type { Article, Catalogue } from '../../cms/types'
import { formatPrice } from '../../lib/price'
import type { Site } from '../../web/site'

export interface PriceWords {
  /** Whether any price is shown at all. */
  shown: boolean
  /** What stands where a price is hidden: the editors' words, or ours. */
  hidden: string
  /** Said once beside prices that are without VAT; else empty. */
  vat: string
  /** The amount that may be shown, in kroner. */
  amount(article: Pick<Article, 'price' | 'priceKind'>): number | undefined
  /** `fra kr 790,–`, `Pris hos forhandler`; empty where there is no price to speak of. */
  of(article: Pick<Article, 'price' | 'priceKind'>): string
}

export function priceWords(site: Site, catalogue: Pick<Catalogue, 'prices' | 'hiddenPrice'>): PriceWords {
  const shown = catalogue.prices !== 'hidden'
  const hidden = catalogue.hiddenPrice || site.t('priceHidden')
  const amount: PriceWords['amount'] = ({ price, priceKind }) =>
    shown && priceKind !== 'hidden' && typeof price === 'number' ? price : undefined
  return {
    shown,
    hidden,
    vat: catalogue.prices === 'withoutVat' ? site.t('priceWithoutVat') : '',
    amount,
    of(article) {
      const kroner = amount(article)
      if (kroner === undefined) return article.priceKind === 'hidden' || !shown ? hidden : ''
      const price = formatPrice(kroner, site.locale)
      return article.priceKind === 'from' ? site.t('priceFrom', { price }) : price
    },
  }
}
