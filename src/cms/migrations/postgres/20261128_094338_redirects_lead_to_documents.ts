import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_redirects_type" ADD VALUE 'article' BEFORE 'address';
  ALTER TYPE "public"."enum_redirects_type" ADD VALUE 'post' BEFORE 'address';
  ALTER TYPE "public"."enum_redirects_type" ADD VALUE 'event' BEFORE 'address';
  ALTER TYPE "public"."enum_redirects_type" ADD VALUE 'dealers' BEFORE 'address';
  ALTER TYPE "public"."enum_redirects_type" ADD VALUE 'gone';
  ALTER TABLE "redirects" ADD COLUMN "article_id" integer;
  ALTER TABLE "redirects" ADD COLUMN "post_id" integer;
  ALTER TABLE "redirects" ADD COLUMN "event_id" integer;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "redirects_article_idx" ON "redirects" USING btree ("article_id");
  CREATE INDEX "redirects_post_idx" ON "redirects" USING btree ("post_id");
  CREATE INDEX "redirects_event_idx" ON "redirects" USING btree ("event_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DROP CONSTRAINT IF EXISTS "redirects_article_id_articles_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT IF EXISTS "redirects_post_id_posts_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT IF EXISTS "redirects_event_id_events_id_fk";
  
  ALTER TABLE "redirects" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "redirects" ALTER COLUMN "type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_redirects_type";
  CREATE TYPE "public"."enum_redirects_type" AS ENUM('page', 'address');
  ALTER TABLE "redirects" ALTER COLUMN "type" SET DEFAULT 'page'::"public"."enum_redirects_type";
  ALTER TABLE "redirects" ALTER COLUMN "type" SET DATA TYPE "public"."enum_redirects_type" USING "type"::"public"."enum_redirects_type";
  DROP INDEX "redirects_article_idx";
  DROP INDEX "redirects_post_idx";
  DROP INDEX "redirects_event_idx";
  ALTER TABLE "redirects" DROP COLUMN "article_id";
  ALTER TABLE "redirects" DROP COLUMN "post_id";
  ALTER TABLE "redirects" DROP COLUMN "event_id";`)
}
