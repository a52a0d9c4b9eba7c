/** Articles chosen for comparison: the same rules in the browser and on the server. */
import { foldedNumber } from '../articleIndex/foldedNumber'

/** More columns than this are not read side by side. */
export const MAX_COMPARED = 4
/** Characters of an article number (`articles.number`). */
const MAX_NUMBER = 40

/** Query parameter of the page, repeated for each article. */
export const NUMBER = 'nr'
/** Hash of a link that adds its article to those that the browser knows. */
export const ADD_HASH = '#legg-til'
/** Key under which the chosen numbers are kept in the browser's storage, as a JSON list. */
export const COMPARE_KEY = 'compare'

export const includes = (numbers: readonly string[], number: string): boolean =>
  numbers.some((one) => foldedNumber(one) === foldedNumber(number))

/** Numbers as given, without blanks and repetitions, as many as can be compared. */
export function tidied(given: readonly unknown[]): string[] {
  const numbers: string[] = []
  for (const one of given) {
    const number = typeof one === 'string' ? one.trim() : ''
    if (number && number.length <= MAX_NUMBER && foldedNumber(number) && !includes(numbers, number))
      numbers.push(number)
  }
  return numbers.slice(0, MAX_COMPARED)
}

export const without = (numbers: readonly string[], number: string): string[] =>
  numbers.filter((one) => foldedNumber(one) !== foldedNumber(number))

/** An empty value says that none is chosen, unlike an address without the parameter. */
export function compareQuery(numbers: readonly string[]): string {
  const given = numbers.length > 0 ? numbers : ['']
  return `?${new URLSearchParams(given.map((number) => [NUMBER, number]))}`
}
