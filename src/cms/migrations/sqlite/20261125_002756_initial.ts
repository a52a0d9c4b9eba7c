import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`forms_fields_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_options_order_idx\` ON \`forms_fields_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_options_parent_id_idx\` ON \`forms_fields_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_fields_options_locales_locale_parent_id_unique\` ON \`forms_fields_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_options_locales_parent_id_idx\` ON \`forms_fields_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_conditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field\` text,
  	\`comparison\` text DEFAULT 'equals',
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_conditions_order_idx\` ON \`forms_fields_conditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_conditions_parent_id_idx\` ON \`forms_fields_conditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'text',
  	\`name\` text,
  	\`required\` integer DEFAULT false,
  	\`width\` text DEFAULT 'full',
  	\`pattern\` text DEFAULT 'none',
  	\`autocomplete\` text DEFAULT 'off',
  	\`file_kind\` text DEFAULT 'any',
  	\`min\` numeric,
  	\`max\` numeric,
  	\`megabytes\` numeric,
  	\`match\` text DEFAULT 'all',
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_order_idx\` ON \`forms_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_parent_id_idx\` ON \`forms_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_locales\` (
  	\`label\` text,
  	\`help\` text,
  	\`missing_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_fields_locales_locale_parent_id_unique\` ON \`forms_fields_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_locales_parent_id_idx\` ON \`forms_fields_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_receivers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`is_conditional\` integer DEFAULT false,
  	\`field\` text,
  	\`comparison\` text DEFAULT 'equals',
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_receivers_order_idx\` ON \`forms_receivers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_receivers_parent_id_idx\` ON \`forms_receivers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`page_id\` integer,
  	\`confirmation_is_sent\` integer DEFAULT false,
  	\`recipient\` text DEFAULT 'none',
  	\`recipient_field\` text,
  	\`retention_days\` numeric,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_slug_idx\` ON \`forms\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`forms_page_idx\` ON \`forms\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`forms_locales\` (
  	\`submit_label\` text,
  	\`answer\` text,
  	\`confirmation_subject\` text,
  	\`confirmation_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_locales_locale_parent_id_unique\` ON \`forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_locales_parent_id_idx\` ON \`forms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_order_idx\` ON \`_forms_v_version_fields_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_parent_id_idx\` ON \`_forms_v_version_fields_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_version_fields_options_locales_locale_parent_id_uni\` ON \`_forms_v_version_fields_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_options_locales_parent_id_idx\` ON \`_forms_v_version_fields_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_conditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`field\` text,
  	\`comparison\` text DEFAULT 'equals',
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_conditions_order_idx\` ON \`_forms_v_version_fields_conditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_conditions_parent_id_idx\` ON \`_forms_v_version_fields_conditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'text',
  	\`name\` text,
  	\`required\` integer DEFAULT false,
  	\`width\` text DEFAULT 'full',
  	\`pattern\` text DEFAULT 'none',
  	\`autocomplete\` text DEFAULT 'off',
  	\`file_kind\` text DEFAULT 'any',
  	\`min\` numeric,
  	\`max\` numeric,
  	\`megabytes\` numeric,
  	\`match\` text DEFAULT 'all',
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_order_idx\` ON \`_forms_v_version_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_parent_id_idx\` ON \`_forms_v_version_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_fields_locales\` (
  	\`label\` text,
  	\`help\` text,
  	\`missing_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v_version_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_version_fields_locales_locale_parent_id_unique\` ON \`_forms_v_version_fields_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_fields_locales_parent_id_idx\` ON \`_forms_v_version_fields_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_version_receivers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text,
  	\`is_conditional\` integer DEFAULT false,
  	\`field\` text,
  	\`comparison\` text DEFAULT 'equals',
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_version_receivers_order_idx\` ON \`_forms_v_version_receivers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_receivers_parent_id_idx\` ON \`_forms_v_version_receivers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_page_id\` integer,
  	\`version_confirmation_is_sent\` integer DEFAULT false,
  	\`version_recipient\` text DEFAULT 'none',
  	\`version_recipient_field\` text,
  	\`version_retention_days\` numeric,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_slug_idx\` ON \`_forms_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_page_idx\` ON \`_forms_v\` (\`version_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`) WHERE version_deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_snapshot_idx\` ON \`_forms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_published_locale_idx\` ON \`_forms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_autosave_idx\` ON \`_forms_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_locales\` (
  	\`version_submit_label\` text,
  	\`version_answer\` text,
  	\`version_confirmation_subject\` text,
  	\`version_confirmation_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_locales_locale_parent_id_unique\` ON \`_forms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_locales_parent_id_idx\` ON \`_forms_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sender\` text NOT NULL,
  	\`answers\` text NOT NULL,
  	\`consents\` text,
  	\`note\` text,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`form_id\` integer,
  	\`form_name\` text NOT NULL,
  	\`email\` text,
  	\`phone\` text,
  	\`page\` text,
  	\`recipient\` text,
  	\`recipient_email\` text,
  	\`locale\` text,
  	\`key\` text NOT NULL,
  	\`notified_at\` text,
  	\`expires_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_submissions_state_idx\` ON \`form_submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_form_idx\` ON \`form_submissions\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_email_idx\` ON \`form_submissions\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_key_idx\` ON \`form_submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_notified_at_idx\` ON \`form_submissions\` (\`notified_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_expires_at_idx\` ON \`form_submissions\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`form_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`field\` text NOT NULL,
  	\`name\` text NOT NULL,
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
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`form_files_key_idx\` ON \`form_files\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`form_files_updated_at_idx\` ON \`form_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_files_created_at_idx\` ON \`form_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_files_filename_idx\` ON \`form_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`members_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	\`device\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`members_sessions_order_idx\` ON \`members_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`members_sessions_parent_id_idx\` ON \`members_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`username\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`salt\` text NOT NULL,
  	\`hash\` text NOT NULL,
  	\`name\` text,
  	\`nickname\` text,
  	\`mobile\` text,
  	\`email_confirmed_at\` text,
  	\`mobile_confirmed_at\` text,
  	\`new_email\` text,
  	\`locale\` text,
  	\`mobile_code\` text,
  	\`mobile_code_until\` text,
  	\`mobile_code_tries\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`members_username_idx\` ON \`members\` (\`username\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`members_email_idx\` ON \`members\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`member_passkeys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`credential\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`added_at\` text NOT NULL,
  	\`used_at\` text,
  	\`answered\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`member_passkeys_owner_idx\` ON \`member_passkeys\` (\`owner\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`member_passkeys_credential_idx\` ON \`member_passkeys\` (\`credential\`);`)
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
  await db.run(sql`CREATE INDEX \`dealers_contacts_locales_parent_id_idx\` ON \`dealers_contacts_locales\` (\`_parent_id\`);`)
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
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`dealers_number_idx\` ON \`dealers\` (\`number\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE UNIQUE INDEX \`dealers_slug_idx\` ON \`dealers\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`dealers_postcode_idx\` ON \`dealers\` (\`postcode\`);`)
  await db.run(sql`CREATE INDEX \`dealers_picture_idx\` ON \`dealers\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_deleted_at_idx\` ON \`dealers\` (\`deleted_at\`) WHERE deleted_at is not null;`)
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
  await db.run(sql`CREATE INDEX \`dealers_locales_parent_id_idx\` ON \`dealers_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`dealers_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`product_lines_id\` integer,
  	\`articles_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_lines_id\`) REFERENCES \`product_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`dealers_rels_order_idx\` ON \`dealers_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_parent_idx\` ON \`dealers_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_path_idx\` ON \`dealers_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_services_id_idx\` ON \`dealers_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_product_lines_id_idx\` ON \`dealers_rels\` (\`product_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`dealers_rels_articles_id_idx\` ON \`dealers_rels\` (\`articles_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_dealers_v_version_contacts_locales_parent_id_idx\` ON \`_dealers_v_version_contacts_locales\` (\`_parent_id\`);`)
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_parent_idx\` ON \`_dealers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_number_idx\` ON \`_dealers_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_slug_idx\` ON \`_dealers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_postcode_idx\` ON \`_dealers_v\` (\`version_postcode\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_picture_idx\` ON \`_dealers_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_version_version_deleted_at_idx\` ON \`_dealers_v\` (\`version_deleted_at\`) WHERE version_deleted_at is not null;`)
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
  await db.run(sql`CREATE INDEX \`_dealers_v_locales_parent_id_idx\` ON \`_dealers_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_dealers_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`services_id\` integer,
  	\`product_lines_id\` integer,
  	\`articles_id\` integer,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_dealers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_lines_id\`) REFERENCES \`product_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_order_idx\` ON \`_dealers_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_parent_idx\` ON \`_dealers_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_path_idx\` ON \`_dealers_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_services_id_idx\` ON \`_dealers_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_product_lines_id_idx\` ON \`_dealers_v_rels\` (\`product_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_articles_id_idx\` ON \`_dealers_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_dealers_v_rels_media_id_idx\` ON \`_dealers_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`services_deleted_at_idx\` ON \`services\` (\`deleted_at\`) WHERE deleted_at is not null;`)
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
  await db.run(sql`CREATE INDEX \`services_locales_parent_id_idx\` ON \`services_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`articles_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_questions_order_idx\` ON \`articles_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_questions_parent_id_idx\` ON \`articles_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_questions_locale_idx\` ON \`articles_questions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`picture_id\` integer,
  	\`price\` numeric,
  	\`price_kind\` text DEFAULT 'exact',
  	\`divisible\` integer,
  	\`availability\` text DEFAULT 'unknown',
  	\`variant_of_id\` integer,
  	\`group_id\` integer,
  	\`product_line_id\` integer,
  	\`slug\` text,
  	\`position\` numeric DEFAULT 0,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`variant_of_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`group_id\`) REFERENCES \`article_groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`product_line_id\`) REFERENCES \`product_lines\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_number_idx\` ON \`articles\` (\`number\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`articles_picture_idx\` ON \`articles\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_variant_of_idx\` ON \`articles\` (\`variant_of_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_group_idx\` ON \`articles\` (\`group_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_product_line_idx\` ON \`articles\` (\`product_line_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`articles_position_idx\` ON \`articles\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`articles_deleted_at_idx\` ON \`articles\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`articles__status_idx\` ON \`articles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`articles_locales\` (
  	\`name\` text,
  	\`summary\` text,
  	\`videos\` text,
  	\`description\` text,
  	\`body\` text,
  	\`unit\` text,
  	\`variant_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_locales_locale_parent_id_unique\` ON \`articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_locales_parent_id_idx\` ON \`articles_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`_articles_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_questions_order_idx\` ON \`_articles_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_questions_parent_id_idx\` ON \`_articles_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_questions_locale_idx\` ON \`_articles_v_version_questions\` (\`_locale\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_number\` text,
  	\`version_picture_id\` integer,
  	\`version_price\` numeric,
  	\`version_price_kind\` text DEFAULT 'exact',
  	\`version_divisible\` integer,
  	\`version_availability\` text DEFAULT 'unknown',
  	\`version_variant_of_id\` integer,
  	\`version_group_id\` integer,
  	\`version_product_line_id\` integer,
  	\`version_slug\` text,
  	\`version_position\` numeric DEFAULT 0,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_variant_of_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_group_id\`) REFERENCES \`article_groups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_product_line_id\`) REFERENCES \`product_lines\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_parent_idx\` ON \`_articles_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_number_idx\` ON \`_articles_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_picture_idx\` ON \`_articles_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_variant_of_idx\` ON \`_articles_v\` (\`version_variant_of_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_group_idx\` ON \`_articles_v\` (\`version_group_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_product_line_idx\` ON \`_articles_v\` (\`version_product_line_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_position_idx\` ON \`_articles_v\` (\`version_position\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_deleted_at_idx\` ON \`_articles_v\` (\`version_deleted_at\`) WHERE version_deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_updated_at_idx\` ON \`_articles_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_created_at_idx\` ON \`_articles_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version__status_idx\` ON \`_articles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_created_at_idx\` ON \`_articles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_updated_at_idx\` ON \`_articles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_latest_idx\` ON \`_articles_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_locales\` (
  	\`version_name\` text,
  	\`version_summary\` text,
  	\`version_videos\` text,
  	\`version_description\` text,
  	\`version_body\` text,
  	\`version_unit\` text,
  	\`version_variant_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_locales_locale_parent_id_unique\` ON \`_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_locales_parent_id_idx\` ON \`_articles_v_locales\` (\`_parent_id\`);`)
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
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`article_groups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`article_groups_picture_idx\` ON \`article_groups\` (\`picture_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`article_groups_slug_idx\` ON \`article_groups\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`article_groups_parent_idx\` ON \`article_groups\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`article_groups_position_idx\` ON \`article_groups\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`article_groups_deleted_at_idx\` ON \`article_groups\` (\`deleted_at\`) WHERE deleted_at is not null;`)
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
  await db.run(sql`CREATE INDEX \`article_groups_locales_parent_id_idx\` ON \`article_groups_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_lines\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`product_lines_slug_idx\` ON \`product_lines\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`product_lines_position_idx\` ON \`product_lines\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`product_lines_deleted_at_idx\` ON \`product_lines\` (\`deleted_at\`) WHERE deleted_at is not null;`)
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
  await db.run(sql`CREATE INDEX \`product_lines_locales_parent_id_idx\` ON \`product_lines_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`specifications_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`colour\` text,
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
  await db.run(sql`CREATE INDEX \`specifications_choices_locales_parent_id_idx\` ON \`specifications_choices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`specifications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`unit\` text,
  	\`filterable\` integer DEFAULT false,
  	\`slug\` text NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`specifications_slug_idx\` ON \`specifications\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`specifications_position_idx\` ON \`specifications\` (\`position\`);`)
  await db.run(sql`CREATE INDEX \`specifications_deleted_at_idx\` ON \`specifications\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`specifications_updated_at_idx\` ON \`specifications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`specifications_created_at_idx\` ON \`specifications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`specifications_locales\` (
  	\`name\` text NOT NULL,
  	\`heading\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`specifications_locales_locale_parent_id_unique\` ON \`specifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`specifications_locales_parent_id_idx\` ON \`specifications_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subscriber_groups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`open\` integer DEFAULT true,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriber_groups_deleted_at_idx\` ON \`subscriber_groups\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`subscriber_groups_updated_at_idx\` ON \`subscriber_groups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriber_groups_created_at_idx\` ON \`subscriber_groups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscriber_groups_locales\` (
  	\`name\` text NOT NULL,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`subscriber_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriber_groups_locales_locale_parent_id_unique\` ON \`subscriber_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`subscriber_groups_locales_parent_id_idx\` ON \`subscriber_groups_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`locale\` text DEFAULT 'nb' NOT NULL,
  	\`custom_fields\` text,
  	\`source\` text DEFAULT 'form' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_mobile_idx\` ON \`subscribers\` (\`mobile\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscriptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`subscriber_id\` integer NOT NULL,
  	\`group\` numeric DEFAULT 0 NOT NULL,
  	\`state\` text DEFAULT 'active' NOT NULL,
  	\`consent\` numeric,
  	\`since\` text NOT NULL,
  	\`ended\` text,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriptions_subscriber_idx\` ON \`subscriptions\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriber_group_idx\` ON \`subscriptions\` (\`subscriber_id\`,\`group\`);`)
  await db.run(sql`CREATE INDEX \`group_state_subscriber_idx\` ON \`subscriptions\` (\`group\`,\`state\`,\`subscriber_id\`);`)
  await db.run(sql`CREATE TABLE \`consent_events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`kind\` text DEFAULT 'given' NOT NULL,
  	\`groups\` text,
  	\`wording_source\` text,
  	\`wording\` text,
  	\`wording_version\` numeric,
  	\`page\` text,
  	\`address\` text,
  	\`source\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`consent_events_mobile_idx\` ON \`consent_events\` (\`mobile\`);`)
  await db.run(sql`CREATE TABLE \`consent_wordings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`texts\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consent_wordings_version_idx\` ON \`consent_wordings\` (\`version\`);`)
  await db.run(sql`CREATE INDEX \`consent_wordings_updated_at_idx\` ON \`consent_wordings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consent_wordings_created_at_idx\` ON \`consent_wordings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`suppressed_numbers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`suppressed_numbers_hash_idx\` ON \`suppressed_numbers\` (\`hash\`);`)
  await db.run(sql`CREATE INDEX \`suppressed_numbers_updated_at_idx\` ON \`suppressed_numbers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`suppressed_numbers_created_at_idx\` ON \`suppressed_numbers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pending_activations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`mobile\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`request\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pending_activations_mobile_idx\` ON \`pending_activations\` (\`mobile\`);`)
  await db.run(sql`CREATE INDEX \`pending_activations_expires_at_idx\` ON \`pending_activations\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`pending_activations_updated_at_idx\` ON \`pending_activations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pending_activations_created_at_idx\` ON \`pending_activations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_counters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`resets_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_counters_key_idx\` ON \`newsletter_counters\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_counters_resets_at_idx\` ON \`newsletter_counters\` (\`resets_at\`);`)
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
  	\`former_dealer\` text,
  	\`routing\` text DEFAULT 'chosen' NOT NULL,
  	\`locale\` text NOT NULL,
  	\`notified_at\` text,
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
  await db.run(sql`CREATE INDEX \`order_requests_email_idx\` ON \`order_requests\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`order_requests_state_idx\` ON \`order_requests\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`order_requests_dealer_idx\` ON \`order_requests\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`order_requests_notified_at_idx\` ON \`order_requests\` (\`notified_at\`);`)
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
  	\`error\` text,
  	\`reported_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`emails_key_idx\` ON \`emails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`emails_state_idx\` ON \`emails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`emails_due_at_idx\` ON \`emails\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`emails_updated_at_idx\` ON \`emails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`emails_created_at_idx\` ON \`emails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_conditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field\` text NOT NULL,
  	\`comparison\` text DEFAULT 'is' NOT NULL,
  	\`value\` text,
  	\`value_to\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_conditions_order_idx\` ON \`campaigns_conditions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_conditions_parent_id_idx\` ON \`campaigns_conditions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`campaigns\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`language\` text,
  	\`scheduled_at\` text,
  	\`at_night\` integer DEFAULT false,
  	\`state\` text DEFAULT 'draft' NOT NULL,
  	\`queue_id\` integer,
  	\`cursor\` numeric DEFAULT 0,
  	\`evidence_before\` numeric,
  	\`started_at\` text,
  	\`queued_at\` text,
  	\`ended_at\` text,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`queue_id\`) REFERENCES \`sms_queues\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_state_idx\` ON \`campaigns\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_queue_idx\` ON \`campaigns\` (\`queue_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_deleted_at_idx\` ON \`campaigns\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`campaigns_updated_at_idx\` ON \`campaigns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_created_at_idx\` ON \`campaigns\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`campaigns_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`subscriber_groups_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriber_groups_id\`) REFERENCES \`subscriber_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_rels_order_idx\` ON \`campaigns_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_rels_parent_idx\` ON \`campaigns_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_rels_path_idx\` ON \`campaigns_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_rels_subscriber_groups_id_idx\` ON \`campaigns_rels\` (\`subscriber_groups_id\`);`)
  await db.run(sql`CREATE TABLE \`campaign_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`campaign_id\` integer NOT NULL,
  	\`url\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`clicks\` numeric DEFAULT 0 NOT NULL,
  	FOREIGN KEY (\`campaign_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`campaign_links_campaign_idx\` ON \`campaign_links\` (\`campaign_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`campaign_links_code_idx\` ON \`campaign_links\` (\`code\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`campaign_url_idx\` ON \`campaign_links\` (\`campaign_id\`,\`url\`);`)
  await db.run(sql`CREATE TABLE \`sms_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`error\` text,
  	\`key\` text NOT NULL,
  	\`secret\` integer,
  	\`sender\` text,
  	\`segments\` numeric DEFAULT 1 NOT NULL,
  	\`queue_id\` integer,
  	\`subscriber\` numeric,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`queued_at\` text,
  	\`due_at\` text NOT NULL,
  	\`lease_until\` text,
  	\`reported_at\` text,
  	\`sent_at\` text,
  	\`delivered_at\` text,
  	\`gateway\` text,
  	\`reference\` text,
  	FOREIGN KEY (\`queue_id\`) REFERENCES \`sms_queues\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sms_messages_to_idx\` ON \`sms_messages\` (\`to\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sms_messages_key_idx\` ON \`sms_messages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`sms_messages_queue_idx\` ON \`sms_messages\` (\`queue_id\`);`)
  await db.run(sql`CREATE INDEX \`sms_messages_reference_idx\` ON \`sms_messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`queue_state_dueAt_idx\` ON \`sms_messages\` (\`queue_id\`,\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`state_leaseUntil_idx\` ON \`sms_messages\` (\`state\`,\`lease_until\`);`)
  await db.run(sql`CREATE TABLE \`sms_queues\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`rests_at_night\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`sms_queues_state_idx\` ON \`sms_queues\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`sms_queues_updated_at_idx\` ON \`sms_queues\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sms_queues_created_at_idx\` ON \`sms_queues\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sms_inbound\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`text\` text,
  	\`gateway\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`lease_until\` text,
  	\`handled_at\` text,
  	\`outcome\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`sms_inbound_from_idx\` ON \`sms_inbound\` (\`from\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`sms_inbound_key_idx\` ON \`sms_inbound\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`sms_inbound_received_at_idx\` ON \`sms_inbound\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`handledAt_leaseUntil_idx\` ON \`sms_inbound\` (\`handled_at\`,\`lease_until\`);`)
  await db.run(sql`CREATE TABLE \`sms_pace\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`gateway\` text NOT NULL,
  	\`next_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sms_pace_gateway_idx\` ON \`sms_pace\` (\`gateway\`);`)
  await db.run(sql`CREATE TABLE \`sms_gateways\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`gateway\` text NOT NULL,
  	\`failures\` numeric DEFAULT 0 NOT NULL,
  	\`next_try_at\` text,
  	\`error\` text,
  	\`error_at\` text,
  	\`sent_at\` text,
  	\`asked_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sms_gateways_gateway_idx\` ON \`sms_gateways\` (\`gateway\`);`)
  await db.run(sql`CREATE TABLE \`imports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`filename\` text NOT NULL,
  	\`target\` text NOT NULL,
  	\`state\` text DEFAULT 'checking' NOT NULL,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`created\` numeric DEFAULT 0 NOT NULL,
  	\`changed\` numeric DEFAULT 0 NOT NULL,
  	\`unchanged\` numeric DEFAULT 0 NOT NULL,
  	\`errors\` numeric DEFAULT 0 NOT NULL,
  	\`by\` text,
  	\`steps\` numeric DEFAULT 0 NOT NULL,
  	\`applied\` numeric DEFAULT 0 NOT NULL,
  	\`round\` numeric DEFAULT 1 NOT NULL,
  	\`cursor\` numeric DEFAULT 0 NOT NULL,
  	\`error\` text,
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
  await db.run(sql`CREATE TABLE \`file_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file\` numeric NOT NULL,
  	\`saved_at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`text\` text,
  	\`attempts\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`file_texts_file_idx\` ON \`file_texts\` (\`file\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`date\` text,
  	\`author\` text,
  	\`category_id\` integer,
  	\`slug\` text,
  	\`share_picture_id\` integer,
  	\`noindex\` integer,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`category_id\`) REFERENCES \`post_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_picture_idx\` ON \`posts\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_date_idx\` ON \`posts\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`posts_category_idx\` ON \`posts\` (\`category_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`posts_share_picture_idx\` ON \`posts\` (\`share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posts_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_locales_locale_parent_id_unique\` ON \`posts_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_locales_parent_id_idx\` ON \`posts_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_posts_id_idx\` ON \`posts_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_date\` text,
  	\`version_author\` text,
  	\`version_category_id\` integer,
  	\`version_slug\` text,
  	\`version_share_picture_id\` integer,
  	\`version_noindex\` integer,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`post_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_picture_idx\` ON \`_posts_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_date_idx\` ON \`_posts_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_category_idx\` ON \`_posts_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_share_picture_idx\` ON \`_posts_v\` (\`version_share_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`) WHERE version_deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_snapshot_idx\` ON \`_posts_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_published_locale_idx\` ON \`_posts_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_autosave_idx\` ON \`_posts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_posts_v_locales_locale_parent_id_unique\` ON \`_posts_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_locales_parent_id_idx\` ON \`_posts_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`posts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_posts_id_idx\` ON \`_posts_v_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE TABLE \`post_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`post_categories_slug_idx\` ON \`post_categories\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`post_categories_deleted_at_idx\` ON \`post_categories\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`post_categories_updated_at_idx\` ON \`post_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`post_categories_created_at_idx\` ON \`post_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`post_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`post_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`post_categories_locales_locale_parent_id_unique\` ON \`post_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`post_categories_locales_parent_id_idx\` ON \`post_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`starts_at\` text,
  	\`startsat_tz\` text DEFAULT 'Europe/Oslo',
  	\`ends_at\` text,
  	\`endsat_tz\` text DEFAULT 'Europe/Oslo',
  	\`all_day\` integer DEFAULT false,
  	\`state\` text DEFAULT 'scheduled',
  	\`dealer_id\` integer,
  	\`place\` text,
  	\`street\` text,
  	\`postcode\` text,
  	\`city\` text,
  	\`online_url\` text,
  	\`sign_up_url\` text,
  	\`picture_id\` integer,
  	\`slug\` text,
  	\`noindex\` integer,
  	\`sequence\` numeric,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_starts_at_idx\` ON \`events\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`events_dealer_idx\` ON \`events\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`events_picture_idx\` ON \`events\` (\`picture_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_slug_idx\` ON \`events\` (\`slug\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_locales\` (
  	\`title\` text,
  	\`summary\` text,
  	\`body\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_locales_locale_parent_id_unique\` ON \`events_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_locales_parent_id_idx\` ON \`events_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_starts_at\` text,
  	\`version_startsat_tz\` text DEFAULT 'Europe/Oslo',
  	\`version_ends_at\` text,
  	\`version_endsat_tz\` text DEFAULT 'Europe/Oslo',
  	\`version_all_day\` integer DEFAULT false,
  	\`version_state\` text DEFAULT 'scheduled',
  	\`version_dealer_id\` integer,
  	\`version_place\` text,
  	\`version_street\` text,
  	\`version_postcode\` text,
  	\`version_city\` text,
  	\`version_online_url\` text,
  	\`version_sign_up_url\` text,
  	\`version_picture_id\` integer,
  	\`version_slug\` text,
  	\`version_noindex\` integer,
  	\`version_sequence\` numeric,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_starts_at_idx\` ON \`_events_v\` (\`version_starts_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_dealer_idx\` ON \`_events_v\` (\`version_dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_picture_idx\` ON \`_events_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_slug_idx\` ON \`_events_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`) WHERE version_deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_autosave_idx\` ON \`_events_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_locales\` (
  	\`version_title\` text,
  	\`version_summary\` text,
  	\`version_body\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_locales_locale_parent_id_unique\` ON \`_events_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_locales_parent_id_idx\` ON \`_events_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slug\` text,
  	\`parent_id\` integer,
  	\`picture_id\` integer,
  	\`noindex\` integer,
  	\`address_key\` text,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_idx\` ON \`pages\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_picture_idx\` ON \`pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_address_key_idx\` ON \`pages\` (\`address_key\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`body\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_id_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_slug\` text,
  	\`version_parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_noindex\` integer,
  	\`version_address_key\` text,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_idx\` ON \`_pages_v\` (\`version_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_picture_idx\` ON \`_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_address_key_idx\` ON \`_pages_v\` (\`version_address_key\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`) WHERE version_deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_body\` text,
  	\`version_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_id_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reusable_blocks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`reusable_blocks_deleted_at_idx\` ON \`reusable_blocks\` (\`deleted_at\`) WHERE deleted_at is not null;`)
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
  await db.run(sql`CREATE INDEX \`reusable_blocks_locales_parent_id_idx\` ON \`reusable_blocks_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reusable_blocks_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
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
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_parent_idx\` ON \`_reusable_blocks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_version_version_deleted_at_idx\` ON \`_reusable_blocks_v\` (\`version_deleted_at\`) WHERE version_deleted_at is not null;`)
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
  await db.run(sql`CREATE INDEX \`_reusable_blocks_v_locales_parent_id_idx\` ON \`_reusable_blocks_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`type\` text DEFAULT 'page' NOT NULL,
  	\`page_id\` integer,
  	\`url\` text,
  	\`permanent\` integer DEFAULT true,
  	\`automatic\` integer,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`redirects_page_idx\` ON \`redirects\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`forwarded_hits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`upstream\` text NOT NULL,
  	\`hit\` text NOT NULL,
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
  await db.run(sql`CREATE INDEX \`forwarded_hits_state_idx\` ON \`forwarded_hits\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`forwarded_hits_due_at_idx\` ON \`forwarded_hits\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`forwarded_hits_updated_at_idx\` ON \`forwarded_hits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forwarded_hits_created_at_idx\` ON \`forwarded_hits\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forwarded_visits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`visitor\` text NOT NULL,
  	\`began_at\` numeric NOT NULL,
  	\`last_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forwarded_visits_visitor_idx\` ON \`forwarded_visits\` (\`visitor\`);`)
  await db.run(sql`CREATE INDEX \`forwarded_visits_last_at_idx\` ON \`forwarded_visits\` (\`last_at\`);`)
  await db.run(sql`CREATE TABLE \`forwarding_states\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`upstream\` text NOT NULL,
  	\`sent_at\` text,
  	\`sent\` numeric DEFAULT 0 NOT NULL,
  	\`lost\` numeric DEFAULT 0 NOT NULL,
  	\`error\` text,
  	\`error_at\` text,
  	\`reported_at\` text
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
  await db.run(sql`CREATE TABLE \`access_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`user\` numeric,
  	\`user_name\` text NOT NULL,
  	\`action\` text DEFAULT 'opened' NOT NULL,
  	\`of\` text,
  	\`document\` numeric,
  	\`rows\` numeric,
  	\`address\` text,
  	\`person\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`access_log_at_idx\` ON \`access_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`access_log_user_idx\` ON \`access_log\` (\`user\`);`)
  await db.run(sql`CREATE TABLE \`privacy_runs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`ended_at\` text,
  	\`removed\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy_runs_started_at_idx\` ON \`privacy_runs\` (\`started_at\`);`)
  await db.run(sql`CREATE TABLE \`document_edits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`edits\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`document_edits_document_idx\` ON \`document_edits\` (\`document\`);`)
  await db.run(sql`CREATE TABLE \`refused_saves\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`user\` numeric NOT NULL,
  	\`user_name\` text NOT NULL,
  	\`window\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`version\` numeric,
  	\`fields\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`refused_saves_document_idx\` ON \`refused_saves\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`refused_saves_at_idx\` ON \`refused_saves\` (\`at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`dealer_id\` integer,
  	\`invited_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	FOREIGN KEY (\`dealer_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_dealer_idx\` ON \`users\` (\`dealer_id\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`sid\` text NOT NULL,
  	\`started_at\` text NOT NULL,
  	\`used_at\` text NOT NULL,
  	\`device\` text,
  	\`address\` text,
  	\`provider\` text DEFAULT '' NOT NULL,
  	\`postponed\` integer DEFAULT false
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_owner_idx\` ON \`staff_sessions\` (\`owner\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_sessions_sid_idx\` ON \`staff_sessions\` (\`sid\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_used_at_idx\` ON \`staff_sessions\` (\`used_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_passkeys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`credential\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`added_at\` text NOT NULL,
  	\`used_at\` text,
  	\`answered\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_passkeys_owner_idx\` ON \`staff_passkeys\` (\`owner\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_passkeys_credential_idx\` ON \`staff_passkeys\` (\`credential\`);`)
  await db.run(sql`CREATE TABLE \`staff_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`sealed_key\` text NOT NULL,
  	\`added_at\` text NOT NULL,
  	\`used_at\` text,
  	\`period\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_codes_owner_idx\` ON \`staff_codes\` (\`owner\`);`)
  await db.run(sql`CREATE TABLE \`staff_recovery_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`used_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_recovery_codes_owner_idx\` ON \`staff_recovery_codes\` (\`owner\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_recovery_codes_code_hash_idx\` ON \`staff_recovery_codes\` (\`code_hash\`);`)
  await db.run(sql`CREATE TABLE \`staff_identities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owner\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`added_at\` text NOT NULL,
  	\`used_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_identities_owner_idx\` ON \`staff_identities\` (\`owner\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_identities_key_idx\` ON \`staff_identities\` (\`key\`);`)
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
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
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
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w320_url\` text,
  	\`sizes_w320_width\` numeric,
  	\`sizes_w320_height\` numeric,
  	\`sizes_w320_mime_type\` text,
  	\`sizes_w320_filesize\` numeric,
  	\`sizes_w320_filename\` text,
  	\`sizes_w480_url\` text,
  	\`sizes_w480_width\` numeric,
  	\`sizes_w480_height\` numeric,
  	\`sizes_w480_mime_type\` text,
  	\`sizes_w480_filesize\` numeric,
  	\`sizes_w480_filename\` text,
  	\`sizes_w640_url\` text,
  	\`sizes_w640_width\` numeric,
  	\`sizes_w640_height\` numeric,
  	\`sizes_w640_mime_type\` text,
  	\`sizes_w640_filesize\` numeric,
  	\`sizes_w640_filename\` text,
  	\`sizes_w800_url\` text,
  	\`sizes_w800_width\` numeric,
  	\`sizes_w800_height\` numeric,
  	\`sizes_w800_mime_type\` text,
  	\`sizes_w800_filesize\` numeric,
  	\`sizes_w800_filename\` text,
  	\`sizes_w960_url\` text,
  	\`sizes_w960_width\` numeric,
  	\`sizes_w960_height\` numeric,
  	\`sizes_w960_mime_type\` text,
  	\`sizes_w960_filesize\` numeric,
  	\`sizes_w960_filename\` text,
  	\`sizes_w1440_url\` text,
  	\`sizes_w1440_width\` numeric,
  	\`sizes_w1440_height\` numeric,
  	\`sizes_w1440_mime_type\` text,
  	\`sizes_w1440_filesize\` numeric,
  	\`sizes_w1440_filename\` text,
  	\`sizes_w2000_url\` text,
  	\`sizes_w2000_width\` numeric,
  	\`sizes_w2000_height\` numeric,
  	\`sizes_w2000_mime_type\` text,
  	\`sizes_w2000_filesize\` numeric,
  	\`sizes_w2000_filename\` text,
  	\`sizes_social_url\` text,
  	\`sizes_social_width\` numeric,
  	\`sizes_social_height\` numeric,
  	\`sizes_social_mime_type\` text,
  	\`sizes_social_filesize\` numeric,
  	\`sizes_social_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE INDEX \`media_sizes_w320_sizes_w320_filename_idx\` ON \`media\` (\`sizes_w320_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w480_sizes_w480_filename_idx\` ON \`media\` (\`sizes_w480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w640_sizes_w640_filename_idx\` ON \`media\` (\`sizes_w640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w800_sizes_w800_filename_idx\` ON \`media\` (\`sizes_w800_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w960_sizes_w960_filename_idx\` ON \`media\` (\`sizes_w960_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1440_sizes_w1440_filename_idx\` ON \`media\` (\`sizes_w1440_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w2000_sizes_w2000_filename_idx\` ON \`media\` (\`sizes_w2000_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_social_sizes_social_filename_idx\` ON \`media\` (\`sizes_social_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`caption\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_id_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
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
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`files_deleted_at_idx\` ON \`files\` (\`deleted_at\`) WHERE deleted_at is not null;`)
  await db.run(sql`CREATE INDEX \`files_updated_at_idx\` ON \`files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`files_created_at_idx\` ON \`files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`files_filename_idx\` ON \`files\` (\`filename\`) WHERE deleted_at is null;`)
  await db.run(sql`CREATE TABLE \`files_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`files_locales_locale_parent_id_unique\` ON \`files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`files_locales_parent_id_idx\` ON \`files_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_languages_order_idx\` ON \`site_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`site_languages_parent_idx\` ON \`site_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_social_order_idx\` ON \`site_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_social_parent_id_idx\` ON \`site_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text DEFAULT 'Merkevei' NOT NULL,
  	\`logo_id\` integer,
  	\`logo_dark_id\` integer,
  	\`icon_id\` integer,
  	\`social_picture_id\` integer,
  	\`organisation_legal_name\` text,
  	\`organisation_organisation_number\` text,
  	\`organisation_street\` text,
  	\`organisation_postcode\` text,
  	\`organisation_place\` text,
  	\`organisation_country\` text,
  	\`organisation_phone\` text,
  	\`organisation_email\` text,
  	\`dealer_page_id\` integer,
  	\`contact_page_id\` integer,
  	\`news_page_id\` integer,
  	\`events_page_id\` integer,
  	\`job_phone_national\` integer DEFAULT false,
  	\`job_phone_auto_hide\` integer DEFAULT true,
  	\`lightbox_captions\` integer DEFAULT true,
  	\`lightbox_on_mobile\` text DEFAULT 'yes' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`social_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dealer_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`news_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`events_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_logo_idx\` ON \`site\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_logo_dark_idx\` ON \`site\` (\`logo_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`site_icon_idx\` ON \`site\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`site_social_picture_idx\` ON \`site\` (\`social_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`site_dealer_page_idx\` ON \`site\` (\`dealer_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_contact_page_idx\` ON \`site\` (\`contact_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_news_page_idx\` ON \`site\` (\`news_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_events_page_idx\` ON \`site\` (\`events_page_id\`);`)
  await db.run(sql`CREATE TABLE \`site_locales\` (
  	\`tagline\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_locales_locale_parent_id_unique\` ON \`site_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_locales_parent_id_idx\` ON \`site_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`theme\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`light_background\` text DEFAULT '#ffffff' NOT NULL,
  	\`light_surface\` text DEFAULT '#f3f4f2' NOT NULL,
  	\`light_text\` text DEFAULT '#1b1d1c' NOT NULL,
  	\`light_muted\` text DEFAULT '#565b58' NOT NULL,
  	\`light_brand\` text DEFAULT '#1f5c4a' NOT NULL,
  	\`light_on_brand\` text DEFAULT '#ffffff' NOT NULL,
  	\`light_accent\` text DEFAULT '#d9a441' NOT NULL,
  	\`light_border\` text DEFAULT '#d5d9d6' NOT NULL,
  	\`dark_background\` text DEFAULT '#121514' NOT NULL,
  	\`dark_surface\` text DEFAULT '#1c211f' NOT NULL,
  	\`dark_text\` text DEFAULT '#eef1ef' NOT NULL,
  	\`dark_muted\` text DEFAULT '#a9b2ad' NOT NULL,
  	\`dark_brand\` text DEFAULT '#7fd0b4' NOT NULL,
  	\`dark_on_brand\` text DEFAULT '#0c1512' NOT NULL,
  	\`dark_accent\` text DEFAULT '#e5b95f' NOT NULL,
  	\`dark_border\` text DEFAULT '#333b38' NOT NULL,
  	\`heading_font\` text DEFAULT 'system' NOT NULL,
  	\`body_font\` text DEFAULT 'system' NOT NULL,
  	\`radius\` text DEFAULT 'medium' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`own\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`search_settings_pins\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`query\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_settings_pins_order_idx\` ON \`search_settings_pins\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_pins_parent_id_idx\` ON \`search_settings_pins\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`search_settings_locales\` (
  	\`synonyms\` text,
  	\`popular\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_settings_locales_locale_parent_id_unique\` ON \`search_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_locales_parent_id_idx\` ON \`search_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_settings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`events_id\` integer,
  	\`dealers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_settings_rels_order_idx\` ON \`search_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_rels_parent_idx\` ON \`search_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_rels_path_idx\` ON \`search_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_rels_articles_id_idx\` ON \`search_settings_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_rels_pages_id_idx\` ON \`search_settings_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_rels_posts_id_idx\` ON \`search_settings_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_rels_events_id_idx\` ON \`search_settings_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`search_settings_rels_dealers_id_idx\` ON \`search_settings_rels\` (\`dealers_id\`);`)
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
  await db.run(sql`CREATE INDEX \`catalogue_locales_parent_id_idx\` ON \`catalogue_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_settings_custom_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`required\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletter_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletter_settings_custom_fields_order_idx\` ON \`newsletter_settings_custom_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_settings_custom_fields_parent_id_idx\` ON \`newsletter_settings_custom_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_settings_custom_fields_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletter_settings_custom_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_settings_custom_fields_locales_locale_parent_id_u\` ON \`newsletter_settings_custom_fields_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_settings_custom_fields_locales_parent_id_idx\` ON \`newsletter_settings_custom_fields_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`groups_required\` integer DEFAULT false,
  	\`verification\` integer DEFAULT true,
  	\`consent_box\` integer DEFAULT true,
  	\`answer_stop\` integer DEFAULT true,
  	\`code_minutes\` numeric DEFAULT 15 NOT NULL,
  	\`code_tries\` numeric DEFAULT 5 NOT NULL,
  	\`codes_per_number\` numeric DEFAULT 6 NOT NULL,
  	\`codes_per_address\` numeric DEFAULT 30 NOT NULL,
  	\`codes_per_hour\` numeric DEFAULT 200 NOT NULL,
  	\`codes_per_day\` numeric DEFAULT 1000 NOT NULL,
  	\`foreign_per_hour\` numeric DEFAULT 20 NOT NULL,
  	\`endpoint\` text DEFAULT '/wp-json/wpsms/v1/newsletter' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`newsletter_settings_locales\` (
  	\`consent_text\` text,
  	\`loading_text\` text,
  	\`subscribe_text\` text,
  	\`activation_text\` text,
  	\`unknown_error\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletter_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_settings_locales_locale_parent_id_unique\` ON \`newsletter_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_settings_locales_parent_id_idx\` ON \`newsletter_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`newsletter_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletter_settings_texts_order_parent\` ON \`newsletter_settings_texts\` (\`order\`,\`parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`order_settings_consents_locales_parent_id_idx\` ON \`order_settings_consents_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`order_settings_locales_parent_id_idx\` ON \`order_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`sms_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`gateway\` text DEFAULT 'log' NOT NULL,
  	\`kannel_url\` text DEFAULT 'http://127.0.0.1:13013/cgi-bin/sendsms',
  	\`kannel_username\` text,
  	\`kannel_password\` text,
  	\`kannel_smsc\` text,
  	\`sveve_url\` text DEFAULT 'https://sveve.no/SMS/SendMessage',
  	\`sveve_username\` text,
  	\`sveve_password\` text,
  	\`link_url\` text DEFAULT 'https://wsx.sp247.net/sms/send',
  	\`link_username\` text,
  	\`link_password\` text,
  	\`link_platform_id\` text,
  	\`link_platform_partner_id\` text,
  	\`link_gate\` text,
  	\`twilio_url\` text DEFAULT 'https://api.twilio.com',
  	\`twilio_account_sid\` text,
  	\`twilio_auth_token\` text,
  	\`twilio_messaging_service_sid\` text,
  	\`address_round\` numeric DEFAULT 1,
  	\`sender\` text,
  	\`own_number\` text,
  	\`country\` text DEFAULT 'NO' NOT NULL,
  	\`per_second\` numeric DEFAULT 10 NOT NULL,
  	\`calls_at_once\` numeric DEFAULT 10 NOT NULL,
  	\`price_per_segment\` numeric,
  	\`night_from\` numeric DEFAULT 21 NOT NULL,
  	\`night_to\` numeric DEFAULT 8 NOT NULL,
  	\`send_address\` text DEFAULT '/wp-admin/admin-ajax.php' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  await db.run(sql`CREATE INDEX \`delivery_terms_locales_parent_id_idx\` ON \`delivery_terms_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`_delivery_terms_v_locales_parent_id_idx\` ON \`_delivery_terms_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'page',
  	\`page_id\` integer,
  	\`anchor\` text,
  	\`article_id\` integer,
  	\`post_id\` integer,
  	\`event_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`new_tab\` integer,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_order_idx\` ON \`navigation_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_parent_id_idx\` ON \`navigation_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_page_idx\` ON \`navigation_footer_links\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_article_idx\` ON \`navigation_footer_links\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_post_idx\` ON \`navigation_footer_links\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_event_idx\` ON \`navigation_footer_links\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_file_idx\` ON \`navigation_footer_links\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_links_locales_locale_parent_id_unique\` ON \`navigation_footer_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_links_locales_parent_id_idx\` ON \`navigation_footer_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation_footer_order_idx\` ON \`navigation_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_parent_id_idx\` ON \`navigation_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation_footer_locales\` (
  	\`heading\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`navigation_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`navigation_footer_locales_locale_parent_id_unique\` ON \`navigation_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`navigation_footer_locales_parent_id_idx\` ON \`navigation_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`navigation\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`items\` text,
  	\`overlay_items\` text,
  	\`overlay_device\` text DEFAULT 'all',
  	\`layout\` text DEFAULT 'responsive',
  	\`breakpoint\` numeric DEFAULT 768,
  	\`gutter\` numeric DEFAULT 30,
  	\`opening\` text DEFAULT 'hover',
  	\`sticky\` integer DEFAULT true,
  	\`sticky_offset\` numeric DEFAULT 0,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`navigation__status_idx\` ON \`navigation\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text DEFAULT 'page',
  	\`page_id\` integer,
  	\`anchor\` text,
  	\`article_id\` integer,
  	\`post_id\` integer,
  	\`event_id\` integer,
  	\`file_id\` integer,
  	\`url\` text,
  	\`new_tab\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`post_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_order_idx\` ON \`_navigation_v_version_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_parent_id_idx\` ON \`_navigation_v_version_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_page_idx\` ON \`_navigation_v_version_footer_links\` (\`page_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_article_idx\` ON \`_navigation_v_version_footer_links\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_post_idx\` ON \`_navigation_v_version_footer_links\` (\`post_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_event_idx\` ON \`_navigation_v_version_footer_links\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_file_idx\` ON \`_navigation_v_version_footer_links\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_links_locales_locale_parent_id_\` ON \`_navigation_v_version_footer_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_links_locales_parent_id_idx\` ON \`_navigation_v_version_footer_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_order_idx\` ON \`_navigation_v_version_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_parent_id_idx\` ON \`_navigation_v_version_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v_version_footer_locales\` (
  	\`heading\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_navigation_v_version_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_navigation_v_version_footer_locales_locale_parent_id_unique\` ON \`_navigation_v_version_footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_version_footer_locales_parent_id_idx\` ON \`_navigation_v_version_footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_navigation_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_items\` text,
  	\`version_overlay_items\` text,
  	\`version_overlay_device\` text DEFAULT 'all',
  	\`version_layout\` text DEFAULT 'responsive',
  	\`version_breakpoint\` numeric DEFAULT 768,
  	\`version_gutter\` numeric DEFAULT 30,
  	\`version_opening\` text DEFAULT 'hover',
  	\`version_sticky\` integer DEFAULT true,
  	\`version_sticky_offset\` numeric DEFAULT 0,
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
  await db.run(sql`CREATE INDEX \`_navigation_v_version_version__status_idx\` ON \`_navigation_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_created_at_idx\` ON \`_navigation_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_updated_at_idx\` ON \`_navigation_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_snapshot_idx\` ON \`_navigation_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_published_locale_idx\` ON \`_navigation_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_latest_idx\` ON \`_navigation_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_navigation_v_autosave_idx\` ON \`_navigation_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`analytics_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`enabled\` integer DEFAULT true,
  	\`keep_raw_days\` numeric DEFAULT 90 NOT NULL,
  	\`keep_counts_months\` numeric DEFAULT 36 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
  await db.run(sql`CREATE TABLE \`privacy_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`days\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`staff_sign_in_required_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff_sign_in\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sign_in_required_roles_order_idx\` ON \`staff_sign_in_required_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sign_in_required_roles_parent_idx\` ON \`staff_sign_in_required_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sign_in\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`idle_hours\` numeric DEFAULT 12 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`insights\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`forms_fields_options\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_options_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_conditions\`;`)
  await db.run(sql`DROP TABLE \`forms_fields\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_locales\`;`)
  await db.run(sql`DROP TABLE \`forms_receivers\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_options\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_options_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_conditions\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_fields_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_version_receivers\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`form_submissions\`;`)
  await db.run(sql`DROP TABLE \`form_files\`;`)
  await db.run(sql`DROP TABLE \`members_sessions\`;`)
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`member_passkeys\`;`)
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
  await db.run(sql`DROP TABLE \`articles_questions\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_locales\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_specifications\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_articles_v\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`article_groups\`;`)
  await db.run(sql`DROP TABLE \`article_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`product_lines\`;`)
  await db.run(sql`DROP TABLE \`product_lines_locales\`;`)
  await db.run(sql`DROP TABLE \`specifications_choices\`;`)
  await db.run(sql`DROP TABLE \`specifications_choices_locales\`;`)
  await db.run(sql`DROP TABLE \`specifications\`;`)
  await db.run(sql`DROP TABLE \`specifications_locales\`;`)
  await db.run(sql`DROP TABLE \`subscriber_groups\`;`)
  await db.run(sql`DROP TABLE \`subscriber_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`consent_events\`;`)
  await db.run(sql`DROP TABLE \`consent_wordings\`;`)
  await db.run(sql`DROP TABLE \`suppressed_numbers\`;`)
  await db.run(sql`DROP TABLE \`pending_activations\`;`)
  await db.run(sql`DROP TABLE \`newsletter_counters\`;`)
  await db.run(sql`DROP TABLE \`order_requests\`;`)
  await db.run(sql`DROP TABLE \`order_events\`;`)
  await db.run(sql`DROP TABLE \`order_files\`;`)
  await db.run(sql`DROP TABLE \`emails\`;`)
  await db.run(sql`DROP TABLE \`campaigns_conditions\`;`)
  await db.run(sql`DROP TABLE \`campaigns\`;`)
  await db.run(sql`DROP TABLE \`campaigns_rels\`;`)
  await db.run(sql`DROP TABLE \`campaign_links\`;`)
  await db.run(sql`DROP TABLE \`sms_messages\`;`)
  await db.run(sql`DROP TABLE \`sms_queues\`;`)
  await db.run(sql`DROP TABLE \`sms_inbound\`;`)
  await db.run(sql`DROP TABLE \`sms_pace\`;`)
  await db.run(sql`DROP TABLE \`sms_gateways\`;`)
  await db.run(sql`DROP TABLE \`imports\`;`)
  await db.run(sql`DROP TABLE \`import_rows\`;`)
  await db.run(sql`DROP TABLE \`file_texts\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_locales\`;`)
  await db.run(sql`DROP TABLE \`posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`post_categories\`;`)
  await db.run(sql`DROP TABLE \`post_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_locales\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`reusable_blocks\`;`)
  await db.run(sql`DROP TABLE \`reusable_blocks_locales\`;`)
  await db.run(sql`DROP TABLE \`_reusable_blocks_v\`;`)
  await db.run(sql`DROP TABLE \`_reusable_blocks_v_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`analytics_events\`;`)
  await db.run(sql`DROP TABLE \`analytics_counts\`;`)
  await db.run(sql`DROP TABLE \`analytics_visitors\`;`)
  await db.run(sql`DROP TABLE \`analytics_salts\`;`)
  await db.run(sql`DROP TABLE \`forwarded_hits\`;`)
  await db.run(sql`DROP TABLE \`forwarded_visits\`;`)
  await db.run(sql`DROP TABLE \`forwarding_states\`;`)
  await db.run(sql`DROP TABLE \`consent_choices\`;`)
  await db.run(sql`DROP TABLE \`choice_wordings\`;`)
  await db.run(sql`DROP TABLE \`access_log\`;`)
  await db.run(sql`DROP TABLE \`privacy_runs\`;`)
  await db.run(sql`DROP TABLE \`document_edits\`;`)
  await db.run(sql`DROP TABLE \`refused_saves\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff_passkeys\`;`)
  await db.run(sql`DROP TABLE \`staff_codes\`;`)
  await db.run(sql`DROP TABLE \`staff_recovery_codes\`;`)
  await db.run(sql`DROP TABLE \`staff_identities\`;`)
  await db.run(sql`DROP TABLE \`insight_samples\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`files\`;`)
  await db.run(sql`DROP TABLE \`files_locales\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_languages\`;`)
  await db.run(sql`DROP TABLE \`site_social\`;`)
  await db.run(sql`DROP TABLE \`site\`;`)
  await db.run(sql`DROP TABLE \`site_locales\`;`)
  await db.run(sql`DROP TABLE \`site_texts\`;`)
  await db.run(sql`DROP TABLE \`theme\`;`)
  await db.run(sql`DROP TABLE \`texts\`;`)
  await db.run(sql`DROP TABLE \`search_settings_pins\`;`)
  await db.run(sql`DROP TABLE \`search_settings\`;`)
  await db.run(sql`DROP TABLE \`search_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`search_settings_rels\`;`)
  await db.run(sql`DROP TABLE \`dealer_settings\`;`)
  await db.run(sql`DROP TABLE \`catalogue\`;`)
  await db.run(sql`DROP TABLE \`catalogue_locales\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings_custom_fields\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings_custom_fields_locales\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`order_settings_consents\`;`)
  await db.run(sql`DROP TABLE \`order_settings_consents_locales\`;`)
  await db.run(sql`DROP TABLE \`order_settings\`;`)
  await db.run(sql`DROP TABLE \`order_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`sms_settings\`;`)
  await db.run(sql`DROP TABLE \`delivery_terms\`;`)
  await db.run(sql`DROP TABLE \`delivery_terms_locales\`;`)
  await db.run(sql`DROP TABLE \`_delivery_terms_v\`;`)
  await db.run(sql`DROP TABLE \`_delivery_terms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer\`;`)
  await db.run(sql`DROP TABLE \`navigation_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`navigation\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_links\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v_version_footer_locales\`;`)
  await db.run(sql`DROP TABLE \`_navigation_v\`;`)
  await db.run(sql`DROP TABLE \`analytics_settings\`;`)
  await db.run(sql`DROP TABLE \`forwarding_settings\`;`)
  await db.run(sql`DROP TABLE \`consent_settings\`;`)
  await db.run(sql`DROP TABLE \`privacy_settings\`;`)
  await db.run(sql`DROP TABLE \`staff_sign_in_required_roles\`;`)
  await db.run(sql`DROP TABLE \`staff_sign_in\`;`)
  await db.run(sql`DROP TABLE \`insights\`;`)
}
