/** What the parts of an e-mail are drawn with. */
import { escapeHtml } from '../../../platform/escaping'
import type { MailBrand } from './brand'
import type { Styles } from './styles'
import type { EmailTexts } from './texts'

/** How much of an e-mail is shown. */
export interface Limits {
  /** Of each table. */
  rows: number
  pictures: boolean
  /** Of each text that a person wrote. */
  characters: number
}

export interface Drawing {
  brand: MailBrand
  styles: Styles
  t: EmailTexts
  limits: Limits
}

/** Attributes of a table that only lays out. */
export const LAYOUT = 'role="presentation" border="0" cellpadding="0" cellspacing="0"'
/** Attributes of a table with rows and columns. */
export const DATA = 'border="0" cellpadding="0" cellspacing="0" width="100%"'

export const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

/** Characters of a word with a hyphen that fits any line: the number of an order, `e-post`. */
const SHORT_WORD = 16

/** Large letters break soon: such a word stays on one line. */
export const headingText = (text: string): string =>
  escapeHtml(text)
    .split(' ')
    .map((word) =>
      word.includes('-') && word.length <= SHORT_WORD ? `<span style="white-space:nowrap">${word}</span>` : word,
    )
    .join(' ')

export const cut = (text: string, { characters }: Limits): string =>
  text.length > characters ? `${text.slice(0, characters).trimEnd()} …` : text

/** Rows up to the limit, and one that says how many there are besides. */
export function shortenedRows(rows: readonly string[], columns: number, { limits, styles, t }: Drawing): string {
  const more = rows.length - limits.rows
  if (more <= 0) return rows.join('')
  return `${rows.slice(0, limits.rows).join('')}<tr><td class="m l" colspan="${columns}" style="${styles.cell};${styles.muted}">${escapeHtml(t('moreRows', { count: more }))}</td></tr>`
}
