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

/** On PostgreSQL a copy takes longer than what most tests do with it: the next one is made while a test runs. */
let next: Promise<string> | undefined

async function copyOnServer({ server, name: template }: { server: string; name: string }): Promise<string> {
  const name = `${template}_${randomUUID().replaceAll('-', '')}`
  await createDatabase(server, name, template)
  return name
}

/** SQLite keeps what it has not moved into the file yet beside it. */
const parts = ['', '-wal', '-shm']

/** Fully migrated, with one administrator, in the dialect that the run is for (`DATABASE`). A copy: it takes milliseconds. */
export async function freshDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate')
  if (template.dialect === 'postgres') {
    const name = await (next ?? copyOnServer(template))
    next = copyOnServer(template)
    // Its taker gets the error.
    next.catch(() => {})
    return {
      url: databaseNamed(template.server, name),
      // Not waited for, for the server ends connections first; what is left the run drops with the template.
      dispose: async () => void dropDatabase(template.server, name).catch(() => {}),
    }
  }
  const file = join(template.folder, `${randomUUID()}.db`)
  for (const part of parts) if (existsSync(template.file + part)) cpSync(template.file + part, file + part)
  return {
    url: `file:${file}`,
    async dispose() {
      for (const part of parts) rmSync(file + part, { force: true })
    },
  }
}
