import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`search_from_header\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`search_suggestions_label\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`search_suggestions\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`search_suggestions_one\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`search_suggestions_none\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`search_all_hits\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`search_best_hits\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`search_article_number\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`search_from_header\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`search_suggestions_label\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`search_suggestions\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`search_suggestions_one\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`search_suggestions_none\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`search_all_hits\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`search_best_hits\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`search_article_number\`;`)
}
