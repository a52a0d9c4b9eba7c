import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "approval_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"version_at" timestamp(3) with time zone NOT NULL,
  	"user" numeric,
  	"user_name" varchar NOT NULL,
  	"note" varchar,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "content_approval" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE UNIQUE INDEX "approval_requests_document_idx" ON "approval_requests" USING btree ("document");
  CREATE INDEX "approval_requests_user_idx" ON "approval_requests" USING btree ("user");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "approval_requests" CASCADE;
  DROP TABLE "content_approval" CASCADE;`)
}
