import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_access_log_action" AS ENUM('opened', 'listed', 'exported', 'sought', 'personExported', 'personErased');
  CREATE TYPE "public"."enum_forwarding_settings_upstream" AS ENUM('none', 'ga4', 'matomo', 'plausible');
  CREATE TABLE "analytics_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"visitor" varchar,
  	"path" varchar,
  	"scriptless" boolean,
  	"referrer" varchar,
  	"source" varchar,
  	"medium" varchar,
  	"campaign" varchar,
  	"article" numeric,
  	"dealer" numeric,
  	"term" varchar,
  	"results" numeric,
  	"postcode" varchar,
  	"kilometres" numeric,
  	"counted_at" numeric
  );
  
  CREATE TABLE "analytics_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"period" varchar NOT NULL,
  	"dimension" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"measure" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "analytics_visitors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visitor" varchar NOT NULL,
  	"last_at" numeric NOT NULL,
  	"visit" jsonb NOT NULL
  );
  
  CREATE TABLE "analytics_salts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"salt" varchar NOT NULL
  );
  
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
  
  CREATE TABLE "insight_samples" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"period" varchar NOT NULL,
  	"dimension" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"measure" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  CREATE TABLE "access_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"user" numeric,
  	"user_name" varchar NOT NULL,
  	"action" "enum_access_log_action" DEFAULT 'opened' NOT NULL,
  	"of" varchar,
  	"document" numeric,
  	"rows" numeric,
  	"person" varchar
  );
  
  CREATE TABLE "privacy_runs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"removed" jsonb NOT NULL
  );
  
  CREATE TABLE "analytics_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"keep_raw_days" numeric DEFAULT 90 NOT NULL,
  	"keep_counts_months" numeric DEFAULT 36 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  
  CREATE TABLE "insights" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "privacy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"days" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "consent_settings" ADD CONSTRAINT "consent_settings_privacy_page_id_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "analytics_events_at_idx" ON "analytics_events" USING btree ("at");
  CREATE INDEX "countedAt_at_idx" ON "analytics_events" USING btree ("counted_at","at");
  CREATE UNIQUE INDEX "dimension_measure_period_value_idx" ON "analytics_counts" USING btree ("dimension","measure","period","value");
  CREATE UNIQUE INDEX "analytics_visitors_visitor_idx" ON "analytics_visitors" USING btree ("visitor");
  CREATE INDEX "analytics_visitors_last_at_idx" ON "analytics_visitors" USING btree ("last_at");
  CREATE UNIQUE INDEX "analytics_salts_day_idx" ON "analytics_salts" USING btree ("day");
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
  CREATE INDEX "dimension_measure_period_idx" ON "insight_samples" USING btree ("dimension","measure","period");
  CREATE INDEX "access_log_at_idx" ON "access_log" USING btree ("at");
  CREATE INDEX "access_log_user_idx" ON "access_log" USING btree ("user");
  CREATE INDEX "privacy_runs_started_at_idx" ON "privacy_runs" USING btree ("started_at");
  CREATE INDEX "consent_settings_privacy_page_idx" ON "consent_settings" USING btree ("privacy_page_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "analytics_events" CASCADE;
  DROP TABLE "analytics_counts" CASCADE;
  DROP TABLE "analytics_visitors" CASCADE;
  DROP TABLE "analytics_salts" CASCADE;
  DROP TABLE "forwarded_hits" CASCADE;
  DROP TABLE "forwarding_states" CASCADE;
  DROP TABLE "consent_choices" CASCADE;
  DROP TABLE "choice_wordings" CASCADE;
  DROP TABLE "insight_samples" CASCADE;
  DROP TABLE "access_log" CASCADE;
  DROP TABLE "privacy_runs" CASCADE;
  DROP TABLE "analytics_settings" CASCADE;
  DROP TABLE "forwarding_settings" CASCADE;
  DROP TABLE "consent_settings" CASCADE;
  DROP TABLE "insights" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  DROP TYPE "public"."enum_access_log_action";
  DROP TYPE "public"."enum_forwarding_settings_upstream";`)
}
