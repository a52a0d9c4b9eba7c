import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`comments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`thread\` numeric,
  	\`row\` text,
  	\`field\` text,
  	\`label\` text,
  	\`locale\` text,
  	\`done_at\` text,
  	\`done_by\` text,
  	\`text\` text,
  	\`author\` numeric,
  	\`author_name\` text NOT NULL,
  	\`written_at\` text NOT NULL,
  	\`edited_at\` text,
  	\`changed_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`comments_document_idx\` ON \`comments\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`comments_thread_idx\` ON \`comments\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`comments_author_idx\` ON \`comments\` (\`author\`);`)
  await db.run(sql`CREATE TABLE \`comment_notices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`thread\` numeric NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`comment\` numeric NOT NULL,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`comment_notices_key_idx\` ON \`comment_notices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`comment_notices_thread_idx\` ON \`comment_notices\` (\`thread\`);`)
  await db.run(sql`CREATE INDEX \`comment_notices_owner_idx\` ON \`comment_notices\` (\`owner\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`comments\`;`)
  await db.run(sql`DROP TABLE \`comment_notices\`;`)
}
