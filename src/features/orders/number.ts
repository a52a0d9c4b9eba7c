/** The number of a request, easy to read aloud on the phone: `261121-KX7P`. */
import { osloDay } from '../../lib/osloTime'

/** Without I, L, O, 0, 1, and without vowels that would form words. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ'
const LENGTH = 4

export const NUMBER_PATTERN = '[0-9]{6}-[2-9A-Z]{4}'

/** The date is Norway's. `random`: an integer below its argument. */
export function requestNumber(now: number, random: (below: number) => number): string {
  const day = osloDay(now).slice(2).replaceAll('-', '')
  const letters = Array.from({ length: LENGTH }, () => LETTERS[random(LETTERS.length)])
  return `${day}-${letters.join('')}`
}
