import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_dead_links_locale" AS ENUM('nb', 'en');
  CREATE TABLE "dead_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"locale" "enum_dead_links_locale" NOT NULL
  );
  
  CREATE TABLE "saved_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"list" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"owner" numeric,
  	"owner_name" varchar NOT NULL,
  	"shared" boolean DEFAULT false NOT NULL,
  	"state" jsonb NOT NULL
  );
  
  CREATE INDEX "dead_links_document_idx" ON "dead_links" USING btree ("document");
  CREATE INDEX "saved_views_list_idx" ON "saved_views" USING btree ("list");
  CREATE INDEX "saved_views_owner_idx" ON "saved_views" USING btree ("owner");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "dead_links" CASCADE;
  DROP TABLE "saved_views" CASCADE;
  DROP TYPE "public"."enum_dead_links_locale";`)
}
