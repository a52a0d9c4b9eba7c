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
  const rows = ordered.map((row, at) => [
    formatQuantity(row.quantity, row.unit, locale),
    [row.name ?? (lines[at]?.known === false ? t('unknown') : ''), row.number, onePrice(row, words)]
      .filter(Boolean)
      .join('\n'),
    lineTotal(row, words),
  ])
  const head = [t('quantity'), t('article'), t('sum')]
  const { amount, unpriced } = orderSum(ordered, words)
  return [
    { kind: 'heading', text: t('articles') },
    {
      kind: 'table',
      head,
      rows,
      pictures: lines.map(({ mailPicture }) => mailPicture && siteUrl + mailPicture),
      foot: [t('sum'), [amount, unpriced].filter(Boolean).join('\n')],
    },
  ]
}
