import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1200_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1200_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1200_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1200_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1200_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_w1200_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1200_sizes_w1200_filename_idx\` ON \`media\` (\`sizes_w1200_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_w1200_sizes_w1200_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1200_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1200_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1200_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1200_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1200_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_w1200_filename\`;`)
}
