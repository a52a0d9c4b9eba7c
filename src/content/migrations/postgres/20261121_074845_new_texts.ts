import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "texts_locales" ADD COLUMN "close" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "overlay_menu" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "overlay_open" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "cart_empty" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "cart_one" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "cart_many" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "cart_show" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "cart_open" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "cart_total" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_sign_in" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_user_or_email" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_password" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_remember" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_new_user" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_user" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_name" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_nick" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_show_password" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_hide_password" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_wait" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_user_missing" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "account_password_missing" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_from_header" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_suggestions_label" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_suggestions" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_suggestions_one" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_suggestions_none" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_all_hits" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_best_hits" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "search_article_number" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "article_number" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "article_price" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "texts_locales" DROP COLUMN "close";
  ALTER TABLE "texts_locales" DROP COLUMN "overlay_menu";
  ALTER TABLE "texts_locales" DROP COLUMN "overlay_open";
  ALTER TABLE "texts_locales" DROP COLUMN "cart_empty";
  ALTER TABLE "texts_locales" DROP COLUMN "cart_one";
  ALTER TABLE "texts_locales" DROP COLUMN "cart_many";
  ALTER TABLE "texts_locales" DROP COLUMN "cart_show";
  ALTER TABLE "texts_locales" DROP COLUMN "cart_open";
  ALTER TABLE "texts_locales" DROP COLUMN "cart_total";
  ALTER TABLE "texts_locales" DROP COLUMN "account_sign_in";
  ALTER TABLE "texts_locales" DROP COLUMN "account_user_or_email";
  ALTER TABLE "texts_locales" DROP COLUMN "account_password";
  ALTER TABLE "texts_locales" DROP COLUMN "account_remember";
  ALTER TABLE "texts_locales" DROP COLUMN "account_new_user";
  ALTER TABLE "texts_locales" DROP COLUMN "account_user";
  ALTER TABLE "texts_locales" DROP COLUMN "account_name";
  ALTER TABLE "texts_locales" DROP COLUMN "account_nick";
  ALTER TABLE "texts_locales" DROP COLUMN "account_show_password";
  ALTER TABLE "texts_locales" DROP COLUMN "account_hide_password";
  ALTER TABLE "texts_locales" DROP COLUMN "account_wait";
  ALTER TABLE "texts_locales" DROP COLUMN "account_user_missing";
  ALTER TABLE "texts_locales" DROP COLUMN "account_password_missing";
  ALTER TABLE "texts_locales" DROP COLUMN "search_from_header";
  ALTER TABLE "texts_locales" DROP COLUMN "search_suggestions_label";
  ALTER TABLE "texts_locales" DROP COLUMN "search_suggestions";
  ALTER TABLE "texts_locales" DROP COLUMN "search_suggestions_one";
  ALTER TABLE "texts_locales" DROP COLUMN "search_suggestions_none";
  ALTER TABLE "texts_locales" DROP COLUMN "search_all_hits";
  ALTER TABLE "texts_locales" DROP COLUMN "search_best_hits";
  ALTER TABLE "texts_locales" DROP COLUMN "search_article_number";
  ALTER TABLE "texts_locales" DROP COLUMN "article_number";
  ALTER TABLE "texts_locales" DROP COLUMN "article_price";`)
}
