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
  CREATE INDEX "index_now_changes_created_at_idx" ON "index_now_changes" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "index_now_changes" CASCADE;
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
