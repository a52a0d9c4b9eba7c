import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`access_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`user\` numeric,
  	\`user_name\` text NOT NULL,
  	\`action\` text DEFAULT 'opened' NOT NULL,
  	\`of\` text,
  	\`document\` numeric,
  	\`rows\` numeric,
  	\`person\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`access_log_at_idx\` ON \`access_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`access_log_user_idx\` ON \`access_log\` (\`user\`);`)
  await db.run(sql`CREATE TABLE \`privacy_runs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`ended_at\` text,
  	\`removed\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_runs_started_at_idx\` ON \`privacy_runs\` (\`started_at\`);`)
  await db.run(sql`CREATE TABLE \`privacy_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`days\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`access_log\`;`)
  await db.run(sql`DROP TABLE \`privacy_runs\`;`)
  await db.run(sql`DROP TABLE \`privacy_settings\`;`)
}
