/** Text from elsewhere in the languages that would read some of its characters as their own: one function a target. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const entityOf = (character: string) => entities[character] ?? character

/** Anywhere in HTML but scripts and styles, also in an attribute of either quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, entityOf)

/** Between the tags and in the double quotes of XML, and of HTML whose clients may also show it as plain text. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"]/g, entityOf)

/** Of a spreadsheet for people: spreadsheets calculate what begins so, and what strangers wrote must stay text. */
export const escapeCell = (cell: string): string => (/^[\s]*[=+\-@\t\r|%]/.test(cell) ? `'${cell}` : cell)
