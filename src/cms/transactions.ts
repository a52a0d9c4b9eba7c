/**
 * Transactions of PostgreSQL, begun by us instead of by Payload's adapter for two reasons.
 *
 * A transaction keeps its connection until it ends, and what it is about often asks for another one (statements past
 * Payload, `statements.ts`): once transactions had all of them, each waited for the others without an end. Here some wait
 * before they begin.
 *
 * And a commit that fails is an error for whoever saved: the adapter leaves it unheard, so that something would be
 * acknowledged which is not stored.
 */
import { randomUUID } from 'node:crypto'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { type InTurns, inTurns } from '../platform/turns'

type Adapter = ReturnType<typeof postgresAdapter>
type Database = ReturnType<Adapter['init']>
/** What Payload keeps of an open transaction: it commits by `resolve` and takes back by `reject`. */
type Session = Database['sessions'][string]

/** Connections that are never a transaction's: Payload holds one for good, the others serve single statements. */
const SINGLE = 3

/** How many transactions may be open with so many connections; of the fewest that a site may have, three, it is one. */
const transactionsOf = (connections: number) => Math.max(1, connections - SINGLE)

/** The adapter with such transactions; `connections` are those of its pool. */
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
    // Whoever ends it hears of a failure; one that never began is told to whoever asked for it.
    ended.catch(failed)
  })
}
