import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`countdown_pause\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`countdown_play\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`countdown_pause\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`countdown_play\`;`)
}
