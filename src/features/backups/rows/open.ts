import type { StoredDatabase } from './database'
import { openPostgres } from './postgres'
import { openSqlite } from './sqlite'

/** Opens the database at `file:…` or `postgres://…`. */
export const openDatabase = (url: string): Promise<StoredDatabase> =>
  url.startsWith('postgres') ? openPostgres(url) : openSqlite(url)
