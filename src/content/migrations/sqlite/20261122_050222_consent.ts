import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`forwarded_hits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`upstream\` text NOT NULL,
  	\`hit\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`lease_until\` text,
  	\`sent_at\` text,
  	\`fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forwarded_hits_key_idx\` ON \`forwarded_hits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`forwarded_hits_state_idx\` ON \`forwarded_hits\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`forwarded_hits_due_at_idx\` ON \`forwarded_hits\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`forwarded_hits_updated_at_idx\` ON \`forwarded_hits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forwarded_hits_created_at_idx\` ON \`forwarded_hits\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forwarding_states\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`upstream\` text NOT NULL,
  	\`sent_at\` text,
  	\`sent\` numeric DEFAULT 0 NOT NULL,
  	\`lost\` numeric DEFAULT 0 NOT NULL,
  	\`fault\` text,
  	\`fault_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forwarding_states_upstream_idx\` ON \`forwarding_states\` (\`upstream\`);`)
  await db.run(sql`CREATE TABLE \`consent_choices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`choice\` text NOT NULL,
  	\`given\` text,
  	\`refused\` text,
  	\`version\` text NOT NULL,
  	\`language\` text,
  	\`page\` text,
  	\`browser\` text,
  	\`signal\` integer,
  	\`ends_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_choices_at_idx\` ON \`consent_choices\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`consent_choices_choice_idx\` ON \`consent_choices\` (\`choice\`);`)
  await db.run(sql`CREATE INDEX \`consent_choices_ends_at_idx\` ON \`consent_choices\` (\`ends_at\`);`)
  await db.run(sql`CREATE TABLE \`choice_wordings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`texts\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`choice_wordings_version_idx\` ON \`choice_wordings\` (\`version\`);`)
  await db.run(sql`CREATE TABLE \`forwarding_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`upstream\` text DEFAULT 'none' NOT NULL,
  	\`ga4_measurement_id\` text,
  	\`ga4_api_secret\` text,
  	\`ga4_url\` text DEFAULT 'https://region1.google-analytics.com/mp/collect',
  	\`matomo_url\` text,
  	\`matomo_site_id\` text,
  	\`matomo_token\` text,
  	\`matomo_needs_consent\` integer DEFAULT true,
  	\`plausible_url\` text DEFAULT 'https://plausible.io',
  	\`plausible_domain\` text,
  	\`plausible_needs_consent\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`consent_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`remember_media\` integer DEFAULT false,
  	\`controller\` text,
  	\`contact\` text,
  	\`privacy_page_id\` integer,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`privacy_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_settings_privacy_page_idx\` ON \`consent_settings\` (\`privacy_page_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forwarded_hits\`;`)
  await db.run(sql`DROP TABLE \`forwarding_states\`;`)
  await db.run(sql`DROP TABLE \`consent_choices\`;`)
  await db.run(sql`DROP TABLE \`choice_wordings\`;`)
  await db.run(sql`DROP TABLE \`forwarding_settings\`;`)
  await db.run(sql`DROP TABLE \`consent_settings\`;`)
}
