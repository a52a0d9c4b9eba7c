/** Background work that one process at a time does: rounds of a work loop, while this process is the task's runner. */
import pg from 'pg'
import { startWorkLoop, type Work, type WorkLoop } from './workLoop'

interface RunnerLock {
  /** Whether this process may run now; tries to become the runner if there is none. */
  held(): Promise<boolean>
  release(): Promise<void>
}

/** Work that only one process does at a time; its feature declares it. */
interface Task {
  /** For the log. */
  name: string
  /** Advisory lock in the database; no other task or lock has the same (`src/architectureNames.test.ts`). */
  advisoryKey: number
}

interface Environment {
  /** `file:…` or `postgres://…`. */
  databaseUrl: string
  log: Record<'warn' | 'error', (facts: object, message: string) => void>
}

/**
 * On PostgreSQL an advisory lock, released with its connection; on SQLite there is only one process
 * (docs/decisions/005-no-transactions-on-sqlite.md).
 */
function holdRunnerLock(task: Task, { databaseUrl, log }: Environment): RunnerLock {
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

export interface RunnerTask extends Task, Omit<Work, 'onError'> {
  /** Logged for a failed round, with its error. */
  failure: string
  /** Called in place of a round while another process is the runner. */
  idle?(): void
}

export function startRunnerTask(task: RunnerTask, environment: Environment): WorkLoop {
  const lock = holdRunnerLock(task, environment)
  const { wake, stop } = startWorkLoop({
    ...task,
    onError: (error) => environment.log.error({ err: error }, task.failure),
    async work(stopped, signal) {
      if (await lock.held()) await task.work(stopped, signal)
      else task.idle?.()
    },
  })
  return {
    wake,
    async stop() {
      await stop()
      await lock.release()
    },
  }
}
