/** What is in an offer, as editors write it: one a line, and a minus first where it is not in it. */

export interface Feature {
  text: string
  included: boolean
}

/** The minus may be the sign that word processors make of it. */
const notIncluded = /^[-–−]\s*/

export function parseFeatures(lines: string): Feature[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .map((line) => ({ text: line.replace(notIncluded, ''), included: !notIncluded.test(line) }))
    .filter(({ text }) => text !== '')
}
