/** The budgets of docs/budgets.md that this bench holds the site to, and the table that shows how it does. */

/** Requests per second of a WordPress page without its cache, measured once on two cores (docs/budgets.md). */
export const WORDPRESS_UNCACHED = 57

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {number} measured
 * @property {string} unit
 * @property {{ atLeast: number } | { atMost: number }} [budget] none: shown for comparison only
 */

/** @param {Row} row */
function verdict({ measured, budget }) {
  if (!budget) return ''
  const kept = 'atLeast' in budget ? measured >= budget.atLeast : measured <= budget.atMost
  return kept ? 'ok' : 'short'
}

/** @param {number} value */
function shown(value) {
  if (value >= 1000) return Math.round(value).toLocaleString('en')
  return value >= 100 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(2)
}

/** @param {Row} row */
function bound({ budget, unit }) {
  if (!budget) return ''
  return 'atLeast' in budget ? `≥ ${shown(budget.atLeast)} ${unit}` : `≤ ${shown(budget.atMost)} ${unit}`
}

/** @param {readonly Row[]} rows */
export function printTable(rows) {
  const cells = rows.map((row) => [row.what, `${shown(row.measured)} ${row.unit}`, bound(row), verdict(row)])
  const table = [['what', 'measured', 'budget', ''], ...cells]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)))
  for (const line of table)
    console.log(
      line
        .map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
}

/** @param {readonly number[]} values */
export function median(values) {
  return quantile(values, 0.5)
}

/**
 * The value that a share of all values does not exceed.
 * @param {readonly number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
