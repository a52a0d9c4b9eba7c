/**
 * Mends what Payload writes: it imports types as values, which only a compiler that knows both can remove; and it drops
 * a table before the constraints of others that name it, which on PostgreSQL are gone with the table.
 * @param {string} migration source of a migration
 */
export function mended(migration) {
  return migration
    .replace(/import \{[^}]*\} from/, 'import { type MigrateDownArgs, type MigrateUpArgs, sql } from')
    .replaceAll(/DROP CONSTRAINT (?=")/g, 'DROP CONSTRAINT IF EXISTS ')
}
