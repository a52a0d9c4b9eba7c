import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "sizes_w1200_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1200_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1200_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1200_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_w1200_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_w1200_filename" varchar;
  CREATE INDEX "media_sizes_w1200_sizes_w1200_filename_idx" ON "media" USING btree ("sizes_w1200_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_w1200_sizes_w1200_filename_idx";
  ALTER TABLE "media" DROP COLUMN "sizes_w1200_url";
  ALTER TABLE "media" DROP COLUMN "sizes_w1200_width";
  ALTER TABLE "media" DROP COLUMN "sizes_w1200_height";
  ALTER TABLE "media" DROP COLUMN "sizes_w1200_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_w1200_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_w1200_filename";`)
}
