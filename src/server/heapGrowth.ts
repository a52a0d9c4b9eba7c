/**
 * How much garbage the heap may hold. Where a machine has memory, V8 by itself collects only when the heap is a multiple
 * of what is alive (decision 076).
 */
import { setFlagsFromString } from 'node:v8'

/** Of V8, which ignores names that it does not know. */
export const HEAP_GROWTH = '--heap-growing-percent'
/** Percent of what was alive at the last collection. */
const MOST_GARBAGE = 25

export function boundGarbage(): void {
  setFlagsFromString(`${HEAP_GROWTH}=${MOST_GARBAGE}`)
}
