/** The parts of an e-mail as HTML. Texts that people wrote are escaped here, and nowhere else. */
import { phoneHref } from '../../../lib/phoneHref'
import { escapeHtml } from '../../../platform/escaping'
import { cut, DATA, type Drawing, headingText, LAYOUT, lines, shortenedRows } from './drawing'
import type { Contact, EmailPart } from './emailContent'
import { orderHtml } from './orderHtml'

export function partHtml(part: EmailPart, drawing: Drawing): string {
  const { styles, limits, brand } = drawing
  switch (part.kind) {
    case 'heading':
      return `<h2 class="t" style="${styles.heading}">${headingText(part.text)}</h2>`
    case 'text':
      return `<p class="t" style="${styles.text}">${lines(cut(part.text, limits))}</p>`
    case 'quote':
      return `<table ${LAYOUT} width="100%" style="margin:0 0 20px"><tr><td class="s t q" bgcolor="${brand.light.surface}" style="padding:16px 20px;border-left:4px solid ${brand.light.brand};background-color:${brand.light.surface};${styles.text}">${lines(cut(part.text, limits))}</td></tr></table>`
    case 'button':
      return buttonHtml(part, drawing)
    case 'link':
      return `<p class="t" style="${styles.text}"><a class="a" href="${escapeHtml(part.href)}" style="${styles.link}">${escapeHtml(part.text)}</a></p>`
    case 'facts':
      return factsHtml(part.facts, drawing)
    case 'table':
      return tableHtml(part, drawing)
    case 'order':
      return orderHtml(part, drawing)
    case 'contact':
      return contactHtml(part, drawing)
  }
}

/** The cell has colour and room, since Outlook on Windows gives links neither. */
function buttonHtml({ text, href }: { text: string; href: string }, { brand, styles, t }: Drawing): string {
  const { light, buttonRadius, bodyFont } = brand
  const address = escapeHtml(href)
  return (
    `<table ${LAYOUT} style="margin:24px 0 12px;border-collapse:separate"><tr><td class="b" bgcolor="${light.brand}" style="border-radius:${buttonRadius}px;background-color:${light.brand};mso-padding-alt:14px 28px">` +
    `<a class="o" href="${address}" style="display:inline-block;padding:14px 28px;color:${light.onBrand};font:bold 16px/1.25 ${bodyFont};text-decoration:none">${escapeHtml(text)}</a></td></tr></table>` +
    `<p class="m" style="margin:0 0 24px;${styles.muted};font-size:13px;word-break:break-all"><span style="word-break:normal">${escapeHtml(t('plainAddress'))}</span><br><a class="a" href="${address}" style="${styles.link}">${address}</a></p>`
  )
}

/** Side by side, one below the other on a phone. */
function factsHtml(facts: readonly (readonly [string, string])[], { styles, limits, brand }: Drawing): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="m l" width="34%" style="${styles.cell};${styles.muted};line-height:1.65">${lines(cut(label, limits))}</td><td class="t l" style="${styles.cell};overflow-wrap:anywhere">${lines(cut(value, limits))}</td></tr>`,
  )
  return `<table ${LAYOUT} class="f l" width="100%" style="margin:0 0 24px;border-top:1px solid ${brand.light.border}">${rows.join('')}</table>`
}

function tableHtml({ head, rows }: EmailPart & { kind: 'table' }, drawing: Drawing): string {
  const { styles, brand } = drawing
  const last = head.length - 1
  const styleAt = (at: number) => (at > 0 && at === last ? `${styles.cell};padding-right:0` : styles.cell)
  const headCells = head.map(
    (text, at) =>
      `<th class="m l" scope="col" style="${styleAt(at)};${styles.muted};font-weight:normal">${escapeHtml(text)}</th>`,
  )
  const bodyRows = rows.map(
    (cells) =>
      `<tr>${cells.map((text, at) => `<td class="t l" style="${styleAt(at)}">${lines(text)}</td>`).join('')}</tr>`,
  )
  return `<table class="l" ${DATA} style="margin:0 0 24px;border-top:1px solid ${brand.light.border}"><thead><tr>${headCells.join('')}</tr></thead><tbody>${shortenedRows(bodyRows, head.length, drawing)}</tbody></table>`
}

function contactHtml({ heading, name, address, phone, hoursHeading, hours }: Contact, { brand, styles }: Drawing) {
  const { light, radius, headingFont } = brand
  const call = phone
    ? `<br><a class="a" href="${escapeHtml(phoneHref(phone))}" style="${styles.link};font-weight:bold">${escapeHtml(phone)}</a>`
    : ''
  const day = `padding:0 16px 2px 0;color:${light.text};vertical-align:top`
  const open =
    hours.length > 0
      ? `<p class="t" style="${styles.text};margin:14px 0 4px;font-weight:bold;font-size:15px">${escapeHtml(hoursHeading)}</p><table ${LAYOUT}>${hours
          .map(
            ([days, times]) =>
              `<tr><td class="m" style="${day};${styles.muted}">${escapeHtml(days)}</td><td class="t" style="${day};${styles.muted};color:${light.text}">${escapeHtml(times)}</td></tr>`,
          )
          .join('')}</table>`
      : ''
  return (
    `<table ${LAYOUT} width="100%" style="margin:28px 0;border-collapse:separate"><tr><td class="s" bgcolor="${light.surface}" style="padding:20px 24px;border-radius:${radius}px;background-color:${light.surface}">` +
    `<p class="m" style="margin:0 0 2px;${styles.muted}">${escapeHtml(heading)}</p>` +
    `<h2 class="t" style="margin:0 0 6px;color:${light.text};font:bold 19px/1.3 ${headingFont}">${headingText(name)}</h2>` +
    `<p class="t" style="${styles.text};margin:0">${lines(address)}${call}</p>${open}</td></tr></table>`
  )
}
