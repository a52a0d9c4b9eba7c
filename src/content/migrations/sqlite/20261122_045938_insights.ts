import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`insight_samples\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`period\` text NOT NULL,
  	\`dimension\` text NOT NULL,
  	\`value\` text NOT NULL,
  	\`measure\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`dimension_measure_period_idx\` ON \`insight_samples\` (\`dimension\`,\`measure\`,\`period\`);`)
  await db.run(sql`CREATE TABLE \`insights\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`insight_samples\`;`)
  await db.run(sql`DROP TABLE \`insights\`;`)
}
