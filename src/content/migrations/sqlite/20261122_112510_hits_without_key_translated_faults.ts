import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`forwarded_hits_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`forwarded_hits\` DROP COLUMN \`key\`;`)
  await db.run(
    sql`UPDATE \`imports\` SET \`fault\` = json_object('nb', \`fault\`, 'en', \`fault\`) WHERE \`fault\` IS NOT NULL;`,
  )
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`imports\` SET \`fault\` = \`fault\` ->> 'nb' WHERE \`fault\` IS NOT NULL;`)
  await db.run(sql`DELETE FROM \`forwarded_hits\`;`)
  await db.run(sql`ALTER TABLE \`forwarded_hits\` ADD \`key\` text NOT NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`forwarded_hits_key_idx\` ON \`forwarded_hits\` (\`key\`);`)
}
