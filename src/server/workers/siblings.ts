/** The other processes of the site on this machine, as one of them sees them. */
import type { Changed, SiteFacts, ToProcess, ToSupervisor } from './messages'
import { thisWorker } from './thisWorker'

/** The part of `process` that talks with the supervisor. */
export interface Channel {
  send(message: ToSupervisor): unknown
  on(event: 'message', listener: (message: ToProcess | string) => void): unknown
}

export interface Siblings {
  /** `drop` is called with what others have changed; when it returns, nothing may be kept of it. */
  join(drop: (changed: Changed) => void): void
  /** Sends a change to the others. */
  notify(changed: Changed): void
  /** Resolves when the others keep nothing that the changes sent so far invalidate. */
  settled(): Promise<void>
  serving(facts: SiteFacts): void
  /** Calls `stop` when the site stops; until then the process ends at once. */
  onStop(stop: () => void): void
  /** Resolves when all other processes have ended. */
  alone: Promise<void>
}

export function createSiblings(channel: Channel, end: () => void = () => process.exit(0)): Siblings {
  const unsettled = new Map<number, () => void>()
  const settling = new Set<Promise<void>>()
  let count = 0
  let drop: (changed: Changed) => void = () => {}
  let stop = end
  let setAlone = () => {}
  const alone = new Promise<void>((resolve) => {
    setAlone = resolve
  })

  function receive(message: ToProcess): void {
    switch (message.kind) {
      case 'drop':
        drop(message.changed)
        channel.send({ kind: 'dropped', id: message.id })
        break
      case 'settled':
        unsettled.get(message.id)?.()
        unsettled.delete(message.id)
        break
      case 'stop':
        stop()
        break
      case 'alone':
        setAlone()
    }
  }
  channel.on('message', (message) => {
    // Text is of the command that started the site.
    if (typeof message !== 'string') receive(message)
  })

  return {
    join(listener) {
      drop = listener
      channel.send({ kind: 'joined' })
    },
    notify(changed) {
      const id = ++count
      const settled = new Promise<void>((resolve) => unsettled.set(id, resolve)).finally(() => settling.delete(settled))
      settling.add(settled)
      channel.send({ kind: 'changed', id, changed })
    },
    settled: () => Promise.all(settling).then(() => {}),
    serving: (facts) => void channel.send({ kind: 'serving', facts }),
    onStop(listener) {
      stop = listener
    },
    alone,
  }
}

/**
 * Undefined where the process is the only one. Signals are the supervisor's: what ends a whole group (systemd, a terminal)
 * reaches each of its processes too.
 */
export function joinSiblings(): Siblings | undefined {
  if (!thisWorker) return undefined
  process.on('SIGTERM', () => {})
  process.on('SIGINT', () => {})
  return createSiblings({
    send: (message) => process.send?.(message),
    on: (event, listener) => process.on(event, listener),
  })
}
