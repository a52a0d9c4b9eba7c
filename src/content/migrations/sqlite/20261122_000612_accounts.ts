import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`members_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`email_confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile_confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`new_email\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile_code\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile_code_until\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile_code_tries\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`members_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`email_confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile_confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`new_email\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile_code\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile_code_until\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile_code_tries\`;`)
}
