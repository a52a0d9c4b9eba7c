import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`analytics_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`visitor\` text,
  	\`path\` text,
  	\`scriptless\` integer,
  	\`referrer\` text,
  	\`source\` text,
  	\`medium\` text,
  	\`campaign\` text,
  	\`article\` numeric,
  	\`dealer\` numeric,
  	\`term\` text,
  	\`results\` numeric,
  	\`postcode\` text,
  	\`kilometres\` numeric,
  	\`counted_at\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`analytics_events_at_idx\` ON \`analytics_events\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`countedAt_at_idx\` ON \`analytics_events\` (\`counted_at\`,\`at\`);`)
  await db.run(sql`CREATE TABLE \`analytics_counts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`period\` text NOT NULL,
  	\`dimension\` text NOT NULL,
  	\`value\` text NOT NULL,
  	\`measure\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dimension_measure_period_value_idx\` ON \`analytics_counts\` (\`dimension\`,\`measure\`,\`period\`,\`value\`);`)
  await db.run(sql`CREATE TABLE \`analytics_visitors\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`visitor\` text NOT NULL,
  	\`last_at\` numeric NOT NULL,
  	\`visit\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`analytics_visitors_visitor_idx\` ON \`analytics_visitors\` (\`visitor\`);`)
  await db.run(sql`CREATE INDEX \`analytics_visitors_last_at_idx\` ON \`analytics_visitors\` (\`last_at\`);`)
  await db.run(sql`CREATE TABLE \`analytics_salts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`salt\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`analytics_salts_day_idx\` ON \`analytics_salts\` (\`day\`);`)
  await db.run(sql`CREATE TABLE \`analytics_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enabled\` integer DEFAULT true,
  	\`keep_raw_days\` numeric DEFAULT 90 NOT NULL,
  	\`keep_counts_months\` numeric DEFAULT 36 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`analytics_events\`;`)
  await db.run(sql`DROP TABLE \`analytics_counts\`;`)
  await db.run(sql`DROP TABLE \`analytics_visitors\`;`)
  await db.run(sql`DROP TABLE \`analytics_salts\`;`)
  await db.run(sql`DROP TABLE \`analytics_settings\`;`)
}
