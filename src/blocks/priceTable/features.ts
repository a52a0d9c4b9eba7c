/** Contents of an offer, as editors write them: one a line, with a leading minus if not included. */

export interface PlanFeature {
  text: string
  included: boolean
}

/** Also matches the dashes that word processors substitute for a minus. */
const notIncluded = /^[-–−]\s*/

export function parseFeatures(lines: string): PlanFeature[] {
  return lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .map((line) => ({ text: line.replace(notIncluded, ''), included: !notIncluded.test(line) }))
    .filter(({ text }) => text !== '')
}
