import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  CREATE TABLE "analytics_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"keep_raw_days" numeric DEFAULT 90 NOT NULL,
  	"keep_counts_months" numeric DEFAULT 36 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "analytics_events_at_idx" ON "analytics_events" USING btree ("at");
  CREATE INDEX "countedAt_at_idx" ON "analytics_events" USING btree ("counted_at","at");
  CREATE UNIQUE INDEX "dimension_measure_period_value_idx" ON "analytics_counts" USING btree ("dimension","measure","period","value");
  CREATE UNIQUE INDEX "analytics_visitors_visitor_idx" ON "analytics_visitors" USING btree ("visitor");
  CREATE INDEX "analytics_visitors_last_at_idx" ON "analytics_visitors" USING btree ("last_at");
  CREATE UNIQUE INDEX "analytics_salts_day_idx" ON "analytics_salts" USING btree ("day");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "analytics_events" CASCADE;
  DROP TABLE "analytics_counts" CASCADE;
  DROP TABLE "analytics_visitors" CASCADE;
  DROP TABLE "analytics_salts" CASCADE;
  DROP TABLE "analytics_settings" CASCADE;`)
}
