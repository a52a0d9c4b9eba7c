import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" ADD COLUMN "job_phone_national" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "job_phone_auto_hide" boolean DEFAULT true;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site" DROP COLUMN "job_phone_national";
  ALTER TABLE "site" DROP COLUMN "job_phone_auto_hide";`)
}
