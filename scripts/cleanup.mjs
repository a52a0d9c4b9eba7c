/** Leaves nothing behind: what is registered here is undone when the process ends, also by a signal. */
import { constants } from 'node:os'

/** @type {Set<() => void>} */
const undone = new Set()
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

function undoAll() {
  for (const undo of [...undone].reverse())
    try {
      undo()
    } catch {
      // The others must still be undone; what was gone already is no loss.
    }
  undone.clear()
}

/** @param {NodeJS.Signals} signal */
function onSignal(signal) {
  undoAll()
  process.exit(128 + constants.signals[signal])
}

/**
 * Registers something to be undone at the end. It must be synchronous: a process that ends waits for nothing.
 * @param {() => void} undo
 * @returns {() => void} says that it was undone already
 */
export function atEnd(undo) {
  if (undone.size === 0) {
    process.on('exit', undoAll)
    for (const signal of signals) process.on(signal, onSignal)
  }
  undone.add(undo)
  return () => {
    undone.delete(undo)
    if (undone.size > 0) return
    process.off('exit', undoAll)
    // A later handler of signals (the start of the site) must be the only one.
    for (const signal of signals) process.off(signal, onSignal)
  }
}
