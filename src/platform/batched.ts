/**
 * Combines many small requests into few statements: items submitted while one statement runs go together into the next.
 */
import { setImmediate as turn } from 'node:timers/promises'

export function batched<Item, Result>(
  carryOut: (items: readonly Item[]) => Promise<(item: Item) => Result>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }[] = []
  let running = false

  async function run(): Promise<void> {
    running = true
    // Includes items submitted in the same turn of the event loop.
    await turn()
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      try {
        const resultOf = await carryOut(batch.map(({ item }) => item))
        for (const { item, resolve } of batch) resolve(resultOf(item))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    running = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!running) void run()
    })
}
