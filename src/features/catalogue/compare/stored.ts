/** The chosen articles in the browser's storage; on this page alone where that is blocked. */
import { COMPARE_KEY, tidied } from './selection'

let here: string[] = []

export function readCompared(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(COMPARE_KEY) ?? '[]')
    return Array.isArray(stored) ? tidied(stored) : []
  } catch {
    return here
  }
}

export function writeCompared(numbers: readonly string[]): void {
  here = [...numbers]
  try {
    if (numbers.length > 0) localStorage.setItem(COMPARE_KEY, JSON.stringify(numbers))
    else localStorage.removeItem(COMPARE_KEY)
  } catch {
    // Storage is blocked.
  }
}
