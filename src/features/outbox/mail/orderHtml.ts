/** What was ordered, as a table that fits a phone: what an article is stands in one cell, with its picture. */
import { escapeHtml } from '../../../platform/escaping'
import { DATA, type Drawing, lines, shortenedRows } from './drawing'
import type { Ordered, OrderedArticle } from './emailContent'

/** Without a description: the name stands beside it. */
function pictureHtml({ picture }: OrderedArticle, { limits, brand }: Drawing): string {
  if (!picture || !limits.pictures) return ''
  return `<img class="i" src="${escapeHtml(picture)}" width="96" height="50" alt="" align="left" style="float:left;margin:2px 14px 0 0;border:0;border-radius:${Math.min(brand.radius, 6)}px">`
}

function rowHtml(article: OrderedArticle, drawing: Drawing): string {
  const { styles } = drawing
  const { quantity, name, number, price, total } = article
  const details = [number, price].filter(Boolean).map(lines).join('<br>')
  const described = details ? `${name ? '<br>' : ''}<span class="m" style="${styles.muted}">${details}</span>` : ''
  return (
    `<tr><td class="t l n" style="${styles.cell};overflow-wrap:anywhere">${pictureHtml(article, drawing)}<div style="overflow:hidden"><b>${lines(name)}</b>${described}</div></td>` +
    `<td class="t l n" style="${styles.cell}">${lines(quantity)}</td><td class="t l" style="${styles.number}">${lines(total)}</td></tr>`
  )
}

export function orderHtml({ head, articles, sum }: Ordered, drawing: Drawing): string {
  const { styles, brand } = drawing
  const th = (text: string, style: string) =>
    `<th class="m l" scope="col" style="${style};${styles.muted}">${escapeHtml(text)}</th>`
  const rows = articles.map((article) => rowHtml(article, drawing))
  const [amount = '', ...others] = sum.value.split('\n')
  const beside = others.map((text) => `<br><span class="m" style="${styles.muted}">${escapeHtml(text)}</span>`).join('')
  return (
    `<table class="l" ${DATA} style="margin:0 0 24px;border-top:1px solid ${brand.light.border}">` +
    `<thead><tr>${th(head.article, styles.cell)}${th(head.quantity, styles.cell)}${th(head.total, styles.number)}</tr></thead>` +
    `<tbody>${shortenedRows(rows, 3, drawing)}</tbody>` +
    `<tfoot><tr><th class="t" scope="row" style="${styles.cell};border:0;font-weight:bold">${lines(sum.label)}</th>` +
    `<td class="t" colspan="2" style="${styles.number};border:0"><b>${lines(amount)}</b>${beside}</td></tr></tfoot></table>`
  )
}
