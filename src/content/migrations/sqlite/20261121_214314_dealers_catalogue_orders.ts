import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`dealers_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`phone\` text,
  	\`email\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_contacts_order_idx\` ON \`dealers_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_contacts_parent_id_idx\` ON \`dealers_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers_contacts_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealers_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealers_contacts_locales_locale_parent_id_unique\` ON \`dealers_contacts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`number\` text,
  	\`slug\` text,
  	\`street\` text,
  	\`postcode\` text,
  	\`place\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`phone\` text,
  	\`email\` text,
  	\`web\` text,
  	\`hours\` text,
  	\`exceptions\` text,
  	\`holidays\` text DEFAULT 'closed',
  	\`picture_id\` integer,
  	\`request_email\` text,
  	\`postcode_ranges\` text,
  	\`area_radius\` numeric,
  	\`priority\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealers_number_idx\` ON \`dealers\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`dealers_slug_idx\` ON \`dealers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`dealers_postcode_idx\` ON \`dealers\` (\`postcode\`);`)
  await db.run(sql`CREATE INDEX \`dealers_picture_idx\` ON \`dealers\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_updated_at_idx\` ON \`dealers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`dealers_created_at_idx\` ON \`dealers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`dealers__status_idx\` ON \`dealers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`dealers_locales\` (
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealers_locales_locale_parent_id_unique\` ON \`dealers_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`product_lines_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_lines_id\`) REFERENCES \`product_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_rels_order_idx\` ON \`dealers_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_parent_idx\` ON \`dealers_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_path_idx\` ON \`dealers_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_services_id_idx\` ON \`dealers_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_product_lines_id_idx\` ON \`dealers_rels\` (\`product_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_media_id_idx\` ON \`dealers_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_version_contacts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_contacts_order_idx\` ON \`_dealers_v_version_contacts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_contacts_parent_id_idx\` ON \`_dealers_v_version_contacts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_version_contacts_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealers_v_version_contacts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_dealers_v_version_contacts_locales_locale_parent_id_unique\` ON \`_dealers_v_version_contacts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_number\` text,
  	\`version_slug\` text,
  	\`version_street\` text,
  	\`version_postcode\` text,
  	\`version_place\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_web\` text,
  	\`version_hours\` text,
  	\`version_exceptions\` text,
  	\`version_holidays\` text DEFAULT 'closed',
  	\`version_picture_id\` integer,
  	\`version_request_email\` text,
  	\`version_postcode_ranges\` text,
  	\`version_area_radius\` numeric,
  	\`version_priority\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_parent_idx\` ON \`_dealers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_number_idx\` ON \`_dealers_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_slug_idx\` ON \`_dealers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_postcode_idx\` ON \`_dealers_v\` (\`version_postcode\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_picture_idx\` ON \`_dealers_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_updated_at_idx\` ON \`_dealers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_created_at_idx\` ON \`_dealers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version__status_idx\` ON \`_dealers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_created_at_idx\` ON \`_dealers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_updated_at_idx\` ON \`_dealers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_snapshot_idx\` ON \`_dealers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_published_locale_idx\` ON \`_dealers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_latest_idx\` ON \`_dealers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_locales\` (
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_dealers_v_locales_locale_parent_id_unique\` ON \`_dealers_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`product_lines_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_lines_id\`) REFERENCES \`product_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_order_idx\` ON \`_dealers_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_parent_idx\` ON \`_dealers_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_path_idx\` ON \`_dealers_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_services_id_idx\` ON \`_dealers_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_product_lines_id_idx\` ON \`_dealers_v_rels\` (\`product_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_media_id_idx\` ON \`_dealers_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`services_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_locales_locale_parent_id_unique\` ON \`services_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`postcodes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`postcode\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`municipality\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`postcodes_postcode_idx\` ON \`postcodes\` (\`postcode\`);`)
  await db.run(sql`CREATE TABLE \`articles_specifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`specification_id\` integer,
  	\`value\` text,
  	FOREIGN KEY (\`specification_id\`) REFERENCES \`specifications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_specifications_order_idx\` ON \`articles_specifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_specifications_parent_id_idx\` ON \`articles_specifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_specifications_specification_idx\` ON \`articles_specifications\` (\`specification_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_media_id_idx\` ON \`articles_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_files_id_idx\` ON \`articles_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_articles_id_idx\` ON \`articles_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_specifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`specification_id\` integer,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`specification_id\`) REFERENCES \`specifications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_specifications_order_idx\` ON \`_articles_v_version_specifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_specifications_parent_id_idx\` ON \`_articles_v_version_specifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_specifications_specification_idx\` ON \`_articles_v_version_specifications\` (\`specification_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_media_id_idx\` ON \`_articles_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_files_id_idx\` ON \`_articles_v_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_articles_id_idx\` ON \`_articles_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`article_groups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`slug\` text NOT NULL,
  	\`parent_id\` integer,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`article_groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`article_groups_picture_idx\` ON \`article_groups\` (\`picture_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`article_groups_slug_idx\` ON \`article_groups\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`article_groups_parent_idx\` ON \`article_groups\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`article_groups_position_idx\` ON \`article_groups\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`article_groups_updated_at_idx\` ON \`article_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`article_groups_created_at_idx\` ON \`article_groups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`article_groups_locales\` (
  	\`name\` text NOT NULL,
  	\`summary\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`article_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`article_groups_locales_locale_parent_id_unique\` ON \`article_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_lines\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_lines_slug_idx\` ON \`product_lines\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`product_lines_position_idx\` ON \`product_lines\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`product_lines_updated_at_idx\` ON \`product_lines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_lines_created_at_idx\` ON \`product_lines\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`product_lines_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_lines_locales_locale_parent_id_unique\` ON \`product_lines_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`specifications_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`specifications_choices_order_idx\` ON \`specifications_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`specifications_choices_parent_id_idx\` ON \`specifications_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`specifications_choices_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`specifications_choices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`specifications_choices_locales_locale_parent_id_unique\` ON \`specifications_choices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`specifications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`unit\` text,
  	\`filterable\` integer DEFAULT false,
  	\`slug\` text NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`specifications_slug_idx\` ON \`specifications\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`specifications_position_idx\` ON \`specifications\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`specifications_updated_at_idx\` ON \`specifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`specifications_created_at_idx\` ON \`specifications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`specifications_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`specifications_locales_locale_parent_id_unique\` ON \`specifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`order_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`lines\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`company\` text,
  	\`organisation_number\` text,
  	\`street\` text,
  	\`postcode\` text NOT NULL,
  	\`place\` text,
  	\`message\` text,
  	\`consents\` text,
  	\`terms_version\` numeric,
  	\`state\` text DEFAULT 'received' NOT NULL,
  	\`dealer_id\` integer,
  	\`routing\` text DEFAULT 'chosen' NOT NULL,
  	\`locale\` text NOT NULL,
  	\`announced_at\` text,
  	\`sent_at\` text,
  	\`answered_at\` text,
  	\`reminded_at\` text,
  	\`escalated_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`order_requests_number_idx\` ON \`order_requests\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`order_requests_key_idx\` ON \`order_requests\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`order_requests_state_idx\` ON \`order_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`order_requests_dealer_idx\` ON \`order_requests\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`order_requests_announced_at_idx\` ON \`order_requests\` (\`announced_at\`);`)
  await db.run(sql`CREATE INDEX \`order_requests_updated_at_idx\` ON \`order_requests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`order_requests_created_at_idx\` ON \`order_requests\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`order_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`request_id\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`text\` text,
  	\`by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`request_id\`) REFERENCES \`order_requests\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`order_events_request_idx\` ON \`order_events\` (\`request_id\`);`)
  await db.run(sql`CREATE INDEX \`order_events_updated_at_idx\` ON \`order_events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`order_events_created_at_idx\` ON \`order_events\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`order_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`dealer_id\` integer,
  	\`prefix\` text DEFAULT '',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`order_files_key_idx\` ON \`order_files\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`order_files_dealer_idx\` ON \`order_files\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`order_files_updated_at_idx\` ON \`order_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`order_files_created_at_idx\` ON \`order_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`order_files_filename_idx\` ON \`order_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`emails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`reply_to\` text,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`html\` text,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`lease_until\` text,
  	\`sent_at\` text,
  	\`fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`emails_key_idx\` ON \`emails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`emails_due_at_idx\` ON \`emails\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`emails_updated_at_idx\` ON \`emails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`emails_created_at_idx\` ON \`emails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`filename\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`state\` text DEFAULT 'checking' NOT NULL,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`created\` numeric DEFAULT 0 NOT NULL,
  	\`changed\` numeric DEFAULT 0 NOT NULL,
  	\`unchanged\` numeric DEFAULT 0 NOT NULL,
  	\`faults\` numeric DEFAULT 0 NOT NULL,
  	\`by\` text,
  	\`steps\` numeric DEFAULT 0 NOT NULL,
  	\`applied\` numeric DEFAULT 0 NOT NULL,
  	\`round\` numeric DEFAULT 1 NOT NULL,
  	\`cursor\` numeric DEFAULT 0 NOT NULL,
  	\`fault\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`imports_updated_at_idx\` ON \`imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`imports_created_at_idx\` ON \`imports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`import_rows\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`import\` numeric NOT NULL,
  	\`line\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`number\` text,
  	\`difference\` text,
  	\`data\` text,
  	\`document\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`import_rows_import_idx\` ON \`import_rows\` (\`import\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`import_line_idx\` ON \`import_rows\` (\`import\`,\`line\`);`)
  await db.run(sql`CREATE TABLE \`dealer_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`radius\` numeric DEFAULT 50 NOT NULL,
  	\`nearest\` numeric DEFAULT 5 NOT NULL,
  	\`approval\` text DEFAULT 'none' NOT NULL,
  	\`tiles\` text DEFAULT 'https://cache.kartverket.no/v1/wmts/1.0.0/topo/default/webmercator/{z}/{y}/{x}.png' NOT NULL,
  	\`attribution\` text DEFAULT '© Kartverket' NOT NULL,
  	\`address_service\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`catalogue\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`prices\` text DEFAULT 'withVat' NOT NULL,
  	\`view\` text DEFAULT 'grid' NOT NULL,
  	\`page_size\` numeric DEFAULT 24 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`catalogue_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`hidden_price\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`catalogue\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`catalogue_locales_locale_parent_id_unique\` ON \`catalogue_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`order_settings_consents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`required\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`order_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`order_settings_consents_order_idx\` ON \`order_settings_consents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`order_settings_consents_parent_id_idx\` ON \`order_settings_consents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`order_settings_consents_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`order_settings_consents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`order_settings_consents_locales_locale_parent_id_unique\` ON \`order_settings_consents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`order_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_office_email\` text,
  	\`proposal\` text DEFAULT 'nearest' NOT NULL,
  	\`remind_after\` numeric DEFAULT 24 NOT NULL,
  	\`escalate_after\` numeric DEFAULT 72 NOT NULL,
  	\`max_files\` numeric DEFAULT 5 NOT NULL,
  	\`max_file_size\` numeric DEFAULT 10 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`order_settings_locales\` (
  	\`title\` text,
  	\`intro\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`order_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`order_settings_locales_locale_parent_id_unique\` ON \`order_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`price_kind\` text DEFAULT 'exact';`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`availability\` text DEFAULT 'unknown';`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`variant_of_id\` integer REFERENCES articles(id);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`group_id\` integer REFERENCES article_groups(id);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`product_line_id\` integer REFERENCES product_lines(id);`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`position\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`articles_variant_of_idx\` ON \`articles\` (\`variant_of_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_group_idx\` ON \`articles\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_product_line_idx\` ON \`articles\` (\`product_line_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_position_idx\` ON \`articles\` (\`position\`);`)
  await db.run(sql`ALTER TABLE \`articles_locales\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`articles_locales\` ADD \`unit\` text;`)
  await db.run(sql`ALTER TABLE \`articles_locales\` ADD \`variant_name\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_price_kind\` text DEFAULT 'exact';`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_availability\` text DEFAULT 'unknown';`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_variant_of_id\` integer REFERENCES articles(id);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_group_id\` integer REFERENCES article_groups(id);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_product_line_id\` integer REFERENCES product_lines(id);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_position\` numeric DEFAULT 0;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_variant_of_idx\` ON \`_articles_v\` (\`version_variant_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_group_idx\` ON \`_articles_v\` (\`version_group_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_product_line_idx\` ON \`_articles_v\` (\`version_product_line_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_position_idx\` ON \`_articles_v\` (\`version_position\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` ADD \`version_body\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` ADD \`version_unit\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` ADD \`version_variant_name\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`dealer_id\` integer REFERENCES dealers(id);`)
  await db.run(sql`CREATE INDEX \`users_dealer_idx\` ON \`users\` (\`dealer_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`dealers_id\` integer REFERENCES dealers(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`postcodes_id\` integer REFERENCES postcodes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`article_groups_id\` integer REFERENCES article_groups(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`product_lines_id\` integer REFERENCES product_lines(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`specifications_id\` integer REFERENCES specifications(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`order_requests_id\` integer REFERENCES order_requests(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`order_events_id\` integer REFERENCES order_events(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`order_files_id\` integer REFERENCES order_files(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`emails_id\` integer REFERENCES emails(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`imports_id\` integer REFERENCES imports(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`import_rows_id\` integer REFERENCES import_rows(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_postcodes_id_idx\` ON \`payload_locked_documents_rels\` (\`postcodes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`article_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_lines_id_idx\` ON \`payload_locked_documents_rels\` (\`product_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_specifications_id_idx\` ON \`payload_locked_documents_rels\` (\`specifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`order_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_events_id_idx\` ON \`payload_locked_documents_rels\` (\`order_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_files_id_idx\` ON \`payload_locked_documents_rels\` (\`order_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_emails_id_idx\` ON \`payload_locked_documents_rels\` (\`emails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`import_rows_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`dealers_contacts\`;`)
  await db.run(sql`DROP TABLE \`dealers_contacts_locales\`;`)
  await db.run(sql`DROP TABLE \`dealers\`;`)
  await db.run(sql`DROP TABLE \`dealers_locales\`;`)
  await db.run(sql`DROP TABLE \`dealers_rels\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_version_contacts\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_version_contacts_locales\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_dealers_v_rels\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`services_locales\`;`)
  await db.run(sql`DROP TABLE \`postcodes\`;`)
  await db.run(sql`DROP TABLE \`articles_specifications\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_specifications\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`article_groups\`;`)
  await db.run(sql`DROP TABLE \`article_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`product_lines\`;`)
  await db.run(sql`DROP TABLE \`product_lines_locales\`;`)
  await db.run(sql`DROP TABLE \`specifications_choices\`;`)
  await db.run(sql`DROP TABLE \`specifications_choices_locales\`;`)
  await db.run(sql`DROP TABLE \`specifications\`;`)
  await db.run(sql`DROP TABLE \`specifications_locales\`;`)
  await db.run(sql`DROP TABLE \`order_requests\`;`)
  await db.run(sql`DROP TABLE \`order_events\`;`)
  await db.run(sql`DROP TABLE \`order_files\`;`)
  await db.run(sql`DROP TABLE \`emails\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`import_rows\`;`)
  await db.run(sql`DROP TABLE \`dealer_settings\`;`)
  await db.run(sql`DROP TABLE \`catalogue\`;`)
  await db.run(sql`DROP TABLE \`catalogue_locales\`;`)
  await db.run(sql`DROP TABLE \`order_settings_consents\`;`)
  await db.run(sql`DROP TABLE \`order_settings_consents_locales\`;`)
  await db.run(sql`DROP TABLE \`order_settings\`;`)
  await db.run(sql`DROP TABLE \`order_settings_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`picture_id\` integer,
  	\`price\` numeric,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_articles\`("id", "number", "picture_id", "price", "slug", "updated_at", "created_at", "_status") SELECT "id", "number", "picture_id", "price", "slug", "updated_at", "created_at", "_status" FROM \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`ALTER TABLE \`__new_articles\` RENAME TO \`articles\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_number_idx\` ON \`articles\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`articles_picture_idx\` ON \`articles\` (\`picture_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_number\` text,
  	\`version_picture_id\` integer,
  	\`version_price\` numeric,
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__articles_v\`("id", "parent_id", "version_number", "version_picture_id", "version_price", "version_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_number", "version_picture_id", "version_price", "version_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__articles_v\` RENAME TO \`_articles_v\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_number_idx\` ON \`_articles_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_picture_idx\` ON \`_articles_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_users\`("id", "name", "role", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until") SELECT "id", "name", "role", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at", "login_attempts", "lock_until" FROM \`users\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`ALTER TABLE \`__new_users\` RENAME TO \`users\`;`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_messages_id\` integer,
  	\`articles_id\` integer,
  	\`pages_id\` integer,
  	\`reusable_blocks_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`users_id\` integer,
  	\`members_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reusable_blocks_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "contact_messages_id", "articles_id", "pages_id", "reusable_blocks_id", "redirects_id", "media_id", "files_id", "users_id", "members_id") SELECT "id", "order", "parent_id", "path", "contact_messages_id", "articles_id", "pages_id", "reusable_blocks_id", "redirects_id", "media_id", "files_id", "users_id", "members_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reusable_blocks_id_idx\` ON \`payload_locked_documents_rels\` (\`reusable_blocks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`ALTER TABLE \`articles_locales\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`articles_locales\` DROP COLUMN \`unit\`;`)
  await db.run(sql`ALTER TABLE \`articles_locales\` DROP COLUMN \`variant_name\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` DROP COLUMN \`version_body\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` DROP COLUMN \`version_unit\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v_locales\` DROP COLUMN \`version_variant_name\`;`)
}
