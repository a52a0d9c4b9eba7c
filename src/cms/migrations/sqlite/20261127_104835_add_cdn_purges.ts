import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`cdn_purges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`tags\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`lease_until\` text,
  	\`sent_at\` text,
  	\`error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`cdn_purges_state_idx\` ON \`cdn_purges\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`cdn_purges_due_at_idx\` ON \`cdn_purges\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`cdn_purges_updated_at_idx\` ON \`cdn_purges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cdn_purges_created_at_idx\` ON \`cdn_purges\` (\`created_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`cdn_purges\`;`)
}
