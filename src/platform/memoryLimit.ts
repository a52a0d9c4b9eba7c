/** How much memory the process may have: caches hold a share of it, and a warning is logged when it is nearly used. */
import cluster from 'node:cluster'
import { totalmem } from 'node:os'

/** Bytes: the limit of the container, else the memory of the machine. */
export function memoryLimit(constrained = process.constrainedMemory(), machine = totalmem()): number {
  // Without a limit Node answers nothing, zero, or more than any machine has.
  return constrained > 0 && constrained < machine ? constrained : machine
}

/** Processes of the site that share it. The supervisor tells them as a number (`src/server/workers`). */
const sharers = cluster.isWorker ? Number(process.env.WORKERS) : 1

/** Bytes that a cache holds at most: `wanted`, or a share of the memory limit where that is less. */
export const roomFor = (wanted: number, share: number, limit = memoryLimit() / sharers): number =>
  Math.min(wanted, Math.floor(limit * share))
