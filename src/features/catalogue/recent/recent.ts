/** Article numbers that were looked at last, newest first. */
import { foldedNumber } from '../articleIndex/foldedNumber'

/** Key in the browser's storage: a JSON list of numbers. */
export const RECENT_KEY = 'recentArticles'
export const MAX_SHOWN = 6
/** One more than are shown: the page's own article is not. */
const MAX_KEPT = MAX_SHOWN + 1
const MAX_NUMBER = 40

export function readRecent(stored: string | null): string[] {
  try {
    const numbers: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(numbers)) return []
    return numbers.filter((one) => typeof one === 'string' && one && one.length <= MAX_NUMBER).slice(0, MAX_KEPT)
  } catch {
    return []
  }
}

export const withoutArticle = (numbers: readonly string[], number: string): string[] =>
  numbers.filter((one) => foldedNumber(one) !== foldedNumber(number))

export const withSeen = (numbers: readonly string[], number: string): string[] =>
  [number, ...withoutArticle(numbers, number)].slice(0, MAX_KEPT)
