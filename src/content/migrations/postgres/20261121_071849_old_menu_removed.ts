import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { childRows, type MenuLabel, type MenuRow, menuItems, menuLabels, menuRows } from '../menuItems'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  const rows = async <Row>(query: string) => (await db.execute(sql.raw(query))).rows as unknown as Row[]
  const items = menuItems(await rows<MenuRow>(menuRows), await rows<MenuRow>(childRows), await rows<MenuLabel>(menuLabels))
  await db.execute(sql`UPDATE "navigation" SET "_status" = 'published', "items" = ${JSON.stringify(items)}::jsonb;`)
  await db.execute(sql`
   DROP TABLE "navigation_main_children" CASCADE;
  DROP TABLE "navigation_main_children_locales" CASCADE;
  DROP TABLE "navigation_main" CASCADE;
  DROP TABLE "navigation_main_locales" CASCADE;
  DROP TABLE "_navigation_v_version_main_children" CASCADE;
  DROP TABLE "_navigation_v_version_main_children_locales" CASCADE;
  DROP TABLE "_navigation_v_version_main" CASCADE;
  DROP TABLE "_navigation_v_version_main_locales" CASCADE;
  DROP TYPE "public"."enum_navigation_main_children_type";
  DROP TYPE "public"."enum_navigation_main_type";
  DROP TYPE "public"."enum__navigation_v_version_main_children_type";
  DROP TYPE "public"."enum__navigation_v_version_main_type";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_navigation_main_children_type" AS ENUM('page', 'file', 'address');
  CREATE TYPE "public"."enum_navigation_main_type" AS ENUM('page', 'file', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_main_children_type" AS ENUM('page', 'file', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_main_type" AS ENUM('page', 'file', 'address');
  CREATE TABLE "navigation_main_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_navigation_main_children_type" DEFAULT 'page',
  	"page_id" integer,
  	"anchor" varchar,
  	"file_id" integer,
  	"url" varchar,
  	"new_tab" boolean
  );
  
  CREATE TABLE "navigation_main_children_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_navigation_main_type" DEFAULT 'page',
  	"page_id" integer,
  	"anchor" varchar,
  	"file_id" integer,
  	"url" varchar,
  	"new_tab" boolean
  );
  
  CREATE TABLE "navigation_main_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
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
  
  ALTER TABLE "navigation_main_children" ADD CONSTRAINT "navigation_main_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_children" ADD CONSTRAINT "navigation_main_children_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_children" ADD CONSTRAINT "navigation_main_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_main_children_locales" ADD CONSTRAINT "navigation_main_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_main_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_main_locales" ADD CONSTRAINT "navigation_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_children" ADD CONSTRAINT "_navigation_v_version_main_children_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_children" ADD CONSTRAINT "_navigation_v_version_main_children_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_children" ADD CONSTRAINT "_navigation_v_version_main_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_children_locales" ADD CONSTRAINT "_navigation_v_version_main_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_main_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_locales" ADD CONSTRAINT "_navigation_v_version_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "navigation_main_children_order_idx" ON "navigation_main_children" USING btree ("_order");
  CREATE INDEX "navigation_main_children_parent_id_idx" ON "navigation_main_children" USING btree ("_parent_id");
  CREATE INDEX "navigation_main_children_page_idx" ON "navigation_main_children" USING btree ("page_id");
  CREATE INDEX "navigation_main_children_file_idx" ON "navigation_main_children" USING btree ("file_id");
  CREATE UNIQUE INDEX "navigation_main_children_locales_locale_parent_id_unique" ON "navigation_main_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_main_order_idx" ON "navigation_main" USING btree ("_order");
  CREATE INDEX "navigation_main_parent_id_idx" ON "navigation_main" USING btree ("_parent_id");
  CREATE INDEX "navigation_main_page_idx" ON "navigation_main" USING btree ("page_id");
  CREATE INDEX "navigation_main_file_idx" ON "navigation_main" USING btree ("file_id");
  CREATE UNIQUE INDEX "navigation_main_locales_locale_parent_id_unique" ON "navigation_main_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_main_children_order_idx" ON "_navigation_v_version_main_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_main_children_parent_id_idx" ON "_navigation_v_version_main_children" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_main_children_page_idx" ON "_navigation_v_version_main_children" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_main_children_file_idx" ON "_navigation_v_version_main_children" USING btree ("file_id");
  CREATE UNIQUE INDEX "_navigation_v_version_main_children_locales_locale_parent_id" ON "_navigation_v_version_main_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_main_order_idx" ON "_navigation_v_version_main" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_main_parent_id_idx" ON "_navigation_v_version_main" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_main_page_idx" ON "_navigation_v_version_main" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_main_file_idx" ON "_navigation_v_version_main" USING btree ("file_id");
  CREATE UNIQUE INDEX "_navigation_v_version_main_locales_locale_parent_id_unique" ON "_navigation_v_version_main_locales" USING btree ("_locale","_parent_id");`)
}
