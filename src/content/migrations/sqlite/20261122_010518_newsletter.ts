import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` ADD \`job_phone_national\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`job_phone_auto_hide\` integer DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`job_phone_national\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`job_phone_auto_hide\`;`)
}
