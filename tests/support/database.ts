/** A database of a test's own. */
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createDatabase, databaseNamed, dropDatabase } from './postgresDatabases'

/** What copies are made from; `databaseServer.mjs` prepares it once a run. */
export type DatabaseTemplate =
  | { dialect: 'sqlite'; folder: string; file: string }
  | { dialect: 'postgres'; server: string; name: string }

declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate
  }
}

export interface TestDatabase {
  /** `file:…` or `postgres://…`, as in DATABASE_URL. */
  url: string
  /** Closing Payload first is kinder: what is still connected is cut off. */
  dispose(): Promise<void>
}

/** Databases of tests before, which the server may still be dropping: it waits for connections to end. */
let dropped: Promise<void> = Promise.resolve()

/** SQLite keeps what it has not moved into the file yet beside it. */
const parts = ['', '-wal', '-shm']

/** Fully migrated, with one administrator, in the dialect that the run is for (`DATABASE`). A copy: it takes milliseconds. */
export async function freshDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  if (template.dialect === 'postgres') {
    const { server } = template
    await dropped
    await createDatabase(server, name, template.name)
    return {
      url: databaseNamed(server, name),
      async dispose() {
        dropped = dropped.then(() => dropDatabase(server, name))
      },
    }
  }
  const file = join(template.folder, `${name}.db`)
  for (const part of parts) if (existsSync(template.file + part)) cpSync(template.file + part, file + part)
  return {
    url: `file:${file}`,
    async dispose() {
      for (const part of parts) rmSync(file + part, { force: true })
    },
  }
}
