/**
 * Tells a change to every process but the one that made it, and says when each has dropped what the change made old. A
 * process that does not say so in time is ended: it would go on answering with old bytes.
 */
import type { Changed } from './messages'

/** Milliseconds in which a process says that it has dropped something; a save waits for it. */
const PATIENCE = 5000

export interface Droppings<Process> {
  /** The process may keep something from now on. */
  join(process: Process): void
  /** It has ended, and keeps nothing. */
  leave(process: Process): void
  /** Resolves when no process but the one that made the change keeps what it made old. */
  order(changed: Changed, by?: Process): Promise<void>
  /** A process has dropped what the order of this number names. */
  dropped(process: Process, id: number): void
}

export function createDroppings<Process>({
  tell,
  end,
  patience = PATIENCE,
}: {
  tell: (process: Process, id: number, changed: Changed) => void
  end: (process: Process) => void
  patience?: number
}): Droppings<Process> {
  const joined = new Set<Process>()
  const orders = new Map<number, { awaited: Set<Process>; resolve: () => void; late: NodeJS.Timeout }>()
  let orderCount = 0

  function dropped(process: Process, id: number): void {
    const order = orders.get(id)
    if (!order?.awaited.delete(process) || order.awaited.size > 0) return
    clearTimeout(order.late)
    orders.delete(id)
    order.resolve()
  }

  return {
    join: (process) => void joined.add(process),
    leave(process) {
      joined.delete(process)
      for (const id of [...orders.keys()]) dropped(process, id)
    },
    order(changed, by) {
      const awaited = new Set([...joined].filter((process) => process !== by))
      if (awaited.size === 0) return Promise.resolve()
      const id = ++orderCount
      return new Promise((resolve) => {
        const late = setTimeout(() => [...awaited].forEach(end), patience)
        orders.set(id, { awaited, resolve, late })
        for (const process of [...awaited]) tell(process, id, changed)
      })
    },
    dropped,
  }
}
