import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "forwarded_hits_key_idx";
  ALTER TABLE "forwarded_hits" DROP COLUMN "key";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forwarded_hits" ADD COLUMN "key" varchar NOT NULL;
  CREATE UNIQUE INDEX "forwarded_hits_key_idx" ON "forwarded_hits" USING btree ("key");`)
}
