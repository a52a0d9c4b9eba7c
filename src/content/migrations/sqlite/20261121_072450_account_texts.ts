import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_sign_in\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_user_or_email\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_password\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_remember\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_new_user\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_user\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_name\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_nick\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_show_password\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_hide_password\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_wait\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_user_missing\` text;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` ADD \`account_password_missing\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_sign_in\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_user_or_email\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_password\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_remember\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_new_user\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_user\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_name\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_nick\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_show_password\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_hide_password\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_wait\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_user_missing\`;`)
  await db.run(sql`ALTER TABLE \`texts_locales\` DROP COLUMN \`account_password_missing\`;`)
}
