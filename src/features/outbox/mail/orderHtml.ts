/** What was ordered, as a table that fits a phone: what an article is stands in one cell, with its picture. */
import { escapeHtml } from '../../../platform/escaping'
import { DATA, type Drawing, LAYOUT, lines, shortenedRows } from './drawing'
import type { Ordered, OrderedArticle } from './emailContent'

/** In cells beside each other, since Outlook on Windows lets text run below a picture. The name stands for the picture. */
function beside({ picture }: OrderedArticle, described: string, { limits, brand, styles }: Drawing): string {
  if (!picture || !limits.pictures) return described
  const image = `<img src="${escapeHtml(picture)}" width="96" height="50" alt="" style="display:block;border:0;border-radius:${Math.min(brand.radius, 6)}px">`
  return `<table ${LAYOUT}><tr><td class="i" width="96" valign="top" style="padding:2px 14px 0 0">${image}</td><td class="t i" valign="top" style="${styles.words}">${described}</td></tr></table>`
}

function rowHtml(article: OrderedArticle, drawing: Drawing): string {
  const { styles } = drawing
  const { quantity, name, number, price, total } = article
  const details = [number, price].filter(Boolean).map(lines).join('<br>')
  const below = details ? `${name ? '<br>' : ''}<span class="m" style="${styles.muted}">${details}</span>` : ''
  return (
    `<tr><td class="t l n" style="${styles.cell};overflow-wrap:anywhere">${beside(article, `<b>${lines(name)}</b>${below}`, drawing)}</td>` +
    `<td class="t l n" style="${styles.cell}">${lines(quantity)}</td><td class="t l" style="${styles.number}">${lines(total)}</td></tr>`
  )
}

export function orderHtml({ head, articles, sum }: Ordered, drawing: Drawing): string {
  const { styles, brand } = drawing
  const th = (text: string, style: string) =>
    `<th class="m l" scope="col" style="${style};${styles.muted};font-weight:normal">${escapeHtml(text)}</th>`
  const rows = articles.map((article) => rowHtml(article, drawing))
  const [amount = '', ...others] = sum.value.split('\n')
  const besides = others
    .map((text) => `<br><span class="m" style="${styles.muted}">${escapeHtml(text)}</span>`)
    .join('')
  return (
    `<table class="l" ${DATA} style="margin:0 0 24px;border-top:1px solid ${brand.light.border}">` +
    `<thead><tr>${th(head.article, styles.cell)}${th(head.quantity, styles.cell)}${th(head.total, styles.number)}</tr></thead>` +
    `<tbody>${shortenedRows(rows, 3, drawing)}</tbody>` +
    `<tfoot><tr><th class="t" scope="row" style="${styles.cell};border:0;font-weight:bold">${lines(sum.label)}</th>` +
    `<td class="t" colspan="2" style="${styles.number};border:0"><b>${lines(amount)}</b>${besides}</td></tr></tfoot></table>`
  )
}
