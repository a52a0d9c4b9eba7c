import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forwarding_settings_upstream" AS ENUM('none', 'ga4', 'matomo', 'plausible');
  CREATE TABLE "forwarded_hits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"upstream" varchar NOT NULL,
  	"hit" jsonb NOT NULL,
  	"state" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"fault" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forwarding_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"upstream" varchar NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"sent" numeric DEFAULT 0 NOT NULL,
  	"lost" numeric DEFAULT 0 NOT NULL,
  	"fault" varchar,
  	"fault_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_choices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"choice" varchar NOT NULL,
  	"given" varchar,
  	"refused" varchar,
  	"version" varchar NOT NULL,
  	"language" varchar,
  	"page" varchar,
  	"browser" varchar,
  	"signal" boolean,
  	"ends_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "choice_wordings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"texts" jsonb NOT NULL
  );
  
  CREATE TABLE "forwarding_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"upstream" "enum_forwarding_settings_upstream" DEFAULT 'none' NOT NULL,
  	"ga4_measurement_id" varchar,
  	"ga4_api_secret" varchar,
  	"ga4_url" varchar DEFAULT 'https://region1.google-analytics.com/mp/collect',
  	"matomo_url" varchar,
  	"matomo_site_id" varchar,
  	"matomo_token" varchar,
  	"matomo_needs_consent" boolean DEFAULT true,
  	"plausible_url" varchar DEFAULT 'https://plausible.io',
  	"plausible_domain" varchar,
  	"plausible_needs_consent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"remember_media" boolean DEFAULT false,
  	"controller" varchar,
  	"contact" varchar,
  	"privacy_page_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "consent_settings" ADD CONSTRAINT "consent_settings_privacy_page_id_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "forwarded_hits_key_idx" ON "forwarded_hits" USING btree ("key");
  CREATE INDEX "forwarded_hits_state_idx" ON "forwarded_hits" USING btree ("state");
  CREATE INDEX "forwarded_hits_due_at_idx" ON "forwarded_hits" USING btree ("due_at");
  CREATE INDEX "forwarded_hits_updated_at_idx" ON "forwarded_hits" USING btree ("updated_at");
  CREATE INDEX "forwarded_hits_created_at_idx" ON "forwarded_hits" USING btree ("created_at");
  CREATE UNIQUE INDEX "forwarding_states_upstream_idx" ON "forwarding_states" USING btree ("upstream");
  CREATE INDEX "consent_choices_at_idx" ON "consent_choices" USING btree ("at");
  CREATE INDEX "consent_choices_choice_idx" ON "consent_choices" USING btree ("choice");
  CREATE INDEX "consent_choices_ends_at_idx" ON "consent_choices" USING btree ("ends_at");
  CREATE UNIQUE INDEX "choice_wordings_version_idx" ON "choice_wordings" USING btree ("version");
  CREATE INDEX "consent_settings_privacy_page_idx" ON "consent_settings" USING btree ("privacy_page_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "forwarded_hits" CASCADE;
  DROP TABLE "forwarding_states" CASCADE;
  DROP TABLE "consent_choices" CASCADE;
  DROP TABLE "choice_wordings" CASCADE;
  DROP TABLE "forwarding_settings" CASCADE;
  DROP TABLE "consent_settings" CASCADE;
  DROP TYPE "public"."enum_forwarding_settings_upstream";`)
}
