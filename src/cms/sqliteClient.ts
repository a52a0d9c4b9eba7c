/** SQLite's client: deleted data is overwritten, and statements yield the thread to visitors. */
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { paced } from '../platform/turns'
import { tracedExecute } from './tracedStatements'

type Adapter = ReturnType<typeof sqliteAdapter>

/**
 * Milliseconds of statements between two pauses. SQLite runs on the thread that serves visitors:
 * simultaneous calls, or the many statements of one call, would block it for the sum of their times. A single statement
 * is not interrupted; known long ones run on a worker (`readOnWorker.ts`).
 */
const STATEMENTS_AT_ONCE = 20

export function withOurConnection(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      const connect = database.connect?.bind(database)
      database.connect = async (options) => {
        const isOpen = Boolean(database.client)
        await connect?.(options)
        if (isOpen) return
        const { client } = database
        // A setting of the connection, not of the file.
        await client.execute('pragma secure_delete = on')
        // It would hand the connection to the transaction, and go on with a new one that has none of its settings.
        client.transaction = () => Promise.reject(new Error('runInTransaction is for SQLite: all share one connection'))
        client.execute = tracedExecute(paced(STATEMENTS_AT_ONCE, client.execute.bind(client))) as typeof client.execute
      }
      return database
    },
  }
}
