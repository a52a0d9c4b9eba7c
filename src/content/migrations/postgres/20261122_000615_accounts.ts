import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "members_sessions" ADD COLUMN "device" varchar;
  ALTER TABLE "members" ADD COLUMN "mobile" varchar;
  ALTER TABLE "members" ADD COLUMN "email_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "mobile_confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "new_email" varchar;
  ALTER TABLE "members" ADD COLUMN "locale" varchar;
  ALTER TABLE "members" ADD COLUMN "mobile_code" varchar;
  ALTER TABLE "members" ADD COLUMN "mobile_code_until" timestamp(3) with time zone;
  ALTER TABLE "members" ADD COLUMN "mobile_code_tries" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "members_sessions" DROP COLUMN "device";
  ALTER TABLE "members" DROP COLUMN "mobile";
  ALTER TABLE "members" DROP COLUMN "email_confirmed_at";
  ALTER TABLE "members" DROP COLUMN "mobile_confirmed_at";
  ALTER TABLE "members" DROP COLUMN "new_email";
  ALTER TABLE "members" DROP COLUMN "locale";
  ALTER TABLE "members" DROP COLUMN "mobile_code";
  ALTER TABLE "members" DROP COLUMN "mobile_code_until";
  ALTER TABLE "members" DROP COLUMN "mobile_code_tries";`)
}
