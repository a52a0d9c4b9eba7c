/**
 * Sends a change to every process but the one that made it, and resolves when each has acknowledged that it dropped
 * what the change invalidates. A process that does not acknowledge in time is ended: it would go on answering with old
 * bytes.
 */
import type { Changed } from './messages'

/** Milliseconds in which a process acknowledges; a save waits for it. */
const PATIENCE = 5000

export interface Invalidations<Process> {
  /** The process may keep something from now on. */
  join(process: Process): void
  /** It has ended, and keeps nothing. */
  leave(process: Process): void
  /** Resolves when no process but the one that made the change keeps what the change invalidates. */
  invalidate(changed: Changed, by?: Process): Promise<void>
  /** A process has dropped what the invalidation of this number names. */
  acknowledge(process: Process, id: number): void
}

export function createInvalidations<Process>({
  send,
  end,
  patience = PATIENCE,
}: {
  send: (process: Process, id: number, changed: Changed) => void
  end: (process: Process) => void
  patience?: number
}): Invalidations<Process> {
  const joined = new Set<Process>()
  const pending = new Map<number, { awaited: Set<Process>; resolve: () => void; late: NodeJS.Timeout }>()
  let count = 0

  function acknowledge(process: Process, id: number): void {
    const invalidation = pending.get(id)
    if (!invalidation?.awaited.delete(process) || invalidation.awaited.size > 0) return
    clearTimeout(invalidation.late)
    pending.delete(id)
    invalidation.resolve()
  }

  return {
    join: (process) => void joined.add(process),
    leave(process) {
      joined.delete(process)
      for (const id of [...pending.keys()]) acknowledge(process, id)
    },
    invalidate(changed, by) {
      const awaited = new Set([...joined].filter((process) => process !== by))
      if (awaited.size === 0) return Promise.resolve()
      const id = ++count
      return new Promise((resolve) => {
        const late = setTimeout(() => [...awaited].forEach(end), patience)
        pending.set(id, { awaited, resolve, late })
        for (const process of [...awaited]) send(process, id, changed)
      })
    },
    acknowledge,
  }
}
