/** SQLite's connection as this program uses it: what is deleted is overwritten, and the thread is shared with visitors. */
import type { sqliteAdapter } from '@payloadcms/db-sqlite'
import { paced } from '../platform/turns'

type Adapter = ReturnType<typeof sqliteAdapter>

/**
 * Milliseconds of statements in one turn of the event loop. SQLite answers on the thread that serves visitors: calls that
 * come together, or the many statements of one call, would otherwise keep it for the sum of their times. One statement
 * takes as long as it takes; those that are known to be long go elsewhere (`readAside.ts`).
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
        // SQLite keeps this for a connection, not in the file.
        await client.execute('pragma secure_delete = on')
        client.execute = paced(STATEMENTS_AT_ONCE, client.execute.bind(client)) as typeof client.execute
      }
      return database
    },
  }
}
