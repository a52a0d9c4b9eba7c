/** Which of several processes carries out the schedule. */
import pg from 'pg'
import type { Runtime } from '../../site/feature'

export interface RunnerLock {
  /** Whether this process may run now; tries to become the runner if nobody is. */
  held(): Promise<boolean>
  release(): Promise<void>
}

/** Any number that nothing else in the database uses. */
const ADVISORY_KEY = 7_246_083

/** On PostgreSQL an advisory lock, which goes with its connection; on SQLite there is one process only (DESIGN §7). */
export function holdRunnerLock({ databaseUrl, log }: Pick<Runtime, 'databaseUrl' | 'log'>): RunnerLock {
  if (!databaseUrl.startsWith('postgres')) return { held: async () => true, release: async () => {} }
  let client: pg.Client | undefined
  const drop = async () => {
    const old = client
    client = undefined
    await old?.end().catch(() => {})
  }
  return {
    async held() {
      if (client) return true
      const candidate = new pg.Client({ connectionString: databaseUrl })
      candidate.on('error', (error) => {
        log.warn({ err: error }, 'lost the schedule lock')
        void drop()
      })
      try {
        await candidate.connect()
        const { rows } = await candidate.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
          ADVISORY_KEY,
        ])
        if (rows[0]?.taken) {
          client = candidate
          return true
        }
      } catch (error) {
        log.warn({ err: error }, 'could not ask for the schedule lock')
      }
      await candidate.end().catch(() => {})
      return false
    },
    release: drop,
  }
}
