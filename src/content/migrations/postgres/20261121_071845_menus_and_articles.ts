import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_published_locale" AS ENUM('nb', 'en');
  CREATE TYPE "public"."enum_navigation_overlay_device" AS ENUM('all', 'wide', 'narrow');
  CREATE TYPE "public"."enum_navigation_layout" AS ENUM('responsive', 'horizontal', 'vertical');
  CREATE TYPE "public"."enum_navigation_opening" AS ENUM('hover', 'click');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_main_children_type" AS ENUM('page', 'file', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_main_type" AS ENUM('page', 'file', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_type" AS ENUM('page', 'article', 'dealers', 'file', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_overlay_device" AS ENUM('all', 'wide', 'narrow');
  CREATE TYPE "public"."enum__navigation_v_version_layout" AS ENUM('responsive', 'horizontal', 'vertical');
  CREATE TYPE "public"."enum__navigation_v_version_opening" AS ENUM('hover', 'click');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('nb', 'en');
  ALTER TYPE "public"."enum_navigation_footer_links_type" ADD VALUE 'article' BEFORE 'file';
  ALTER TYPE "public"."enum_navigation_footer_links_type" ADD VALUE 'dealers' BEFORE 'file';
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"picture_id" integer,
  	"price" numeric,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_number" varchar,
  	"version_picture_id" integer,
  	"version_price" numeric,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__articles_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_description" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_main_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__navigation_v_version_main_children_type" DEFAULT 'page',
  	"page_id" integer,
  	"anchor" varchar,
  	"file_id" integer,
  	"url" varchar,
  	"new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_main_children_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__navigation_v_version_main_type" DEFAULT 'page',
  	"page_id" integer,
  	"anchor" varchar,
  	"file_id" integer,
  	"url" varchar,
  	"new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_main_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" "enum__navigation_v_version_footer_links_type" DEFAULT 'page',
  	"page_id" integer,
  	"anchor" varchar,
  	"article_id" integer,
  	"file_id" integer,
  	"url" varchar,
  	"new_tab" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"heading" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_items" jsonb,
  	"version_overlay_items" jsonb,
  	"version_overlay_device" "enum__navigation_v_version_overlay_device" DEFAULT 'all',
  	"version_layout" "enum__navigation_v_version_layout" DEFAULT 'responsive',
  	"version_breakpoint" numeric DEFAULT 768,
  	"version_gutter" numeric DEFAULT 30,
  	"version_opening" "enum__navigation_v_version_opening" DEFAULT 'hover',
  	"version_sticky" boolean DEFAULT true,
  	"version_sticky_offset" numeric DEFAULT 0,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "navigation_main_children_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_main_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_footer_links_locales" ALTER COLUMN "label" DROP NOT NULL;
  ALTER TABLE "navigation_footer_locales" ALTER COLUMN "heading" DROP NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "navigation_footer_links" ADD COLUMN "article_id" integer;
  ALTER TABLE "navigation" ADD COLUMN "items" jsonb;
  ALTER TABLE "navigation" ADD COLUMN "overlay_items" jsonb;
  ALTER TABLE "navigation" ADD COLUMN "overlay_device" "enum_navigation_overlay_device" DEFAULT 'all';
  ALTER TABLE "navigation" ADD COLUMN "layout" "enum_navigation_layout" DEFAULT 'responsive';
  ALTER TABLE "navigation" ADD COLUMN "breakpoint" numeric DEFAULT 768;
  ALTER TABLE "navigation" ADD COLUMN "gutter" numeric DEFAULT 30;
  ALTER TABLE "navigation" ADD COLUMN "opening" "enum_navigation_opening" DEFAULT 'hover';
  ALTER TABLE "navigation" ADD COLUMN "sticky" boolean DEFAULT true;
  ALTER TABLE "navigation" ADD COLUMN "sticky_offset" numeric DEFAULT 0;
  ALTER TABLE "navigation" ADD COLUMN "_status" "enum_navigation_status" DEFAULT 'draft';
  ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_children" ADD CONSTRAINT "_navigation_v_version_main_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_children" ADD CONSTRAINT "_navigation_v_version_main_children_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_children" ADD CONSTRAINT "_navigation_v_version_main_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_children_locales" ADD CONSTRAINT "_navigation_v_version_main_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_main_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_locales" ADD CONSTRAINT "_navigation_v_version_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links_locales" ADD CONSTRAINT "_navigation_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "articles_number_idx" ON "articles" USING btree ("number");
  CREATE INDEX "articles_picture_idx" ON "articles" USING btree ("picture_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_number_idx" ON "_articles_v" USING btree ("version_number");
  CREATE INDEX "_articles_v_version_version_picture_idx" ON "_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_main_children_order_idx" ON "_navigation_v_version_main_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_main_children_parent_id_idx" ON "_navigation_v_version_main_children" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_main_children_page_idx" ON "_navigation_v_version_main_children" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_main_children_file_idx" ON "_navigation_v_version_main_children" USING btree ("file_id");
  CREATE UNIQUE INDEX "_navigation_v_version_main_children_locales_locale_parent_id" ON "_navigation_v_version_main_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_main_order_idx" ON "_navigation_v_version_main" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_main_parent_id_idx" ON "_navigation_v_version_main" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_main_page_idx" ON "_navigation_v_version_main" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_main_file_idx" ON "_navigation_v_version_main" USING btree ("file_id");
  CREATE UNIQUE INDEX "_navigation_v_version_main_locales_locale_parent_id_unique" ON "_navigation_v_version_main_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_page_idx" ON "_navigation_v_version_footer_links" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_footer_links_article_idx" ON "_navigation_v_version_footer_links" USING btree ("article_id");
  CREATE INDEX "_navigation_v_version_footer_links_file_idx" ON "_navigation_v_version_footer_links" USING btree ("file_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_links_locales_locale_parent_id_" ON "_navigation_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "navigation_footer_links_article_idx" ON "navigation_footer_links" USING btree ("article_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "articles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_main_children" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_main_children_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_main" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_main_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "articles_locales" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "_articles_v_locales" CASCADE;
  DROP TABLE "_navigation_v_version_main_children" CASCADE;
  DROP TABLE "_navigation_v_version_main_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_main" CASCADE;
  DROP TABLE "_navigation_v_version_main_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  ALTER TABLE "navigation_footer_links" DROP CONSTRAINT "navigation_footer_links_article_id_articles_id_fk";
  
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_navigation_footer_links_type";
  CREATE TYPE "public"."enum_navigation_footer_links_type" AS ENUM('page', 'file', 'address');
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "type" SET DEFAULT 'page'::"public"."enum_navigation_footer_links_type";
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "type" SET DATA TYPE "public"."enum_navigation_footer_links_type" USING "type"::"public"."enum_navigation_footer_links_type";
  DROP INDEX "payload_locked_documents_rels_articles_id_idx";
  DROP INDEX "navigation_footer_links_article_idx";
  DROP INDEX "navigation__status_idx";
  ALTER TABLE "navigation_main_children_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_main_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_footer_links_locales" ALTER COLUMN "label" SET NOT NULL;
  ALTER TABLE "navigation_footer_locales" ALTER COLUMN "heading" SET NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "articles_id";
  ALTER TABLE "navigation_footer_links" DROP COLUMN "article_id";
  ALTER TABLE "navigation" DROP COLUMN "items";
  ALTER TABLE "navigation" DROP COLUMN "overlay_items";
  ALTER TABLE "navigation" DROP COLUMN "overlay_device";
  ALTER TABLE "navigation" DROP COLUMN "layout";
  ALTER TABLE "navigation" DROP COLUMN "breakpoint";
  ALTER TABLE "navigation" DROP COLUMN "gutter";
  ALTER TABLE "navigation" DROP COLUMN "opening";
  ALTER TABLE "navigation" DROP COLUMN "sticky";
  ALTER TABLE "navigation" DROP COLUMN "sticky_offset";
  ALTER TABLE "navigation" DROP COLUMN "_status";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum__articles_v_published_locale";
  DROP TYPE "public"."enum_navigation_overlay_device";
  DROP TYPE "public"."enum_navigation_layout";
  DROP TYPE "public"."enum_navigation_opening";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_main_children_type";
  DROP TYPE "public"."enum__navigation_v_version_main_type";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_type";
  DROP TYPE "public"."enum__navigation_v_version_overlay_device";
  DROP TYPE "public"."enum__navigation_v_version_layout";
  DROP TYPE "public"."enum__navigation_v_version_opening";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";`)
}
