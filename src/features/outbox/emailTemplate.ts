/** An e-mail as text and as simple HTML that all mail clients can show and screen readers can read. */

import type { Locale } from '../../lib/locales'
import { escapeHtml } from '../../platform/escaping'

interface Table {
  kind: 'table'
  head: readonly string[]
  /** A cell may have several lines. */
  rows: readonly (readonly string[])[]
  /** Addresses of pictures, one for each row, shown in the second cell. */
  pictures?: readonly (string | undefined)[]
  /** The sum of the last column. */
  foot?: readonly [label: string, value: string]
}

export type EmailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'button'; text: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | Table

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>')

const cell = 'padding:6px 16px 6px 0;border-bottom:1px solid #d8d8d8;text-align:left;vertical-align:top'

/** The last column of a table with a sum is money, whose numbers do not wrap; the columns before it wrap on a phone. */
function cellStyle(at: number, { head, foot }: Table): string {
  if (!foot || at === 0) return cell
  return at === head.length - 1
    ? `${cell};padding-right:0;text-align:right`
    : `${cell};min-width:110px;overflow-wrap:anywhere`
}

/** Without a description: the name stands below it. */
const picture = (address: string | undefined) =>
  address
    ? `<img src="${escapeHtml(address)}" width="96" height="50" alt="" style="display:block;border-radius:4px;margin:0 0 6px">`
    : ''

function tableHtml(table: Table): string {
  const { head, rows, foot, pictures = [] } = table
  const last = head.length - 1
  const cells = (row: readonly string[], draw: (style: string, text: string) => string) =>
    `<tr>${row.map((text, at) => draw(cellStyle(at, table), lines(text))).join('')}</tr>`
  const sum = foot
    ? `<tfoot><tr><th scope="row" colspan="${last}" style="${cell}">${lines(foot[0])}</th><td style="${cellStyle(last, table)};font-weight:bold">${lines(foot[1])}</td></tr></tfoot>`
    : ''
  const headCells = cells(head, (style, text) => `<th scope="col" style="${style}">${text}</th>`)
  const bodyRows = rows
    .map((row, at) => {
      let column = 0
      return cells(
        row,
        (style, text) => `<td style="${style}">${column++ === 1 ? picture(pictures[at]) : ''}${text}</td>`,
      )
    })
    .join('')
  return `<table style="border-collapse:collapse;margin:0 0 14px"><thead>${headCells}</thead><tbody>${bodyRows}</tbody>${sum}</table>`
}

function htmlOf(part: EmailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:17px">${escapeHtml(part.text)}</h2>`
    case 'text':
      return `<p style="margin:0 0 14px">${lines(part.text)}</p>`
    case 'quote':
      return `<blockquote style="margin:0 0 14px;padding:2px 0 2px 14px;border-left:4px solid #767676">${lines(part.text)}</blockquote>`
    case 'button':
      return `<p style="margin:22px 0"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 22px;background:#1f2933;color:#ffffff;text-decoration:none;border-radius:4px">${escapeHtml(part.text)}</a></p>`
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 14px">${part.facts
        .map(
          ([label, value]) =>
            `<tr><td style="${cell};color:#555555">${escapeHtml(label)}</td><td style="${cell}">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'table':
      return tableHtml(part)
  }
}

function textOf(part: EmailPart): string {
  switch (part.kind) {
    case 'heading':
      return part.text.toUpperCase()
    case 'text':
      return part.text
    case 'quote':
      return part.text.replace(/^/gm, '> ')
    case 'button':
      return `${part.text}:\n${part.href}`
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'table':
      return [
        ...[part.head, ...part.rows].map((row) => row.filter(Boolean).join(' | ').replaceAll('\n', ' | ')),
        ...(part.foot ? [part.foot.join(': ').replaceAll('\n', ' ')] : []),
      ].join('\n')
  }
}

export function emailTemplate(
  locale: Locale,
  title: string,
  parts: readonly EmailPart[],
): { text: string; html: string } {
  const body = parts.map(htmlOf).join('\n')
  return {
    text: `${[title, ...parts.map(textOf)].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"><main style="max-width:640px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>\n${body}\n</main></body></html>`,
  }
}
