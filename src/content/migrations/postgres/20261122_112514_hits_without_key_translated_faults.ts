import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "forwarded_hits_key_idx";
  ALTER TABLE "imports" ALTER COLUMN "fault" SET DATA TYPE jsonb
    USING CASE WHEN "fault" IS NOT NULL THEN jsonb_build_object('nb', "fault", 'en', "fault") END;
  ALTER TABLE "forwarded_hits" DROP COLUMN "key";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" ALTER COLUMN "fault" SET DATA TYPE varchar USING "fault"->>'nb';
  DELETE FROM "forwarded_hits";
  ALTER TABLE "forwarded_hits" ADD COLUMN "key" varchar NOT NULL;
  CREATE UNIQUE INDEX "forwarded_hits_key_idx" ON "forwarded_hits" USING btree ("key");`)
}
