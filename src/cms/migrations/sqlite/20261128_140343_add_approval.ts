import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`approval_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`version_at\` text NOT NULL,
  	\`user\` numeric,
  	\`user_name\` text NOT NULL,
  	\`note\` text,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`approval_requests_document_idx\` ON \`approval_requests\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`approval_requests_user_idx\` ON \`approval_requests\` (\`user\`);`)
  await db.run(sql`CREATE TABLE \`content_approval\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`approval_requests\`;`)
  await db.run(sql`DROP TABLE \`content_approval\`;`)
}
