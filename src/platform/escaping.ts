/** Escapes untrusted text: one function for each target language. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const entityOf = (character: string) => entities[character] ?? character

/** For anywhere in HTML except scripts and styles, including attributes in either kind of quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, entityOf)

/** For text and double-quoted attributes of XML, and of HTML whose clients may also show it as plain text. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, entityOf)

/** For spreadsheets: a cell with such a first character is a formula, and text from strangers must stay text. */
export const escapeCell = (cell: string): string => (/^[\s]*[=+\-@\t\r|%]/.test(cell) ? `'${cell}` : cell)
