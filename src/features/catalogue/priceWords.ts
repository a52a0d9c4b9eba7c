/** Formats an article's price for visitors, by the editors' settings. */
import type { Article, Catalogue } from '../../cms/types'
import { formatPrice } from '../../lib/price'
import type { Site } from '../../web/site'

export interface PriceWords {
  /** Whether prices are shown. */
  shown: boolean
  /** Text in place of a hidden price: the editors' text, or the default. */
  hidden: string
  /** Note beside prices without VAT; else empty. */
  vat: string
  /** The amount that may be shown, in kroner. */
  amount(article: Pick<Article, 'price' | 'priceKind'>): number | undefined
  /** `fra kr 790,–`, `Pris hos forhandler`; empty if there is no price. */
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
