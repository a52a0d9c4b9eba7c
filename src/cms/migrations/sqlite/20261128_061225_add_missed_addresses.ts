import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`missed_addresses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`address\` text NOT NULL,
  	\`hits\` numeric NOT NULL,
  	\`linked_from\` text,
  	\`last_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missed_addresses_address_idx\` ON \`missed_addresses\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`missed_addresses_hits_idx\` ON \`missed_addresses\` (\`hits\`);`)
  await db.run(sql`CREATE INDEX \`missed_addresses_last_at_idx\` ON \`missed_addresses\` (\`last_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`missed_addresses\`;`)
}
