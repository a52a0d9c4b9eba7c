/** Tells the operator in one line, before it happens, that the process will be ended for want of memory. */
import { getHeapStatistics } from 'node:v8'
import { memoryLimit } from '../platform/memoryLimit'
import type { Log } from './log'

/** Share of a limit at which a warning is logged. */
const NEAR = 0.85
/** Milliseconds between two looks, and between two warnings. */
const LOOK = 5000
const SILENCE = 60 * 60 * 1000
const MB = 1024 * 1024

/** Bytes. */
interface Use {
  memory: number
  memoryLimit: number
  heap: number
  heapLimit: number
}

export function memoryWarning(use: Use): string | undefined {
  const megabytes = (bytes: number) => Math.round(bytes / MB)
  if (use.memory > NEAR * use.memoryLimit)
    return `The process uses ${megabytes(use.memory)} of the ${megabytes(use.memoryLimit)} MB of memory that it may have, and is ended where it needs more: raise the limit (docs/operations.md#memory).`
  if (use.heap > NEAR * use.heapLimit)
    return `JavaScript uses ${megabytes(use.heap)} of the ${megabytes(use.heapLimit)} MB that Node gives it, and the process ends where it needs more: raise the limit of the container, or set NODE_OPTIONS=--max-old-space-size=<MB> (docs/operations.md#memory).`
  return undefined
}

function currentUse(): Use {
  const { used_heap_size: heap, heap_size_limit: heapLimit } = getHeapStatistics()
  return { memory: process.memoryUsage.rss(), memoryLimit: memoryLimit(), heap, heapLimit }
}

export function watchMemory(log: Log): void {
  let lastWarnedAt = Number.NEGATIVE_INFINITY
  const look = () => {
    const warning = performance.now() - lastWarnedAt > SILENCE ? memoryWarning(currentUse()) : undefined
    if (!warning) return
    lastWarnedAt = performance.now()
    log.warn(warning)
  }
  setInterval(look, LOOK).unref()
}
