import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contractions } from '../scripts/contractions.mjs'

const written = (up: string, down = '') => `export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`${up}\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql\`${down}\`)
}`

test('what is only added takes nothing away', () => {
  const up = `CREATE TYPE "public"."enum_tips_kind" AS ENUM('a', 'b');
  ALTER TYPE "public"."enum_pages_kind" ADD VALUE 'c';
  CREATE TABLE "tips" ("id" serial PRIMARY KEY NOT NULL, "word" varchar NOT NULL);
  ALTER TABLE "pages" ADD COLUMN "summary" varchar;
  ALTER TABLE "pages" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;
  ALTER TABLE "pages" ADD COLUMN "tip_id" integer;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_tip_id_tips_id_fk" FOREIGN KEY ("tip_id") REFERENCES "public"."tips"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "tips_word_idx" ON "tips" USING btree ("word");
  CREATE INDEX "pages_summary_idx" ON "pages" USING btree ("summary");`
  expect(contractions(written(up, 'DROP TABLE "tips" CASCADE; ALTER TABLE "pages" DROP COLUMN "summary";'))).toEqual([])
})

test.for([
  'DROP TABLE "tips" CASCADE',
  'DROP TYPE "public"."enum_tips_kind"',
  'ALTER TABLE "pages" DROP COLUMN "summary"',
  'ALTER TABLE "pages" RENAME COLUMN "summary" TO "lead"',
  'ALTER TABLE "pages" ALTER COLUMN "summary" SET DATA TYPE jsonb',
  'ALTER TABLE "pages" ALTER COLUMN "summary" SET NOT NULL',
  'ALTER TABLE "pages" ALTER COLUMN "shown" DROP DEFAULT',
  'ALTER TABLE "pages" ADD COLUMN "summary" varchar NOT NULL',
  'ALTER TABLE "pages" ADD CONSTRAINT "pages_word_unique" UNIQUE("word")',
  'CREATE UNIQUE INDEX "pages_word_idx" ON "pages" USING btree ("word")',
])('the version before does not survive %s', (statement) => {
  expect(contractions(written(`CREATE TABLE "tips" ("id" serial);\n  ${statement};`))).toHaveLength(1)
})

test('a migration that takes something away says so in its name', () => {
  const folder = join('src/cms/migrations/postgres')
  const names = readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names.filter((file) => !/^\d+_\d+_contract_/.test(file)))
    expect(contractions(readFileSync(join(folder, name), 'utf8')), name).toEqual([])
})
