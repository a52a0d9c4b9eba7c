/** Order lines for e-mails: each with its total, and the sum. */

import type { OrderRequest } from '../../../cms/types'
import type { Locale } from '../../../lib/locales'
import { formatQuantity } from '../../../lib/price'
import { lineTotal, onePrice, orderSum, type SumWords } from '../../orderList/client'
import type { EmailPart } from '../../outbox'
import { readLines, rowsOf } from '../lines'
import { mailTextsIn } from './texts'

export function articles(request: OrderRequest, locale: Locale, siteUrl: string): EmailPart[] {
  const t = mailTextsIn(locale)
  const words: SumWords = {
    locale,
    from: t('priceFrom'),
    hidden: t('priceHidden'),
    unpricedOne: t('unpricedOne'),
    unpricedMany: t('unpricedMany'),
  }
  const lines = readLines(request.lines)
  const ordered = rowsOf(lines)
  const { amount, unpriced } = orderSum(ordered, words)
  return [
    { kind: 'heading', text: t('articles') },
    {
      kind: 'order',
      head: { quantity: t('quantity'), article: t('article'), total: t('sum') },
      articles: ordered.map((row, at) => ({
        quantity: formatQuantity(row.quantity, row.unit, locale),
        name: row.name ?? (lines[at]?.known === false ? t('unknown') : ''),
        number: row.number,
        price: onePrice(row, words),
        total: lineTotal(row, words),
        picture: lines[at]?.mailPicture && siteUrl + lines[at].mailPicture,
      })),
      sum: { label: t('sum'), value: [amount, unpriced].filter(Boolean).join('\n') },
    },
  ]
}
