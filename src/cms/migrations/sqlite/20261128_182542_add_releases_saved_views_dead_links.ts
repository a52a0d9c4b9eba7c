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
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`note\` text,
  	\`known\` text,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_deleted_at_idx\` ON \`releases\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`releases__status_idx\` ON \`releases\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`releases_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`forms_id\` integer,
  	\`dealers_id\` integer,
  	\`articles_id\` integer,
  	\`posts_id\` integer,
  	\`events_id\` integer,
  	\`pages_id\` integer,
  	\`reusable_blocks_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reusable_blocks_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_rels_order_idx\` ON \`releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_parent_idx\` ON \`releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_path_idx\` ON \`releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_forms_id_idx\` ON \`releases_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_dealers_id_idx\` ON \`releases_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_articles_id_idx\` ON \`releases_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_posts_id_idx\` ON \`releases_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_events_id_idx\` ON \`releases_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_pages_id_idx\` ON \`releases_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_reusable_blocks_id_idx\` ON \`releases_rels\` (\`reusable_blocks_id\`);`)
  await db.run(sql`CREATE TABLE \`_releases_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_note\` text,
  	\`version_known\` text,
  	\`version_deleted_at\` text,
  	\`version_deleted_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_releases_v_parent_idx\` ON \`_releases_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_version_version_deleted_at_idx\` ON \`_releases_v\` (\`version_deleted_at\`) WHERE version_deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`_releases_v_version_version_updated_at_idx\` ON \`_releases_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_version_version_created_at_idx\` ON \`_releases_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_version_version__status_idx\` ON \`_releases_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_created_at_idx\` ON \`_releases_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_updated_at_idx\` ON \`_releases_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_snapshot_idx\` ON \`_releases_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_published_locale_idx\` ON \`_releases_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_latest_idx\` ON \`_releases_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_releases_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`forms_id\` integer,
  	\`dealers_id\` integer,
  	\`articles_id\` integer,
  	\`posts_id\` integer,
  	\`events_id\` integer,
  	\`pages_id\` integer,
  	\`reusable_blocks_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_releases_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reusable_blocks_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_order_idx\` ON \`_releases_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_parent_idx\` ON \`_releases_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_path_idx\` ON \`_releases_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_forms_id_idx\` ON \`_releases_v_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_dealers_id_idx\` ON \`_releases_v_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_articles_id_idx\` ON \`_releases_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_posts_id_idx\` ON \`_releases_v_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_events_id_idx\` ON \`_releases_v_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_pages_id_idx\` ON \`_releases_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`_releases_v_rels_reusable_blocks_id_idx\` ON \`_releases_v_rels\` (\`reusable_blocks_id\`);`)
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
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`releases_rels\`;`)
  await db.run(sql`DROP TABLE \`_releases_v\`;`)
  await db.run(sql`DROP TABLE \`_releases_v_rels\`;`)
  await db.run(sql`DROP TABLE \`saved_views\`;`)
}
