/** Order lines for e-mails: each with its total, and the sum. */

import type { OrderRequest } from '../../../cms/types'
import type { Locale } from '../../../lib/locales'
import { formatQuantity } from '../../../lib/price'
import { lineTotal, onePrice, orderSum, type SumWords } from '../../orderList/client'
import type { EmailPart } from '../../outbox'
import { readLines, rowsOf } from '../lines'
import { wordsIn } from './texts'

export function articles(request: OrderRequest, locale: Locale, siteUrl: string): EmailPart[] {
  const say = wordsIn(locale)
  const words: SumWords = {
    locale,
    from: say('priceFrom'),
    hidden: say('priceHidden'),
    unpricedOne: say('unpricedOne'),
    unpricedMany: say('unpricedMany'),
  }
  const lines = readLines(request.lines)
  const ordered = rowsOf(lines)
  const rows = ordered.map((row, at) => [
    formatQuantity(row.quantity, row.unit, locale),
    [row.name ?? (lines[at]?.known === false ? say('unknown') : ''), row.number, onePrice(row, words)]
      .filter(Boolean)
      .join('\n'),
    lineTotal(row, words),
  ])
  const head = [say('quantity'), say('article'), say('sum')]
  const { amount, unpriced } = orderSum(ordered, words)
  return [
    { kind: 'heading', text: say('articles') },
    {
      kind: 'table',
      head,
      rows,
      pictures: lines.map(({ mailPicture }) => mailPicture && siteUrl + mailPicture),
      foot: [say('sum'), [amount, unpriced].filter(Boolean).join('\n')],
    },
  ]
}
