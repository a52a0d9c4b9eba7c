import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`subscriber_groups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`position\` numeric DEFAULT 0 NOT NULL,
  	\`open\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
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
  await db.run(sql`CREATE TABLE \`campaigns_conditions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`field\` text NOT NULL,
  	\`value\` text NOT NULL,
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
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`queue_id\`) REFERENCES \`sms_queues\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`campaigns_state_idx\` ON \`campaigns\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_queue_idx\` ON \`campaigns\` (\`queue_id\`);`)
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
  	\`fault\` text,
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
  await db.run(sql`ALTER TABLE \`members_sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`email_confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile_confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`new_email\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`locale\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile_code\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile_code_until\` text;`)
  await db.run(sql`ALTER TABLE \`members\` ADD \`mobile_code_tries\` numeric;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`subscriber_groups_id\` integer REFERENCES subscriber_groups(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`campaigns_id\` integer REFERENCES campaigns(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`campaign_links_id\` integer REFERENCES campaign_links(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sms_messages_id\` integer REFERENCES sms_messages(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sms_queues_id\` integer REFERENCES sms_queues(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sms_inbound_id\` integer REFERENCES sms_inbound(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`sms_pace_id\` integer REFERENCES sms_pace(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriber_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriber_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaign_links_id_idx\` ON \`payload_locked_documents_rels\` (\`campaign_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sms_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`sms_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sms_queues_id_idx\` ON \`payload_locked_documents_rels\` (\`sms_queues_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sms_inbound_id_idx\` ON \`payload_locked_documents_rels\` (\`sms_inbound_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sms_pace_id_idx\` ON \`payload_locked_documents_rels\` (\`sms_pace_id\`);`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`job_phone_national\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`job_phone_auto_hide\` integer DEFAULT true;`)
  await db.run(sql`CREATE INDEX \`order_requests_email_idx\` ON \`order_requests\` (\`email\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`subscriber_groups\`;`)
  await db.run(sql`DROP TABLE \`subscriber_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`consent_events\`;`)
  await db.run(sql`DROP TABLE \`consent_wordings\`;`)
  await db.run(sql`DROP TABLE \`suppressed_numbers\`;`)
  await db.run(sql`DROP TABLE \`pending_activations\`;`)
  await db.run(sql`DROP TABLE \`newsletter_counters\`;`)
  await db.run(sql`DROP TABLE \`campaigns_conditions\`;`)
  await db.run(sql`DROP TABLE \`campaigns\`;`)
  await db.run(sql`DROP TABLE \`campaigns_rels\`;`)
  await db.run(sql`DROP TABLE \`campaign_links\`;`)
  await db.run(sql`DROP TABLE \`sms_messages\`;`)
  await db.run(sql`DROP TABLE \`sms_queues\`;`)
  await db.run(sql`DROP TABLE \`sms_inbound\`;`)
  await db.run(sql`DROP TABLE \`sms_pace\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings_custom_fields\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings_custom_fields_locales\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`newsletter_settings_texts\`;`)
  await db.run(sql`DROP TABLE \`sms_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`contact_messages_id\` integer,
  	\`dealers_id\` integer,
  	\`services_id\` integer,
  	\`postcodes_id\` integer,
  	\`articles_id\` integer,
  	\`article_groups_id\` integer,
  	\`product_lines_id\` integer,
  	\`specifications_id\` integer,
  	\`order_requests_id\` integer,
  	\`order_events_id\` integer,
  	\`order_files_id\` integer,
  	\`emails_id\` integer,
  	\`imports_id\` integer,
  	\`import_rows_id\` integer,
  	\`pages_id\` integer,
  	\`reusable_blocks_id\` integer,
  	\`redirects_id\` integer,
  	\`media_id\` integer,
  	\`files_id\` integer,
  	\`users_id\` integer,
  	\`members_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`dealers_id\`) REFERENCES \`dealers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`postcodes_id\`) REFERENCES \`postcodes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_groups_id\`) REFERENCES \`article_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_lines_id\`) REFERENCES \`product_lines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`specifications_id\`) REFERENCES \`specifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`order_requests_id\`) REFERENCES \`order_requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`order_events_id\`) REFERENCES \`order_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`order_files_id\`) REFERENCES \`order_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`emails_id\`) REFERENCES \`emails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`imports_id\`) REFERENCES \`imports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`import_rows_id\`) REFERENCES \`import_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reusable_blocks_id\`) REFERENCES \`reusable_blocks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`files_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "contact_messages_id", "dealers_id", "services_id", "postcodes_id", "articles_id", "article_groups_id", "product_lines_id", "specifications_id", "order_requests_id", "order_events_id", "order_files_id", "emails_id", "imports_id", "import_rows_id", "pages_id", "reusable_blocks_id", "redirects_id", "media_id", "files_id", "users_id", "members_id") SELECT "id", "order", "parent_id", "path", "contact_messages_id", "dealers_id", "services_id", "postcodes_id", "articles_id", "article_groups_id", "product_lines_id", "specifications_id", "order_requests_id", "order_events_id", "order_files_id", "emails_id", "imports_id", "import_rows_id", "pages_id", "reusable_blocks_id", "redirects_id", "media_id", "files_id", "users_id", "members_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_dealers_id_idx\` ON \`payload_locked_documents_rels\` (\`dealers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_postcodes_id_idx\` ON \`payload_locked_documents_rels\` (\`postcodes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`article_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_lines_id_idx\` ON \`payload_locked_documents_rels\` (\`product_lines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_specifications_id_idx\` ON \`payload_locked_documents_rels\` (\`specifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`order_requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_events_id_idx\` ON \`payload_locked_documents_rels\` (\`order_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_files_id_idx\` ON \`payload_locked_documents_rels\` (\`order_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_emails_id_idx\` ON \`payload_locked_documents_rels\` (\`emails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_imports_id_idx\` ON \`payload_locked_documents_rels\` (\`imports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_import_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`import_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reusable_blocks_id_idx\` ON \`payload_locked_documents_rels\` (\`reusable_blocks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_files_id_idx\` ON \`payload_locked_documents_rels\` (\`files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`DROP INDEX \`order_requests_email_idx\`;`)
  await db.run(sql`ALTER TABLE \`members_sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`email_confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile_confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`new_email\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile_code\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile_code_until\`;`)
  await db.run(sql`ALTER TABLE \`members\` DROP COLUMN \`mobile_code_tries\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`job_phone_national\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`job_phone_auto_hide\`;`)
}
