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
  /** `shownPrice`. */
  amount(article: Pick<Article, 'price' | 'priceKind'>): number | undefined
  /** `fra kr 790,–`, `Pris hos forhandler`; empty if there is no price. */
  of(article: Pick<Article, 'price' | 'priceKind'>): string
}

type PriceSettings = Pick<Catalogue, 'prices' | 'hiddenPrice'>

const known = new WeakMap<PriceSettings, { t: Site['t']; words: PriceWords }>()

/** The same object as long as settings and texts are the same, so that what is rendered with it can be kept. */
export function priceWords(site: Pick<Site, 't' | 'locale'>, catalogue: PriceSettings): PriceWords {
  const last = known.get(catalogue)
  if (last?.t === site.t) return last.words
  const words = wordsOf(site, catalogue)
  known.set(catalogue, { t: site.t, words })
  return words
}

/** The amount that may be shown, in kroner. */
export function shownPrice(
  { prices }: Pick<Catalogue, 'prices'>,
  { price, priceKind }: Partial<Pick<Article, 'price' | 'priceKind'>>,
): number | undefined {
  return prices !== 'hidden' && priceKind !== 'hidden' && typeof price === 'number' ? price : undefined
}

function wordsOf(site: Pick<Site, 't' | 'locale'>, catalogue: PriceSettings): PriceWords {
  const shown = catalogue.prices !== 'hidden'
  const hidden = catalogue.hiddenPrice || site.t('priceHidden')
  const amount: PriceWords['amount'] = (article) => shownPrice(catalogue, article)
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
