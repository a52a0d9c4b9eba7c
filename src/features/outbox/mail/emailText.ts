/** An e-mail as plain text: for receivers that show no HTML, and for the admin and the person's own data. */
import type { EmailContent, EmailPart, Ordered } from './emailContent'

const row = (cells: readonly string[]) => cells.filter(Boolean).join(' | ').replaceAll('\n', ' | ')

function orderText({ head, articles, sum }: Ordered): string {
  return [
    row([head.quantity, head.article, head.total]),
    ...articles.map(({ quantity, name, number, price, total }) => row([quantity, name, number, price, total])),
    `${sum.label}: ${sum.value}`.replaceAll('\n', ' '),
  ].join('\n')
}

/** Undefined: the part is in the HTML alone. */
function partText(part: EmailPart): string | undefined {
  switch (part.kind) {
    case 'heading':
      return part.text.toUpperCase()
    case 'text':
      return part.text
    case 'quote':
      return part.text.replace(/^/gm, '> ')
    case 'button':
    case 'link':
      return `${part.text}:\n${part.href}`
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'table':
      return [part.head, ...part.rows].map(row).join('\n')
    case 'order':
      return orderText(part)
    case 'contact':
      return undefined
  }
}

export function emailText({ subject, parts }: EmailContent): string {
  return `${[subject, ...parts.flatMap((part) => partText(part) ?? [])].join('\n\n')}\n`
}
