import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`close\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`overlay_menu\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`overlay_open\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`cart_empty\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`cart_one\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`cart_many\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`cart_show\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`cart_open\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`cart_total\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`close\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`overlay_menu\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`overlay_open\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`cart_empty\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`cart_one\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`cart_many\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`cart_show\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`cart_open\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`cart_total\`;`)
}
