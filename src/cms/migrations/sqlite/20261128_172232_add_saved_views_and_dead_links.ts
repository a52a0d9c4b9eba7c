import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`dead_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text NOT NULL,
  	\`locale\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`dead_links_document_idx\` ON \`dead_links\` (\`document\`);`)
  await db.run(sql`CREATE TABLE \`saved_views\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`list\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`owner\` numeric,
  	\`owner_name\` text NOT NULL,
  	\`shared\` integer DEFAULT false NOT NULL,
  	\`state\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`saved_views_list_idx\` ON \`saved_views\` (\`list\`);`)
  await db.run(sql`CREATE INDEX \`saved_views_owner_idx\` ON \`saved_views\` (\`owner\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`dead_links\`;`)
  await db.run(sql`DROP TABLE \`saved_views\`;`)
}
