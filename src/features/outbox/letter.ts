/** A letter as text and as simple HTML that every reader of mail can show, and screen readers can read. */
import type { Locale } from '../../content/locales'

export type LetterPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'way'; text: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | {
      kind: 'table'
      head: readonly string[]
      rows: readonly (readonly string[])[]
      foot?: readonly [label: string, value: string]
    }

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
const lines = (text: string) => escaped(text).replace(/\r?\n/g, '<br>')

const cell = 'padding:6px 16px 6px 0;border-bottom:1px solid #d8d8d8;text-align:left;vertical-align:top'

function footOf({ head, foot }: Extract<LetterPart, { kind: 'table' }>): string {
  if (!foot) return ''
  const [label, value] = foot
  const span = head.length > 2 ? ` colspan="${head.length - 1}"` : ''
  return `<tfoot><tr><th scope="row"${span} style="${cell}">${escaped(label)}</th><td style="${cell}"><strong>${escaped(value)}</strong></td></tr></tfoot>`
}

function htmlOf(part: LetterPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font-size:17px">${escaped(part.text)}</h2>`
    case 'text':
      return `<p style="margin:0 0 14px">${lines(part.text)}</p>`
    case 'quote':
      return `<blockquote style="margin:0 0 14px;padding:2px 0 2px 14px;border-left:4px solid #767676">${lines(part.text)}</blockquote>`
    case 'way':
      return `<p style="margin:22px 0"><a href="${escaped(part.href)}" style="display:inline-block;padding:12px 22px;background:#1f2933;color:#ffffff;text-decoration:none;border-radius:4px">${escaped(part.text)}</a></p>`
    case 'facts':
      return `<table role="presentation" style="border-collapse:collapse;margin:0 0 14px">${part.facts
        .map(
          ([label, value]) =>
            `<tr><td style="${cell};color:#555555">${escaped(label)}</td><td style="${cell}">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'table':
      return `<table style="border-collapse:collapse;margin:0 0 14px"><thead><tr>${part.head
        .map((text) => `<th scope="col" style="${cell}">${escaped(text)}</th>`)
        .join('')}</tr></thead><tbody>${part.rows
        .map((row) => `<tr>${row.map((text) => `<td style="${cell}">${escaped(text)}</td>`).join('')}</tr>`)
        .join('')}</tbody>${footOf(part)}</table>`
  }
}

function textOf(part: LetterPart): string {
  switch (part.kind) {
    case 'heading':
      return part.text.toUpperCase()
    case 'text':
      return part.text
    case 'quote':
      return part.text.replace(/^/gm, '> ')
    case 'way':
      return `${part.text}:\n${part.href}`
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'table':
      return [
        ...[part.head, ...part.rows].map((row) => row.filter(Boolean).join(' | ')),
        ...(part.foot ? [part.foot.join(': ')] : []),
      ].join('\n')
  }
}

export function letter(locale: Locale, title: string, parts: readonly LetterPart[]): { text: string; html: string } {
  const body = parts.map(htmlOf).join('\n')
  return {
    text: `${[title, ...parts.map(textOf)].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif"><main style="max-width:640px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(title)}</h1>\n${body}\n</main></body></html>`,
  }
}
