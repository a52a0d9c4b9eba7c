import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_subscribers_source" AS ENUM('form', 'import', 'account');
  CREATE TYPE "public"."enum_subscriptions_state" AS ENUM('active', 'ended');
  CREATE TYPE "public"."enum_consent_events_kind" AS ENUM('given', 'codeSent', 'confirmed', 'withdrawn', 'imported', 'refused');
  CREATE TYPE "public"."enum_campaigns_language" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_campaigns_state" AS ENUM('draft', 'scheduled', 'sending', 'paused', 'done', 'cancelled');
  CREATE TYPE "public"."enum_sms_messages_state" AS ENUM('waiting', 'sending', 'sent', 'delivered', 'failed', 'uncertain', 'cancelled');
  CREATE TYPE "public"."enum_sms_queues_state" AS ENUM('open', 'paused', 'closed');
  CREATE TYPE "public"."enum_newsletter_settings_custom_fields_kind" AS ENUM('text', 'number', 'date', 'select');
  CREATE TYPE "public"."enum_sms_settings_gateway" AS ENUM('log', 'kannel', 'sveve', 'link', 'twilio', 'none');
  CREATE TABLE "subscriber_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 0 NOT NULL,
  	"open" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriber_groups_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mobile" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"locale" "enum_subscribers_locale" DEFAULT 'nb' NOT NULL,
  	"custom_fields" jsonb,
  	"source" "enum_subscribers_source" DEFAULT 'form' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subscriber_id" integer NOT NULL,
  	"group" numeric DEFAULT 0 NOT NULL,
  	"state" "enum_subscriptions_state" DEFAULT 'active' NOT NULL,
  	"consent" numeric,
  	"since" timestamp(3) with time zone NOT NULL,
  	"ended" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"mobile" varchar NOT NULL,
  	"kind" "enum_consent_events_kind" DEFAULT 'given' NOT NULL,
  	"groups" jsonb,
  	"wording" varchar,
  	"wording_version" numeric,
  	"page" varchar,
  	"address" varchar,
  	"source" varchar
  );
  
  CREATE TABLE "consent_wordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" numeric NOT NULL,
  	"texts" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suppressed_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pending_activations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"mobile" varchar NOT NULL,
  	"code_hash" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"request" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_counters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"resets_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "campaigns_conditions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"language" "enum_campaigns_language",
  	"scheduled_at" varchar,
  	"at_night" boolean DEFAULT false,
  	"state" "enum_campaigns_state" DEFAULT 'draft' NOT NULL,
  	"queue_id" integer,
  	"cursor" numeric DEFAULT 0,
  	"evidence_before" numeric,
  	"started_at" timestamp(3) with time zone,
  	"queued_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "campaigns_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"subscriber_groups_id" integer
  );
  
  CREATE TABLE "campaign_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"campaign_id" integer NOT NULL,
  	"url" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"clicks" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "sms_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"state" "enum_sms_messages_state" DEFAULT 'waiting' NOT NULL,
  	"fault" varchar,
  	"key" varchar NOT NULL,
  	"secret" boolean,
  	"sender" varchar,
  	"segments" numeric DEFAULT 1 NOT NULL,
  	"queue_id" integer,
  	"subscriber" numeric,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"queued_at" timestamp(3) with time zone,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"gateway" varchar,
  	"reference" varchar
  );
  
  CREATE TABLE "sms_queues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_sms_queues_state" DEFAULT 'open' NOT NULL,
  	"rests_at_night" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sms_inbound" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"text" varchar,
  	"gateway" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"handled_at" timestamp(3) with time zone,
  	"outcome" varchar
  );
  
  CREATE TABLE "sms_pace" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gateway" varchar NOT NULL,
  	"next_at" numeric NOT NULL
  );
  
  CREATE TABLE "newsletter_settings_custom_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_newsletter_settings_custom_fields_kind" DEFAULT 'text' NOT NULL,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "newsletter_settings_custom_fields_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "newsletter_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"groups_required" boolean DEFAULT false,
  	"verification" boolean DEFAULT true,
  	"consent_box" boolean DEFAULT true,
  	"answer_stop" boolean DEFAULT true,
  	"code_minutes" numeric DEFAULT 15 NOT NULL,
  	"code_tries" numeric DEFAULT 5 NOT NULL,
  	"codes_per_number" numeric DEFAULT 6 NOT NULL,
  	"codes_per_address" numeric DEFAULT 30 NOT NULL,
  	"codes_per_hour" numeric DEFAULT 200 NOT NULL,
  	"codes_per_day" numeric DEFAULT 1000 NOT NULL,
  	"foreign_per_hour" numeric DEFAULT 20 NOT NULL,
  	"endpoint" varchar DEFAULT '/wp-json/wpsms/v1/newsletter' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "newsletter_settings_locales" (
  	"consent_text" varchar,
  	"loading_text" varchar,
  	"subscribe_text" varchar,
  	"activation_text" varchar,
  	"unknown_error" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "newsletter_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sms_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"gateway" "enum_sms_settings_gateway" DEFAULT 'log' NOT NULL,
  	"kannel_url" varchar DEFAULT 'http://127.0.0.1:13013/cgi-bin/sendsms',
  	"kannel_username" varchar,
  	"kannel_password" varchar,
  	"kannel_smsc" varchar,
  	"sveve_url" varchar DEFAULT 'https://sveve.no/SMS/SendMessage',
  	"sveve_username" varchar,
  	"sveve_password" varchar,
  	"link_url" varchar DEFAULT 'https://wsx.sp247.net/sms/send',
  	"link_username" varchar,
  	"link_password" varchar,
  	"link_platform_id" varchar,
  	"link_platform_partner_id" varchar,
  	"link_gate" varchar,
  	"twilio_url" varchar DEFAULT 'https://api.twilio.com',
  	"twilio_account_sid" varchar,
  	"twilio_auth_token" varchar,
  	"twilio_messaging_service_sid" varchar,
  	"address_round" numeric DEFAULT 1,
  	"sender" varchar,
  	"own_number" varchar,
  	"country" varchar DEFAULT 'NO' NOT NULL,
  	"per_second" numeric DEFAULT 10 NOT NULL,
  	"calls_at_once" numeric DEFAULT 10 NOT NULL,
  	"price_per_segment" numeric,
  	"night_from" numeric DEFAULT 21 NOT NULL,
  	"night_to" numeric DEFAULT 8 NOT NULL,
  	"send_address" varchar DEFAULT '/wp-admin/admin-ajax.php' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "members_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "members" ADD COLUMN "mobile" varchar;
  ALTER TABLE "members" ADD COLUMN "email_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "mobile_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "new_email" varchar;
  ALTER TABLE "members" ADD COLUMN "locale" varchar;
  ALTER TABLE "members" ADD COLUMN "mobile_code" varchar;
  ALTER TABLE "members" ADD COLUMN "mobile_code_until" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "mobile_code_tries" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriber_groups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaigns_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "campaign_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sms_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sms_queues_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sms_inbound_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sms_pace_id" integer;
  ALTER TABLE "site" ADD COLUMN "job_phone_national" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "job_phone_auto_hide" boolean DEFAULT true;
  ALTER TABLE "subscriber_groups_locales" ADD CONSTRAINT "subscriber_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscriber_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_conditions" ADD CONSTRAINT "campaigns_conditions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_queue_id_sms_queues_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."sms_queues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaigns_rels" ADD CONSTRAINT "campaigns_rels_subscriber_groups_fk" FOREIGN KEY ("subscriber_groups_id") REFERENCES "public"."subscriber_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_queue_id_sms_queues_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."sms_queues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_settings_custom_fields" ADD CONSTRAINT "newsletter_settings_custom_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_settings_custom_fields_locales" ADD CONSTRAINT "newsletter_settings_custom_fields_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_settings_custom_fields"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_settings_locales" ADD CONSTRAINT "newsletter_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletter_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_settings_texts" ADD CONSTRAINT "newsletter_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "subscriber_groups_updated_at_idx" ON "subscriber_groups" USING btree ("updated_at");
  CREATE INDEX "subscriber_groups_created_at_idx" ON "subscriber_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscriber_groups_locales_locale_parent_id_unique" ON "subscriber_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "subscriber_groups_locales_parent_id_idx" ON "subscriber_groups_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "subscribers_mobile_idx" ON "subscribers" USING btree ("mobile");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "subscriptions_subscriber_idx" ON "subscriptions" USING btree ("subscriber_id");
  CREATE UNIQUE INDEX "subscriber_group_idx" ON "subscriptions" USING btree ("subscriber_id","group");
  CREATE INDEX "group_state_subscriber_idx" ON "subscriptions" USING btree ("group","state","subscriber_id");
  CREATE INDEX "consent_events_mobile_idx" ON "consent_events" USING btree ("mobile");
  CREATE UNIQUE INDEX "consent_wordings_version_idx" ON "consent_wordings" USING btree ("version");
  CREATE INDEX "consent_wordings_updated_at_idx" ON "consent_wordings" USING btree ("updated_at");
  CREATE INDEX "consent_wordings_created_at_idx" ON "consent_wordings" USING btree ("created_at");
  CREATE UNIQUE INDEX "suppressed_numbers_hash_idx" ON "suppressed_numbers" USING btree ("hash");
  CREATE INDEX "suppressed_numbers_updated_at_idx" ON "suppressed_numbers" USING btree ("updated_at");
  CREATE INDEX "suppressed_numbers_created_at_idx" ON "suppressed_numbers" USING btree ("created_at");
  CREATE UNIQUE INDEX "pending_activations_mobile_idx" ON "pending_activations" USING btree ("mobile");
  CREATE INDEX "pending_activations_expires_at_idx" ON "pending_activations" USING btree ("expires_at");
  CREATE INDEX "pending_activations_updated_at_idx" ON "pending_activations" USING btree ("updated_at");
  CREATE INDEX "pending_activations_created_at_idx" ON "pending_activations" USING btree ("created_at");
  CREATE UNIQUE INDEX "newsletter_counters_key_idx" ON "newsletter_counters" USING btree ("key");
  CREATE INDEX "newsletter_counters_resets_at_idx" ON "newsletter_counters" USING btree ("resets_at");
  CREATE INDEX "campaigns_conditions_order_idx" ON "campaigns_conditions" USING btree ("_order");
  CREATE INDEX "campaigns_conditions_parent_id_idx" ON "campaigns_conditions" USING btree ("_parent_id");
  CREATE INDEX "campaigns_state_idx" ON "campaigns" USING btree ("state");
  CREATE INDEX "campaigns_queue_idx" ON "campaigns" USING btree ("queue_id");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE INDEX "campaigns_rels_order_idx" ON "campaigns_rels" USING btree ("order");
  CREATE INDEX "campaigns_rels_parent_idx" ON "campaigns_rels" USING btree ("parent_id");
  CREATE INDEX "campaigns_rels_path_idx" ON "campaigns_rels" USING btree ("path");
  CREATE INDEX "campaigns_rels_subscriber_groups_id_idx" ON "campaigns_rels" USING btree ("subscriber_groups_id");
  CREATE INDEX "campaign_links_campaign_idx" ON "campaign_links" USING btree ("campaign_id");
  CREATE UNIQUE INDEX "campaign_links_code_idx" ON "campaign_links" USING btree ("code");
  CREATE UNIQUE INDEX "campaign_url_idx" ON "campaign_links" USING btree ("campaign_id","url");
  CREATE INDEX "sms_messages_to_idx" ON "sms_messages" USING btree ("to");
  CREATE UNIQUE INDEX "sms_messages_key_idx" ON "sms_messages" USING btree ("key");
  CREATE INDEX "sms_messages_queue_idx" ON "sms_messages" USING btree ("queue_id");
  CREATE INDEX "sms_messages_reference_idx" ON "sms_messages" USING btree ("reference");
  CREATE INDEX "queue_state_dueAt_idx" ON "sms_messages" USING btree ("queue_id","state","due_at");
  CREATE INDEX "state_leaseUntil_idx" ON "sms_messages" USING btree ("state","lease_until");
  CREATE INDEX "sms_queues_state_idx" ON "sms_queues" USING btree ("state");
  CREATE INDEX "sms_queues_updated_at_idx" ON "sms_queues" USING btree ("updated_at");
  CREATE INDEX "sms_queues_created_at_idx" ON "sms_queues" USING btree ("created_at");
  CREATE INDEX "sms_inbound_from_idx" ON "sms_inbound" USING btree ("from");
  CREATE UNIQUE INDEX "sms_inbound_key_idx" ON "sms_inbound" USING btree ("key");
  CREATE INDEX "sms_inbound_received_at_idx" ON "sms_inbound" USING btree ("received_at");
  CREATE INDEX "handledAt_leaseUntil_idx" ON "sms_inbound" USING btree ("handled_at","lease_until");
  CREATE UNIQUE INDEX "sms_pace_gateway_idx" ON "sms_pace" USING btree ("gateway");
  CREATE INDEX "newsletter_settings_custom_fields_order_idx" ON "newsletter_settings_custom_fields" USING btree ("_order");
  CREATE INDEX "newsletter_settings_custom_fields_parent_id_idx" ON "newsletter_settings_custom_fields" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "newsletter_settings_custom_fields_locales_locale_parent_id_u" ON "newsletter_settings_custom_fields_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_settings_custom_fields_locales_parent_id_idx" ON "newsletter_settings_custom_fields_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "newsletter_settings_locales_locale_parent_id_unique" ON "newsletter_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "newsletter_settings_locales_parent_id_idx" ON "newsletter_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "newsletter_settings_texts_order_parent" ON "newsletter_settings_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriber_groups_fk" FOREIGN KEY ("subscriber_groups_id") REFERENCES "public"."subscriber_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaign_links_fk" FOREIGN KEY ("campaign_links_id") REFERENCES "public"."campaign_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_messages_fk" FOREIGN KEY ("sms_messages_id") REFERENCES "public"."sms_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_queues_fk" FOREIGN KEY ("sms_queues_id") REFERENCES "public"."sms_queues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_inbound_fk" FOREIGN KEY ("sms_inbound_id") REFERENCES "public"."sms_inbound"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_pace_fk" FOREIGN KEY ("sms_pace_id") REFERENCES "public"."sms_pace"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "order_requests_email_idx" ON "order_requests" USING btree ("email");
  CREATE INDEX "payload_locked_documents_rels_subscriber_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriber_groups_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_campaign_links_id_idx" ON "payload_locked_documents_rels" USING btree ("campaign_links_id");
  CREATE INDEX "payload_locked_documents_rels_sms_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_messages_id");
  CREATE INDEX "payload_locked_documents_rels_sms_queues_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_queues_id");
  CREATE INDEX "payload_locked_documents_rels_sms_inbound_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_inbound_id");
  CREATE INDEX "payload_locked_documents_rels_sms_pace_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_pace_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscriber_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriber_groups_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_wordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "suppressed_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pending_activations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_counters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_conditions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaigns_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "campaign_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_queues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_inbound" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_pace" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_settings_custom_fields" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_settings_custom_fields_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_settings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "subscriber_groups" CASCADE;
  DROP TABLE "subscriber_groups_locales" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "consent_events" CASCADE;
  DROP TABLE "consent_wordings" CASCADE;
  DROP TABLE "suppressed_numbers" CASCADE;
  DROP TABLE "pending_activations" CASCADE;
  DROP TABLE "newsletter_counters" CASCADE;
  DROP TABLE "campaigns_conditions" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "campaigns_rels" CASCADE;
  DROP TABLE "campaign_links" CASCADE;
  DROP TABLE "sms_messages" CASCADE;
  DROP TABLE "sms_queues" CASCADE;
  DROP TABLE "sms_inbound" CASCADE;
  DROP TABLE "sms_pace" CASCADE;
  DROP TABLE "newsletter_settings_custom_fields" CASCADE;
  DROP TABLE "newsletter_settings_custom_fields_locales" CASCADE;
  DROP TABLE "newsletter_settings" CASCADE;
  DROP TABLE "newsletter_settings_locales" CASCADE;
  DROP TABLE "newsletter_settings_texts" CASCADE;
  DROP TABLE "sms_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriber_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaigns_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_campaign_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sms_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sms_queues_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sms_inbound_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sms_pace_fk";
  
  DROP INDEX "order_requests_email_idx";
  DROP INDEX "payload_locked_documents_rels_subscriber_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_campaigns_id_idx";
  DROP INDEX "payload_locked_documents_rels_campaign_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_sms_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_sms_queues_id_idx";
  DROP INDEX "payload_locked_documents_rels_sms_inbound_id_idx";
  DROP INDEX "payload_locked_documents_rels_sms_pace_id_idx";
  ALTER TABLE "members_sessions" DROP COLUMN "device";
  ALTER TABLE "members" DROP COLUMN "mobile";
  ALTER TABLE "members" DROP COLUMN "email_confirmed_at";
  ALTER TABLE "members" DROP COLUMN "mobile_confirmed_at";
  ALTER TABLE "members" DROP COLUMN "new_email";
  ALTER TABLE "members" DROP COLUMN "locale";
  ALTER TABLE "members" DROP COLUMN "mobile_code";
  ALTER TABLE "members" DROP COLUMN "mobile_code_until";
  ALTER TABLE "members" DROP COLUMN "mobile_code_tries";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriber_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaigns_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "campaign_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sms_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sms_queues_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sms_inbound_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sms_pace_id";
  ALTER TABLE "site" DROP COLUMN "job_phone_national";
  ALTER TABLE "site" DROP COLUMN "job_phone_auto_hide";
  DROP TYPE "public"."enum_subscribers_locale";
  DROP TYPE "public"."enum_subscribers_source";
  DROP TYPE "public"."enum_subscriptions_state";
  DROP TYPE "public"."enum_consent_events_kind";
  DROP TYPE "public"."enum_campaigns_language";
  DROP TYPE "public"."enum_campaigns_state";
  DROP TYPE "public"."enum_sms_messages_state";
  DROP TYPE "public"."enum_sms_queues_state";
  DROP TYPE "public"."enum_newsletter_settings_custom_fields_kind";
  DROP TYPE "public"."enum_sms_settings_gateway";`)
}
