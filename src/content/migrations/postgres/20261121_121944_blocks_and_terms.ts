import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reusable_blocks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_blocks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_blocks_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_site_lightbox_on_mobile" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_delivery_terms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__delivery_terms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__delivery_terms_v_published_locale" AS ENUM('nb', 'en');
  CREATE TABLE "reusable_blocks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_reusable_blocks_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "reusable_blocks_locales" (
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_reusable_blocks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__reusable_blocks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__reusable_blocks_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_reusable_blocks_v_locales" (
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "site_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "delivery_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" numeric DEFAULT 0,
  	"valid_from" timestamp(3) with time zone,
  	"_status" "enum_delivery_terms_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "delivery_terms_locales" (
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_delivery_terms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_version" numeric DEFAULT 0,
  	"version_valid_from" timestamp(3) with time zone,
  	"version__status" "enum__delivery_terms_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__delivery_terms_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_delivery_terms_v_locales" (
  	"version_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reusable_blocks_id" integer;
  ALTER TABLE "site" ADD COLUMN "lightbox_captions" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "lightbox_on_mobile" "enum_site_lightbox_on_mobile" DEFAULT 'yes' NOT NULL;
  ALTER TABLE "texts" ADD COLUMN "own" jsonb;
  ALTER TABLE "reusable_blocks_locales" ADD CONSTRAINT "reusable_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_reusable_blocks_v" ADD CONSTRAINT "_reusable_blocks_v_parent_id_reusable_blocks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_blocks_v_locales" ADD CONSTRAINT "_reusable_blocks_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_reusable_blocks_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_texts" ADD CONSTRAINT "site_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "delivery_terms_locales" ADD CONSTRAINT "delivery_terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivery_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_delivery_terms_v_locales" ADD CONSTRAINT "_delivery_terms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_delivery_terms_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reusable_blocks_updated_at_idx" ON "reusable_blocks" USING btree ("updated_at");
  CREATE INDEX "reusable_blocks_created_at_idx" ON "reusable_blocks" USING btree ("created_at");
  CREATE INDEX "reusable_blocks__status_idx" ON "reusable_blocks" USING btree ("_status");
  CREATE UNIQUE INDEX "reusable_blocks_locales_locale_parent_id_unique" ON "reusable_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reusable_blocks_v_parent_idx" ON "_reusable_blocks_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_blocks_v_version_version_updated_at_idx" ON "_reusable_blocks_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_blocks_v_version_version_created_at_idx" ON "_reusable_blocks_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_blocks_v_version_version__status_idx" ON "_reusable_blocks_v" USING btree ("version__status");
  CREATE INDEX "_reusable_blocks_v_created_at_idx" ON "_reusable_blocks_v" USING btree ("created_at");
  CREATE INDEX "_reusable_blocks_v_updated_at_idx" ON "_reusable_blocks_v" USING btree ("updated_at");
  CREATE INDEX "_reusable_blocks_v_snapshot_idx" ON "_reusable_blocks_v" USING btree ("snapshot");
  CREATE INDEX "_reusable_blocks_v_published_locale_idx" ON "_reusable_blocks_v" USING btree ("published_locale");
  CREATE INDEX "_reusable_blocks_v_latest_idx" ON "_reusable_blocks_v" USING btree ("latest");
  CREATE INDEX "_reusable_blocks_v_autosave_idx" ON "_reusable_blocks_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_reusable_blocks_v_locales_locale_parent_id_unique" ON "_reusable_blocks_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_texts_order_parent" ON "site_texts" USING btree ("order","parent_id");
  CREATE INDEX "delivery_terms__status_idx" ON "delivery_terms" USING btree ("_status");
  CREATE UNIQUE INDEX "delivery_terms_locales_locale_parent_id_unique" ON "delivery_terms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_delivery_terms_v_version_version__status_idx" ON "_delivery_terms_v" USING btree ("version__status");
  CREATE INDEX "_delivery_terms_v_created_at_idx" ON "_delivery_terms_v" USING btree ("created_at");
  CREATE INDEX "_delivery_terms_v_updated_at_idx" ON "_delivery_terms_v" USING btree ("updated_at");
  CREATE INDEX "_delivery_terms_v_snapshot_idx" ON "_delivery_terms_v" USING btree ("snapshot");
  CREATE INDEX "_delivery_terms_v_published_locale_idx" ON "_delivery_terms_v" USING btree ("published_locale");
  CREATE INDEX "_delivery_terms_v_latest_idx" ON "_delivery_terms_v" USING btree ("latest");
  CREATE INDEX "_delivery_terms_v_autosave_idx" ON "_delivery_terms_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_delivery_terms_v_locales_locale_parent_id_unique" ON "_delivery_terms_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_blocks_fk" FOREIGN KEY ("reusable_blocks_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reusable_blocks_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_blocks_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reusable_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reusable_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reusable_blocks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reusable_blocks_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_terms_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_delivery_terms_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_delivery_terms_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reusable_blocks" CASCADE;
  DROP TABLE "reusable_blocks_locales" CASCADE;
  DROP TABLE "_reusable_blocks_v" CASCADE;
  DROP TABLE "_reusable_blocks_v_locales" CASCADE;
  DROP TABLE "site_texts" CASCADE;
  DROP TABLE "delivery_terms" CASCADE;
  DROP TABLE "delivery_terms_locales" CASCADE;
  DROP TABLE "_delivery_terms_v" CASCADE;
  DROP TABLE "_delivery_terms_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reusable_blocks_fk";
  
  DROP INDEX "payload_locked_documents_rels_reusable_blocks_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reusable_blocks_id";
  ALTER TABLE "site" DROP COLUMN "lightbox_captions";
  ALTER TABLE "site" DROP COLUMN "lightbox_on_mobile";
  ALTER TABLE "texts" DROP COLUMN "own";
  DROP TYPE "public"."enum_reusable_blocks_status";
  DROP TYPE "public"."enum__reusable_blocks_v_version_status";
  DROP TYPE "public"."enum__reusable_blocks_v_published_locale";
  DROP TYPE "public"."enum_site_lightbox_on_mobile";
  DROP TYPE "public"."enum_delivery_terms_status";
  DROP TYPE "public"."enum__delivery_terms_v_version_status";
  DROP TYPE "public"."enum__delivery_terms_v_published_locale";`)
}
