import { expect, test } from 'vitest'
import { mended } from '../scripts/mend-migration.mjs'

test('a constraint may be gone with the table that it names, and types are imported as types', () => {
  const written = `import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
   DROP TABLE "events" CASCADE;
  ALTER TABLE "site" DROP CONSTRAINT "site_events_page_id_pages_id_fk";
  ALTER TABLE "site" DROP COLUMN "events_page_id";`
  expect(mended(written)).toBe(`import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
   DROP TABLE "events" CASCADE;
  ALTER TABLE "site" DROP CONSTRAINT IF EXISTS "site_events_page_id_pages_id_fk";
  ALTER TABLE "site" DROP COLUMN "events_page_id";`)
})
