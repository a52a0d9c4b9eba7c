import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "texts_locales" ADD COLUMN "search_from_header" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_suggestions_label" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_suggestions" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_suggestions_one" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_suggestions_none" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_all_hits" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_best_hits" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_article_number" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "texts_locales" DROP COLUMN "search_from_header";
  ALTER TABLE "texts_locales" DROP COLUMN "search_suggestions_label";
  ALTER TABLE "texts_locales" DROP COLUMN "search_suggestions";
  ALTER TABLE "texts_locales" DROP COLUMN "search_suggestions_one";
  ALTER TABLE "texts_locales" DROP COLUMN "search_suggestions_none";
  ALTER TABLE "texts_locales" DROP COLUMN "search_all_hits";
  ALTER TABLE "texts_locales" DROP COLUMN "search_best_hits";
  ALTER TABLE "texts_locales" DROP COLUMN "search_article_number";`)
}
