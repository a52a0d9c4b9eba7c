import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TABLE "texts_locales" ADD COLUMN "account_password_missing" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  ALTER TABLE "texts_locales" DROP COLUMN "account_password_missing";`)
}
