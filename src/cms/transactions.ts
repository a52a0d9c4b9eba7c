/**
 * PostgreSQL transactions, begun here instead of in Payload's adapter for two reasons.
 *
 * A transaction holds its connection until it ends, and its work often needs a second one (statements past Payload,
 * `statements.ts`): once transactions held all connections, they waited for each other forever. Here the number of open
 * transactions is bounded, and further ones wait before they begin.
 *
 * A failed commit must be an error for the caller: the adapter ignores it, so that an unsaved change would be
 * acknowledged.
 */
import { randomUUID } from 'node:crypto'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { type InTurns, inTurns } from '../platform/turns'

type Adapter = ReturnType<typeof postgresAdapter>
type Database = ReturnType<Adapter['init']>
/** Payload's record of an open transaction: `resolve` commits it and `reject` rolls it back. */
type Session = Database['sessions'][string]

/** Connections never used by transactions: Payload holds one permanently, the others serve single statements. */
const SINGLE = 3

/** Open transactions for this many connections; with the minimum of three it is one. */
const transactionsOf = (connections: number) => Math.max(1, connections - SINGLE)

/** The adapter with bounded transactions; `connections` are those of its pool. */
export function boundedTransactions(adapter: Adapter, connections: number): Adapter {
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      const turn = inTurns(transactionsOf(connections))
      database.beginTransaction = async () => {
        const id = randomUUID()
        database.sessions[id] = await begin(database, turn)
        return id
      }
      return database
    },
  }
}

function begin(database: Database, turn: InTurns): Promise<Session> {
  return new Promise((opened, failed) => {
    const takenBack = new Error('The transaction was taken back')
    const ended: Promise<void> = turn(() =>
      database.drizzle.transaction(
        (db) =>
          new Promise<void>((commit, rollBack) =>
            opened({
              db,
              resolve() {
                commit()
                return ended
              },
              reject() {
                rollBack(takenBack)
                return ended.catch((error) => {
                  if (error !== takenBack) throw error
                })
              },
            }),
          ),
      ),
    )
    // A failure at the end rejects the commit; a transaction that never began rejects the call that requested it.
    ended.catch(failed)
  })
}
