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
  ALTER TABLE "texts_locales" ADD COLUMN "cart_total" varchar;`)
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
  ALTER TABLE "texts_locales" DROP COLUMN "cart_total";`)
}
