import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sms_messages_state" AS ENUM('waiting', 'sending', 'sent', 'delivered', 'failed', 'uncertain', 'cancelled');
  CREATE TYPE "public"."enum_sms_queues_state" AS ENUM('open', 'paused', 'closed');
  CREATE TYPE "public"."enum_sms_settings_gateway" AS ENUM('log', 'kannel', 'sveve', 'link', 'twilio', 'none');
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sms_messages_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sms_queues_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sms_inbound_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sms_pace_id" integer;
  ALTER TABLE "sms_messages" ADD CONSTRAINT "sms_messages_queue_id_sms_queues_id_fk" FOREIGN KEY ("queue_id") REFERENCES "public"."sms_queues"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_messages_fk" FOREIGN KEY ("sms_messages_id") REFERENCES "public"."sms_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_queues_fk" FOREIGN KEY ("sms_queues_id") REFERENCES "public"."sms_queues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_inbound_fk" FOREIGN KEY ("sms_inbound_id") REFERENCES "public"."sms_inbound"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sms_pace_fk" FOREIGN KEY ("sms_pace_id") REFERENCES "public"."sms_pace"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sms_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_messages_id");
  CREATE INDEX "payload_locked_documents_rels_sms_queues_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_queues_id");
  CREATE INDEX "payload_locked_documents_rels_sms_inbound_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_inbound_id");
  CREATE INDEX "payload_locked_documents_rels_sms_pace_id_idx" ON "payload_locked_documents_rels" USING btree ("sms_pace_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sms_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_queues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_inbound" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_pace" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sms_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sms_messages" CASCADE;
  DROP TABLE "sms_queues" CASCADE;
  DROP TABLE "sms_inbound" CASCADE;
  DROP TABLE "sms_pace" CASCADE;
  DROP TABLE "sms_settings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sms_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sms_queues_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sms_inbound_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sms_pace_fk";
  
  DROP INDEX "payload_locked_documents_rels_sms_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_sms_queues_id_idx";
  DROP INDEX "payload_locked_documents_rels_sms_inbound_id_idx";
  DROP INDEX "payload_locked_documents_rels_sms_pace_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sms_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sms_queues_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sms_inbound_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sms_pace_id";
  DROP TYPE "public"."enum_sms_messages_state";
  DROP TYPE "public"."enum_sms_queues_state";
  DROP TYPE "public"."enum_sms_settings_gateway";`)
}
