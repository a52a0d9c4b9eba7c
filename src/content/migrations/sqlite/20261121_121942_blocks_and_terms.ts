import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`reusable_blocks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`reusable_blocks_updated_at_idx\` ON \`reusable_blocks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reusable_blocks_created_at_idx\` ON \`reusable_blocks\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reusable_blocks__status_idx\` ON \`reusable_blocks\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`reusable_blocks_locales\` (
  	\`body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reusable_blocks_locales_locale_parent_id_unique\` ON \`reusable_blocks_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reusable_blocks_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_parent_idx\` ON \`_reusable_blocks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_version_version_updated_at_idx\` ON \`_reusable_blocks_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_version_version_created_at_idx\` ON \`_reusable_blocks_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_version_version__status_idx\` ON \`_reusable_blocks_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_created_at_idx\` ON \`_reusable_blocks_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_updated_at_idx\` ON \`_reusable_blocks_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_snapshot_idx\` ON \`_reusable_blocks_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_published_locale_idx\` ON \`_reusable_blocks_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_latest_idx\` ON \`_reusable_blocks_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_autosave_idx\` ON \`_reusable_blocks_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_reusable_blocks_v_locales\` (
  	\`version_body\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reusable_blocks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_reusable_blocks_v_locales_locale_parent_id_unique\` ON \`_reusable_blocks_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_texts_order_parent\` ON \`site_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`delivery_terms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version\` numeric DEFAULT 0,
  	\`valid_from\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`delivery_terms__status_idx\` ON \`delivery_terms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`delivery_terms_locales\` (
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`delivery_terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`delivery_terms_locales_locale_parent_id_unique\` ON \`delivery_terms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_delivery_terms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_version\` numeric DEFAULT 0,
  	\`version_valid_from\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_delivery_terms_v_version_version__status_idx\` ON \`_delivery_terms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_terms_v_created_at_idx\` ON \`_delivery_terms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_terms_v_updated_at_idx\` ON \`_delivery_terms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_terms_v_snapshot_idx\` ON \`_delivery_terms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_terms_v_published_locale_idx\` ON \`_delivery_terms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_terms_v_latest_idx\` ON \`_delivery_terms_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_terms_v_autosave_idx\` ON \`_delivery_terms_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_delivery_terms_v_locales\` (
  	\`version_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_delivery_terms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_delivery_terms_v_locales_locale_parent_id_unique\` ON \`_delivery_terms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reusable_blocks_id\` integer REFERENCES reusable_blocks(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reusable_blocks_id_idx\` ON \`payload_locked_documents_rels\` (\`reusable_blocks_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lightbox_captions\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`lightbox_on_mobile\` text DEFAULT 'yes' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`texts\` ADD \`own\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`reusable_blocks\`;`)
  await db.run(sql`DROP TABLE \`reusable_blocks_locales\`;`)
  await db.run(sql`DROP TABLE \`_reusable_blocks_v\`;`)
  await db.run(sql`DROP TABLE \`_reusable_blocks_v_locales\`;`)
  await db.run(sql`DROP TABLE \`site_texts\`;`)
  await db.run(sql`DROP TABLE \`delivery_terms\`;`)
  await db.run(sql`DROP TABLE \`delivery_terms_locales\`;`)
  await db.run(sql`DROP TABLE \`_delivery_terms_v\`;`)
  await db.run(sql`DROP TABLE \`_delivery_terms_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_messages_id\` integer,
  	\`articles_id\` integer,
  	\`pages_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`users_id\` integer,
  	\`members_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "contact_messages_id", "articles_id", "pages_id", "redirects_id", "media_id", "files_id", "users_id", "members_id") SELECT "id", "order", "parent_id", "path", "contact_messages_id", "articles_id", "pages_id", "redirects_id", "media_id", "files_id", "users_id", "members_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lightbox_captions\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`lightbox_on_mobile\`;`)
  await db.run(sql`ALTER TABLE \`texts\` DROP COLUMN \`own\`;`)
}
