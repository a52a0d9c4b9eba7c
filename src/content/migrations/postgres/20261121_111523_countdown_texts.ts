import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "texts_locales" ADD COLUMN "countdown_pause" varchar;
  ALTER TABLE "texts_locales" ADD COLUMN "countdown_play" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "texts_locales" DROP COLUMN "countdown_pause";
  ALTER TABLE "texts_locales" DROP COLUMN "countdown_play";`)
}
