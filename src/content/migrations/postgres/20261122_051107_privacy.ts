import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_access_log_action" AS ENUM('opened', 'listed', 'exported', 'sought', 'personExported', 'personErased');
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
  
  CREATE TABLE "privacy_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"days" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE INDEX "access_log_at_idx" ON "access_log" USING btree ("at");
  CREATE INDEX "access_log_user_idx" ON "access_log" USING btree ("user");
  CREATE INDEX "privacy_runs_started_at_idx" ON "privacy_runs" USING btree ("started_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "access_log" CASCADE;
  DROP TABLE "privacy_runs" CASCADE;
  DROP TABLE "privacy_settings" CASCADE;
  DROP TYPE "public"."enum_access_log_action";`)
}
