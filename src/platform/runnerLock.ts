/** Elects one of several processes for tasks that only one may run. */
import pg from 'pg'

export interface RunnerLock {
  /** Whether this process may run now; tries to become the runner if there is none. */
  held(): Promise<boolean>
  release(): Promise<void>
}

/** Work that only one process does at a time; its feature declares it. */
export interface Task {
  /** For the log. */
  name: string
  /** Advisory lock in the database; no other task or lock has the same (`src/architectureNames.test.ts`). */
  advisoryKey: number
}

interface Environment {
  /** `file:…` or `postgres://…`. */
  databaseUrl: string
  log: { warn(facts: object, message: string): void }
}

/**
 * On PostgreSQL an advisory lock, released with its connection; on SQLite there is only one process
 * (docs/decisions/005-no-transactions-on-sqlite.md).
 */
export function holdRunnerLock(task: Task, { databaseUrl, log }: Environment): RunnerLock {
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
        log.warn({ err: error, task: task.name }, 'lost the lock of a task')
        void drop()
      })
      try {
        await candidate.connect()
        const { rows } = await candidate.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
          task.advisoryKey,
        ])
        if (rows[0]?.taken) {
          client = candidate
          return true
        }
      } catch (error) {
        log.warn({ err: error, task: task.name }, 'could not ask for the lock of a task')
      }
      await candidate.end().catch(() => {})
      return false
    },
    release: drop,
  }
}
