/** How many processes the site has (`WORKERS`). */
import { availableParallelism } from 'node:os'

const MOST = 64

/** Undefined for what is no such number. `auto` is one for each core. */
export function countWorkers(text = ''): number | undefined {
  if (text === '') return 1
  if (text === 'auto') return Math.min(MOST, availableParallelism())
  const count = /^\d+$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= MOST ? count : undefined
}
