import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_schema_type" AS ENUM('WebPage', 'AboutPage', 'ContactPage');
  CREATE TYPE "public"."enum__pages_v_version_schema_type" AS ENUM('WebPage', 'AboutPage', 'ContactPage');
  CREATE TABLE "index_now_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection" varchar NOT NULL,
  	"document" numeric NOT NULL,
  	"paths" jsonb NOT NULL,
  	"state" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"lease_until" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"error" varchar,
  	"reported_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" varchar NOT NULL,
  	"thread" numeric,
  	"row" varchar,
  	"field" varchar,
  	"label" varchar,
  	"locale" varchar,
  	"done_at" timestamp(3) with time zone,
  	"done_by" varchar,
  	"text" varchar,
  	"author" numeric,
  	"author_name" varchar NOT NULL,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"edited_at" timestamp(3) with time zone,
  	"changed_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "comment_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"thread" numeric NOT NULL,
  	"owner" numeric NOT NULL,
  	"comment" numeric NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL
  );
  
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
  
  CREATE TABLE "writing_help" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"enabled" boolean DEFAULT false,
  	"service_url" varchar,
  	"service_model" varchar,
  	"service_api_key" varchar,
  	"vision" boolean DEFAULT false,
  	"voice" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "posts" ADD COLUMN "canonical" varchar;
  ALTER TABLE "posts_locales" ADD COLUMN "search_title" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_canonical" varchar;
  ALTER TABLE "_posts_v_locales" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "events" ADD COLUMN "canonical" varchar;
  ALTER TABLE "events_locales" ADD COLUMN "search_title" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_canonical" varchar;
  ALTER TABLE "_events_v_locales" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "pages" ADD COLUMN "schema_type" "enum_pages_schema_type" DEFAULT 'WebPage';
  ALTER TABLE "pages" ADD COLUMN "canonical" varchar;
  ALTER TABLE "pages_locales" ADD COLUMN "search_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_schema_type" "enum__pages_v_version_schema_type" DEFAULT 'WebPage';
  ALTER TABLE "_pages_v" ADD COLUMN "version_canonical" varchar;
  ALTER TABLE "_pages_v_locales" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "articles" ADD COLUMN "canonical" varchar;
  ALTER TABLE "articles_locales" ADD COLUMN "search_title" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_canonical" varchar;
  ALTER TABLE "_articles_v_locales" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "dealers" ADD COLUMN "canonical" varchar;
  ALTER TABLE "dealers_locales" ADD COLUMN "search_title" varchar;
  ALTER TABLE "_dealers_v" ADD COLUMN "version_canonical" varchar;
  ALTER TABLE "_dealers_v_locales" ADD COLUMN "version_search_title" varchar;
  ALTER TABLE "site" ADD COLUMN "llms_txt" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "index_now" boolean DEFAULT false;
  CREATE INDEX "index_now_changes_state_idx" ON "index_now_changes" USING btree ("state");
  CREATE INDEX "index_now_changes_due_at_idx" ON "index_now_changes" USING btree ("due_at");
  CREATE INDEX "index_now_changes_updated_at_idx" ON "index_now_changes" USING btree ("updated_at");
  CREATE INDEX "index_now_changes_created_at_idx" ON "index_now_changes" USING btree ("created_at");
  CREATE INDEX "comments_document_idx" ON "comments" USING btree ("document");
  CREATE INDEX "comments_thread_idx" ON "comments" USING btree ("thread");
  CREATE INDEX "comments_author_idx" ON "comments" USING btree ("author");
  CREATE UNIQUE INDEX "comment_notices_key_idx" ON "comment_notices" USING btree ("key");
  CREATE INDEX "comment_notices_thread_idx" ON "comment_notices" USING btree ("thread");
  CREATE INDEX "comment_notices_owner_idx" ON "comment_notices" USING btree ("owner");
  CREATE UNIQUE INDEX "approval_requests_document_idx" ON "approval_requests" USING btree ("document");
  CREATE INDEX "approval_requests_user_idx" ON "approval_requests" USING btree ("user");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "index_now_changes" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "comment_notices" CASCADE;
  DROP TABLE "approval_requests" CASCADE;
  DROP TABLE "content_approval" CASCADE;
  DROP TABLE "writing_help" CASCADE;
  ALTER TABLE "posts" DROP COLUMN "canonical";
  ALTER TABLE "posts_locales" DROP COLUMN "search_title";
  ALTER TABLE "_posts_v" DROP COLUMN "version_canonical";
  ALTER TABLE "_posts_v_locales" DROP COLUMN "version_search_title";
  ALTER TABLE "events" DROP COLUMN "canonical";
  ALTER TABLE "events_locales" DROP COLUMN "search_title";
  ALTER TABLE "_events_v" DROP COLUMN "version_canonical";
  ALTER TABLE "_events_v_locales" DROP COLUMN "version_search_title";
  ALTER TABLE "pages" DROP COLUMN "schema_type";
  ALTER TABLE "pages" DROP COLUMN "canonical";
  ALTER TABLE "pages_locales" DROP COLUMN "search_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_schema_type";
  ALTER TABLE "_pages_v" DROP COLUMN "version_canonical";
  ALTER TABLE "_pages_v_locales" DROP COLUMN "version_search_title";
  ALTER TABLE "articles" DROP COLUMN "canonical";
  ALTER TABLE "articles_locales" DROP COLUMN "search_title";
  ALTER TABLE "_articles_v" DROP COLUMN "version_canonical";
  ALTER TABLE "_articles_v_locales" DROP COLUMN "version_search_title";
  ALTER TABLE "dealers" DROP COLUMN "canonical";
  ALTER TABLE "dealers_locales" DROP COLUMN "search_title";
  ALTER TABLE "_dealers_v" DROP COLUMN "version_canonical";
  ALTER TABLE "_dealers_v_locales" DROP COLUMN "version_search_title";
  ALTER TABLE "site" DROP COLUMN "llms_txt";
  ALTER TABLE "site" DROP COLUMN "index_now";
  DROP TYPE "public"."enum_pages_schema_type";
  DROP TYPE "public"."enum__pages_v_version_schema_type";`)
}
